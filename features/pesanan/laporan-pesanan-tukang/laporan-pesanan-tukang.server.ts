import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'
import { pesananTukang } from './laporan-pesanan-tukang.query.ts'

export const laporanPesananTukangFeature: Feature = {
  routes: [laporanRoute(laporanPesananTukang, pesananTukang)],
}
