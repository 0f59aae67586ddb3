import { type Feature, route } from '@kencana/server-kit'
import { laporanBarangDetail } from './laporan-barang-detail.contract.ts'
import { isiBaki } from './laporan-barang-detail.query.ts'

export const laporanBarangDetailFeature: Feature = {
  routes: [route(laporanBarangDetail, (input, { db, sesi }) => isiBaki(db, input, sesi.kode_toko))],
}
