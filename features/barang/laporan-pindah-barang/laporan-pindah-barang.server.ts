import { type Feature, route } from '@kencana/server-kit'
import { laporanPindahBarang } from './laporan-pindah-barang.contract.ts'
import { detail, rekap } from './laporan-pindah-barang.query.ts'

export const laporanPindahBarangFeature: Feature = {
  routes: [
    route(laporanPindahBarang, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP' ? rekap(db, input, sesi.kode_toko) : detail(db, input, sesi.kode_toko),
    ),
  ],
}
