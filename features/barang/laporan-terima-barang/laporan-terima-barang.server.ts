import { type Feature, route } from '@kencana/server-kit'
import { laporanTerimaBarang } from './laporan-terima-barang.contract.ts'
import { detail, rekap } from './laporan-terima-barang.query.ts'

export const laporanTerimaBarangFeature: Feature = {
  routes: [
    route(laporanTerimaBarang, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP' ? rekap(db, input, sesi.kode_toko) : detail(db, input, sesi.kode_toko),
    ),
  ],
}
