import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanSusutSelisih } from './laporan-susut-selisih.contract.ts'
import { detail, rekap } from './laporan-susut-selisih.query.ts'
import { pembeli } from './pembeli.query.ts'
import { uang } from './uang.query.ts'

export const laporanSusutSelisihFeature: Feature = {
  routes: [
    laporanRoute(laporanSusutSelisih, {
      HARI: (db, input, kode_toko) => rekap(db, input, kode_toko, 'HARI'),
      ORANG: (db, input, kode_toko) => rekap(db, input, kode_toko, 'ORANG'),
      JURNAL: (db, input, kode_toko) => rekap(db, input, kode_toko, 'JURNAL'),
      DETAIL: detail,
      PEMBELI: pembeli,
      UANG: uang,
    }),
  ],
}
