import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanBarangDetail } from './laporan-barang-detail.contract.ts'
import { isiBaki } from './laporan-barang-detail.query.ts'

export const laporanBarangDetailFeature: Feature = {
  routes: [laporanRoute(laporanBarangDetail, isiBaki)],
}
