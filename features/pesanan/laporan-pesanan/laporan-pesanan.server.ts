import { type Feature, route } from '@kencana/server-kit'
import { laporanPesanan } from './laporan-pesanan.contract.ts'
import { pesananPeriode } from './laporan-pesanan.query.ts'

export const laporanPesananFeature: Feature = {
  routes: [route(laporanPesanan, (input, { db, sesi }) => pesananPeriode(db, input, sesi.kode_toko))],
}
