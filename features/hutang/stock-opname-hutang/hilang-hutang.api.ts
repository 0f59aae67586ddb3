/** Envelopes that are counted, and those that a count did not find. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, mg } from '@kencana/ledger'
import { isOwner, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { OTORISASI_JAMINAN } from './stock-opname-hutang.contract.ts'

/** A count `s` whose findings hold: one that is counted again tells nothing yet, one that was called off before that needed an agreement nothing ever. */
export const BERLAKU: Sql = sql`(s.status NOT IN ('ULANG', 'BATAL') OR s.otorisasi_batal IS NOT NULL)`

/** The count that looked for the goods of a loan in vain, though it was called off since, null where none did or they were found since. @param no_hutang SQL of its number */
export const HILANG = (no_hutang: Sql): Sql => sql`(
  SELECT max(h.no_so::text) FROM hutang_opname_hasil h JOIN hutang_opname s USING (no_so)
  WHERE h.akar = akar_hutang(${no_hutang}) AND h.hasil = 'KURANG' AND h.temu_pada IS NULL AND ${BERLAKU})`

interface Dilepas {
  no_hutang: string
  nama_customer: string
  barang: readonly { berat: number }[]
}

/**
 * Where goods are looked for as they are to leave. What the first round missed is so while it is counted again: otherwise they would be
 * gone by papers before it ends. Which count it is is told to nobody then.
 */
const DICARI = (no_hutang: string): Sql => sql`
  coalesce(${HILANG(sql`${no_hutang}`)}, (SELECT 'hitungan yang masih berjalan'
    FROM hutang_opname_hasil h JOIN hutang_opname s USING (no_so)
    WHERE h.akar = akar_hutang(${no_hutang}) AND h.hasil = 'KURANG' AND s.status = 'ULANG'))`

/**
 * While it is counted again nobody who counts lets goods go: whether OWN's word is asked for would tell him what the first round missed.
 * @throws Refusal
 */
const tolakPenghitungUlang = async ({ db, sesi }: WriteContext): Promise<void> => {
  const row = await db.one(sql`
    SELECT 1 AS ya FROM hutang_opname s WHERE s.kode_toko = ${sesi.kode_toko} AND s.status IN ('ULANG') AND (s.user_id = ${sesi.user_id}
      OR EXISTS (SELECT FROM hutang_opname_oleh p WHERE p.no_so = s.no_so AND p.user_id = ${sesi.user_id}))`)
  if (row) throw new Refusal('rule', 'Barang Hutang Sedang Dihitung Ulang, Minta User Lain Yang Tidak Menghitungnya')
}

/**
 * Goods that nobody could find are let go, or go on as another loan, by OWN's word alone. Source: controls, counting.
 * @throws Refusal to who counts them again
 */
export const kasusHilang = async (ctx: WriteContext, hutang: Dilepas, aturan: string): Promise<Kasus | null> => {
  await tolakPenghitungUlang(ctx)
  const { db } = ctx
  const { no_hutang, nama_customer, barang } = hutang
  const row = await db.one<{ no_so: string | null }>(sql`SELECT ${DICARI(no_hutang)} AS no_so`)
  if (!row?.no_so) return null
  const berat = mg(jumlah(barang, 'berat'))
  return {
    kategori: OTORISASI_JAMINAN,
    aturan,
    keterangan: `${no_hutang} ${nama_customer}, tidak ditemukan pada ${row.no_so}`,
    berat,
    mg: berat,
    wakil: false,
    oleh: 'OWN',
  }
}

type Penghitung = Pick<Sesi, 'kode_toko' | 'user_id' | 'level'>

/** The count that somebody takes part in; with `semua`, of who is below OWN and SU, any that goes on. */
const dihitungKini = (db: Queryable, { kode_toko, user_id, level }: Penghitung, semua: boolean) =>
  db.one<{ no_so: string }>(sql`
    SELECT s.no_so::text FROM hutang_opname s
    WHERE s.kode_toko = ${kode_toko} AND s.status IN ('HITUNG', 'ULANG') AND (${semua && !isOwner(level)}::boolean OR s.user_id = ${user_id}
      OR EXISTS (SELECT FROM hutang_opname_oleh p WHERE p.no_so = s.no_so AND p.user_id = ${user_id}))`)

/** Whether somebody counts envelopes now. */
export const menghitungJaminan = async (db: Queryable, sesi: Penghitung): Promise<boolean> =>
  (await dihitungKini(db, sesi, false)) !== undefined

/**
 * Whoever counts envelopes is not told which there should be, until the count is closed.
 * @param semua nobody below OWN and SU is, while they are counted
 * @throws Refusal
 */
export const tolakLihatJaminan = async (db: Queryable, sesi: Penghitung, semua: boolean): Promise<void> => {
  const row = await dihitungKini(db, sesi, semua)
  if (row) throw new Refusal('rule', `Barang Hutang Sedang Dihitung, ${row.no_so}, Daftarnya Tidak Ditampilkan`)
}
