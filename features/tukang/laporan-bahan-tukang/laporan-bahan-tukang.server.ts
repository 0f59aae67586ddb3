import { type Feature, route } from '@kencana/server-kit'
import { laporanBahan } from './laporan-bahan-tukang.contract.ts'
import { detailBahan, rekapBahan } from './laporan-bahan-tukang.query.ts'

export const laporanBahanTukangFeature: Feature = {
  routes: [
    route(laporanBahan, (saring, { db, sesi }) =>
      saring.type === 'REKAP' ? rekapBahan(db, saring, sesi.kode_toko) : detailBahan(db, saring, sesi.kode_toko),
    ),
  ],
}
