import { type Feature, route } from '@kencana/server-kit'
import { laporanHancurBarang } from './laporan-hancur-barang.contract.ts'
import { detail, rekap } from './laporan-hancur-barang.query.ts'

export const laporanHancurBarangFeature: Feature = {
  routes: [
    route(laporanHancurBarang, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP' ? rekap(db, input, sesi.kode_toko) : detail(db, input, sesi.kode_toko),
    ),
  ],
}
