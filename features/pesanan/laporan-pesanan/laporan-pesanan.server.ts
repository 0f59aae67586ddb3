import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanPesanan } from './laporan-pesanan.contract.ts'
import { pesananPeriode } from './laporan-pesanan.query.ts'

export const laporanPesananFeature: Feature = {
  routes: [laporanRoute(laporanPesanan, pesananPeriode)],
}
