import { SEMUA } from '@kencana/contract'
import { mg, TEMPAT_STOK } from '@kencana/ledger'
import { type Feature, route } from '@kencana/server-kit'
import { tolakLihat } from '../stock-opname/dihitung.api.ts'
import { gerakStok } from '../stok/gerak-stok.api.ts'
import { laporanStockJual, saldoBarang } from './laporan-stock-jual.contract.ts'

const cocok = (saringan: string | readonly string[], nilai: string): boolean => {
  const semua = typeof saringan === 'string' ? [saringan] : saringan
  return semua.length === 0 || semua.includes(SEMUA) || semua.includes(nilai)
}

interface Saringan {
  kode_gudang: string | readonly string[]
  kode_group: string
  kode_dept: string
}

/** A few hundred sums at most: they are filtered here, so that every filter costs the same. */
const tersaring = <Row extends { kode_gudang: string; kode_group: string; kode_dept: string }>(
  rows: readonly Row[],
  { kode_gudang, kode_group, kode_dept }: Saringan,
): Row[] =>
  rows.filter(
    (row) =>
      cocok(kode_gudang, row.kode_gudang) && cocok(kode_group, row.kode_group) && cocok(kode_dept, row.kode_dept),
  )

export const laporanStockJualFeature: Feature = {
  routes: [
    route(laporanStockJual, async (input, { db, sesi }) => {
      const rows = tersaring(await gerakStok(db, sesi.kode_toko, input), input)
      return rows
        .filter((row) => !(row.kode_gudang in TEMPAT_STOK))
        .map(({ awal, masuk, keluar, jual, akhir, ...tempat }) => ({
          ...tempat,
          stock_awal: awal.qty,
          stock_in: masuk.qty,
          stock_out: keluar.qty,
          stock_jual: jual.keluar.qty - jual.masuk.qty,
          stock_akhir: akhir.qty,
          berat_awal: awal.berat,
          berat_in: masuk.berat,
          berat_out: keluar.berat,
          berat_jual: mg(jual.keluar.berat - jual.masuk.berat),
          berat_akhir: akhir.berat,
        }))
    }),
    route(saldoBarang, async ({ tanggal, kode_toko: baki, ...input }, { db, sesi }) => {
      if (baki !== SEMUA) await tolakLihat(db, sesi, baki)
      const rentang = { tgl_awal: tanggal, tgl_akhir: tanggal, baki: baki === SEMUA ? undefined : baki }
      const rows = tersaring(await gerakStok(db, sesi.kode_toko, rentang), input)
      return rows.map(({ kode_gudang, kode_group, kode_dept, awal, masuk, keluar, jual, akhir }) => ({
        _id: { kode_gudang, kode_group, kode_dept },
        stock_awal: awal.qty,
        stock_in: masuk.qty + jual.masuk.qty,
        stock_out: keluar.qty + jual.keluar.qty,
        stock_akhir: akhir.qty,
        berat_awal: awal.berat,
        berat_in: mg(masuk.berat + jual.masuk.berat),
        berat_out: mg(keluar.berat + jual.keluar.berat),
        berat_akhir: akhir.berat,
      }))
    }),
  ],
}
