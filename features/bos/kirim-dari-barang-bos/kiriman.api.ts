/** Dispatches to labeling, the owner's (KB) and those from gilding (KC): held, and what is left of them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { kunciSaldo, Refusal, type WriteContext } from '@kencana/server-kit'

/** Goods of one type that a dispatch still holds, over all shops. */
export interface SisaKirim {
  lot: string
  kode_group: string
  kode_dept: string
  pcs: number
  mg: Mg
}

/** One type of goods of a dispatch, as it was sent. */
export interface BarisKirim {
  no_kirim: string
  /** The KC tray it was sent to. */
  kode_baki: string
  kode_group: string
  kode_dept: string
  tipe_barang: 'SP' | 'A'
  qty: number
  berat: Mg
}

/** A dispatch with what is left of it. */
export interface Kiriman {
  no_kirim: string
  jenis: 'KB' | 'KC'
  kode_toko: string
  cabang: string
  tgl_system: string
  /** Number of the validation that closed it. */
  no_validasi: string | null
  baris: readonly BarisKirim[]
  sisa: readonly SisaKirim[]
}

/** What is left of dispatches now, per type, over all shops. @param no_kirim the number, or a column of numbers */
const sisaDari = (no_kirim: Sql): Sql => sql`
  SELECT m.ref AS no_kirim, m.lot, m.kode_group, m.kode_dept, sum(m.pcs)::bigint AS pcs, sum(m.mg)::bigint AS mg
  FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = ${no_kirim}
  GROUP BY m.ref, m.lot, m.kode_group, m.kode_dept`

/** A dispatch of any shop as it is now. @throws Refusal when there is none, or it was cancelled */
export const bacaKiriman = async (db: Queryable, no_kirim: string): Promise<Kiriman> => {
  const baris = await db.rows<BarisKirim & Omit<Kiriman, 'baris' | 'sisa'> & { no_batal: string | null }>(sql`
    SELECT no_kirim, jenis, kode_toko, cabang, tgl_system, kode_baki, kode_group, kode_dept, tipe_barang, qty, berat, no_batal,
      no_validasi
    FROM kiriman_stok WHERE no_kirim = ${no_kirim} ORDER BY kode_group, kode_dept`)
  const [satu] = baris
  if (!satu) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  if (satu.no_batal !== null) throw new Refusal('conflict', `Kiriman ${no_kirim} Sudah Dibatalkan`)
  const sisa = await db.rows<SisaKirim>(sql`${sisaDari(sql`${no_kirim}`)} ORDER BY 3, 4, 2`)
  const { jenis, kode_toko, cabang, tgl_system, no_validasi } = satu
  return { no_kirim, jenis, kode_toko, cabang, tgl_system, no_validasi, baris, sisa }
}

/**
 * Holds a dispatch and what is left of it until commit.
 * @param tulis its own row will be changed: cancelled, closed, opened again
 * @throws Refusal when there is none, or it was cancelled
 */
export const kunciKiriman = async (ctx: WriteContext, no_kirim: string, tulis: boolean): Promise<Kiriman> => {
  const cara = tulis ? sql`FOR UPDATE` : sql`FOR SHARE`
  await ctx.db.run(sql`SELECT 1 FROM kirim_bos WHERE no_kirim_bos = ${no_kirim} ${cara}`)
  await ctx.db.run(sql`SELECT 1 FROM kirim_labeling WHERE no_kirim_stock = ${no_kirim} ${cara}`)
  const kiriman = await bacaKiriman(ctx.db, no_kirim)
  // Goods come under a dispatch's number once, when it is sent: no key can join these while its row is held.
  const saldo = await kunciSaldo(
    ctx,
    kiriman.sisa.map(({ lot, kode_group, kode_dept }) => ({
      akun: 'SALDO_KIRIM',
      ref: no_kirim,
      lot,
      kode_group,
      kode_dept,
    })),
  )
  return { ...kiriman, sisa: kiriman.sisa.map((one, at) => ({ ...one, ...saldo[at] })) }
}

/** Refuses a dispatch that the cashier closed. */
export const pastikanTerbuka = ({ no_kirim, no_validasi }: Kiriman): void => {
  if (no_validasi !== null) throw new Refusal('conflict', `Kiriman ${no_kirim} Sudah Divalidasi`)
}

/** What items can still be entered from in a shop, oldest dispatch first: one row per type, pieces and weight left. */
export const kirimanTerbuka = (
  db: Queryable,
  cabang: string,
): Promise<(Omit<BarisKirim, 'qty' | 'berat'> & { pcs: number; mg: Mg })[]> =>
  db.rows(sql`
    SELECT k.no_kirim, k.kode_baki, k.kode_group, k.kode_dept, k.tipe_barang, s.pcs, s.mg
    FROM kiriman_stok k
    CROSS JOIN LATERAL (
      SELECT sum(x.pcs)::bigint AS pcs, sum(x.mg)::bigint AS mg FROM (${sisaDari(sql`k.no_kirim`)}) x
      WHERE x.kode_group = k.kode_group AND x.kode_dept = k.kode_dept
    ) s
    WHERE k.cabang = ${cabang} AND k.no_batal IS NULL AND k.no_validasi IS NULL AND s.pcs > 0
    ORDER BY k.dibuat_pada, k.no_kirim, k.kode_group, k.kode_dept`)
