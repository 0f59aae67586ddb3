/** Whom an order is for, as its reader may know him. */
import { type Queryable, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { hpTerbaca } from '../../member/data-member/data-member.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'

interface Milik {
  no_pesanan: string
  kode_member: string
  user_id: string
}

/** Where an order is given to a craftsman, moved to another one, and taken back finished. */
const GARAP = ['/pembagian-pesanan', '/pindah-pesanan', '/pesanan-selesai'] as const

/** Orders, or papers about them, with the telephone that their reader may see: in full for who reads the money of sales. */
export const pemesanTerlihat = async <T extends { no_pesanan: string; no_hp: string }>(
  db: Queryable,
  sesi: Sesi,
  rows: readonly T[],
): Promise<T[]> => {
  if (rows.length === 0 || !(await akunTersembunyi(db, sesi)).includes('PENJUALAN')) return [...rows]
  const list = await db.rows<Milik>(sql`
    SELECT no_pesanan, kode_customer::text AS kode_member, user_id::text FROM pesanan
    WHERE kode_toko = ${sesi.kode_toko} AND no_pesanan = ANY (${rows.map((row) => row.no_pesanan)}::text[])`)
  const milik = new Map(list.map((one) => [one.no_pesanan, one]))
  return rows.map((row) => {
    const dia = milik.get(row.no_pesanan)
    if (!dia) throw new Error(`no order ${row.no_pesanan}`)
    return { ...row, no_hp: hpTerbaca(false, sesi, { ...dia, no_hp: row.no_hp }) }
  })
}

/** The same of one. */
export const satuTerlihat = async <T extends { no_pesanan: string; no_hp: string }>(
  db: Queryable,
  sesi: Sesi,
  row: T,
): Promise<T> => {
  const [terlihat = row] = await pemesanTerlihat(db, sesi, [row])
  return terlihat
}

/** The same where an order is handled: in full for who may save there, since he calls its customer. */
export const pemesanDigarap = async <T extends { no_pesanan: string; no_hp: string }>(
  db: Queryable,
  sesi: Sesi,
  rows: readonly T[],
): Promise<T[]> => {
  const penggarap = await db.one(sql`
    SELECT 1 AS ada FROM hak_aksi
    WHERE user_id = ${sesi.user_id} AND menu_name = ANY (${GARAP}::text[]) AND aksi = 'simpan' LIMIT 1`)
  return penggarap ? [...rows] : pemesanTerlihat(db, sesi, rows)
}
