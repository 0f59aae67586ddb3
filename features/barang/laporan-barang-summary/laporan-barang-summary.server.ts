import { SEMUA } from '@kencana/contract'
import { type Feature, route } from '@kencana/server-kit'
import { stokPerTempat } from '../stok/stok.api.ts'
import { laporanBarangSummary } from './laporan-barang-summary.contract.ts'

const cocok = (saringan: string, nilai: string) => saringan === SEMUA || saringan === nilai

export const laporanBarangSummaryFeature: Feature = {
  routes: [
    // A few hundred sums at most: they are filtered here, so that every filter costs the same.
    route(laporanBarangSummary, async ({ tanggal, kode_gudang, kode_group, kode_dept }, { db, sesi }) => {
      const stok = await stokPerTempat(db, sesi.kode_toko, tanggal)
      return stok.filter(
        (row) =>
          cocok(kode_gudang, row.kode_gudang) && cocok(kode_group, row.kode_group) && cocok(kode_dept, row.kode_dept),
      )
    }),
  ],
}
