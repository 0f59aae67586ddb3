import { type Feature, route } from '@kencana/server-kit'
import { laporanTambahBarang } from './laporan-tambah-barang.contract.ts'
import { detail, rekap } from './laporan-tambah-barang.query.ts'

export const laporanTambahBarangFeature: Feature = {
  routes: [
    route(laporanTambahBarang, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP' ? rekap(db, input, sesi.kode_toko) : detail(db, input, sesi.kode_toko),
    ),
  ],
}
