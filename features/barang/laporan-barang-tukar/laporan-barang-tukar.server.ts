import { type Feature, route } from '@kencana/server-kit'
import { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'
import { barangTukar } from './laporan-barang-tukar.query.ts'

export const laporanBarangTukarFeature: Feature = {
  routes: [route(laporanBarangTukar, (input, { db, sesi }) => barangTukar(db, input, sesi.kode_toko))],
}
