import { sql } from '@kencana/database'
import { mg, TEMPAT_STOK } from '@kencana/ledger'
import { type Feature, route } from '@kencana/server-kit'
import { type Stok, stokPerTempat } from '../stok/stok.api.ts'
import { laporanBarangDalam } from './laporan-barang-dalam.contract.ts'

/** What waits to be entered lies, for this report, in the gudang it was sent to. */
const gudangDari = (row: Stok, kc: string): string => (row.kode_gudang === 'SALDO_KIRIM' ? kc : row.nama_gudang)

const jumlahkan = (stok: readonly Stok[], kc: string) => {
  const sums = new Map<string, { nama_gudang: string; kode_group: string; qty: number; berat: number }>()
  for (const row of stok) {
    const nama_gudang = gudangDari(row, kc)
    const key = `${nama_gudang}|${row.kode_group}`
    const sum = sums.get(key) ?? { nama_gudang, kode_group: row.kode_group, qty: 0, berat: 0 }
    sums.set(key, { ...sum, qty: sum.qty + row.qty, berat: sum.berat + row.berat })
  }
  return [...sums.values()].map((row) => ({ ...row, berat: mg(row.berat) }))
}

export const laporanBarangDalamFeature: Feature = {
  routes: [
    route(laporanBarangDalam, async (_, { db, sesi }) => {
      const kc = await db.one<{ nama: string }>(
        sql`SELECT nama_gudang::text AS nama FROM gudang WHERE kode_gudang = 'KC'`,
      )
      const stok = await stokPerTempat(db, sesi.kode_toko, 'infinity')
      const dalam = stok.filter((row) => row.kode_gudang === 'SALDO_KIRIM' || !(row.kode_gudang in TEMPAT_STOK))
      return jumlahkan(dalam, kc?.nama ?? 'KC')
    }),
  ],
}
