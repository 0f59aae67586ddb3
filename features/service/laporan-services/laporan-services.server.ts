import { type Feature, grouped, laporanRoute } from '@kencana/server-kit'
import {
  laporanBatalService,
  laporanServiceAmbil,
  laporanServiceMasuk,
  laporanServiceSelesai,
  laporanServices,
} from './laporan-services.contract.ts'
import { semuaService, serviceAmbil, serviceBatal, serviceMasuk, serviceSelesai } from './laporan-services.query.ts'

/** Reports of repairs. */
export const laporanServicesFeature: Feature = {
  routes: [
    laporanRoute(laporanServices, async (db, input, kode_toko) =>
      grouped(await semuaService(db, input, kode_toko), (one) => one.tanggal).map(([_id, detail]) => ({ _id, detail })),
    ),
    laporanRoute(laporanServiceMasuk, serviceMasuk),
    laporanRoute(laporanServiceSelesai, serviceSelesai),
    laporanRoute(laporanServiceAmbil, serviceAmbil),
    laporanRoute(laporanBatalService, serviceBatal),
  ],
}
