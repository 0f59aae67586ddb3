import { sql } from '@kencana/database'
import { mg, TEMPAT_STOK } from '@kencana/ledger'
import { type Feature, route } from '@kencana/server-kit'
import { type Stok, stokPerTempat } from '../stok/stok.api.ts'
import { laporanBarangDalam } from './laporan-barang-dalam.contract.ts'

/** Gudang whose goods lie on no tray, by the account that holds them: what waits to be entered, what is damaged, scrap gold. */
const GUDANG_AKUN: Readonly<Record<string, string>> = { SALDO_KIRIM: 'KC', RUSAK: 'RUSAK', HANCUR: 'HANCUR' }

type Nama = ReadonlyMap<string, string>

/** The gudang that goods lie in, for this report; undefined where they are in none. */
const gudangDari = (row: Stok, nama: Nama): string | undefined => {
  const kode = GUDANG_AKUN[row.kode_gudang]
  if (kode !== undefined) return nama.get(kode) ?? kode
  return row.kode_gudang in TEMPAT_STOK ? undefined : row.nama_gudang
}

const jumlahkan = (stok: readonly Stok[], nama: Nama) => {
  const sums = new Map<string, { nama_gudang: string; kode_group: string; qty: number; berat: number }>()
  for (const row of stok) {
    const nama_gudang = gudangDari(row, nama)
    if (nama_gudang === undefined) continue
    const key = `${nama_gudang}|${row.kode_group}`
    const sum = sums.get(key) ?? { nama_gudang, kode_group: row.kode_group, qty: 0, berat: 0 }
    sums.set(key, { ...sum, qty: sum.qty + row.qty, berat: sum.berat + row.berat })
  }
  return [...sums.values()].map((row) => ({ ...row, berat: mg(row.berat) }))
}

export const laporanBarangDalamFeature: Feature = {
  routes: [
    route(laporanBarangDalam, async (_, { db, sesi }) => {
      const gudang = await db.rows<{ kode: string; nama: string }>(sql`
        SELECT kode_gudang::text AS kode, nama_gudang::text AS nama FROM gudang WHERE kode_gudang = ANY (${Object.values(GUDANG_AKUN)}::text[])`)
      const nama = new Map(gudang.map((one) => [one.kode, one.nama]))
      return jumlahkan(await stokPerTempat(db, sesi.kode_toko, 'infinity'), nama)
    }),
  ],
}
