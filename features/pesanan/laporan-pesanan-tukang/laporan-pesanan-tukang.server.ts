import { type Feature, route } from '@kencana/server-kit'
import { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'
import { pesananTukang } from './laporan-pesanan-tukang.query.ts'

export const laporanPesananTukangFeature: Feature = {
  routes: [route(laporanPesananTukang, (saring, { db, sesi }) => pesananTukang(db, saring, sesi.kode_toko))],
}
