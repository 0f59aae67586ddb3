/** Lots of loose goods on a tray, for documents that draw on them. */
import { sql } from '@kencana/database'
import { type IsiLot, jumlah, MeasureError, mg, pcs, potongLot } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'

/** Which goods: a tray of this shop, a category and a type of it, one lot when given. */
export interface IsiDicari {
  kode_baki: string
  kode_group: string
  kode_dept: string
  lot?: string
}

/**
 * Holds off every other draw on the same goods until commit, then reads the lots, oldest first. Each lot with pieces.
 * Take several in the order of their keys.
 */
export const kunciIsiBaki = async (ctx: WriteContext, isi: IsiDicari): Promise<IsiLot[]> => {
  const { kode_toko } = ctx.sesi
  const kunci = ['ISI', kode_toko, isi.kode_baki, isi.kode_group, isi.kode_dept].join('|')
  await ctx.db.run(sql`SELECT pg_advisory_xact_lock(6, hashtext(${kunci}))`)
  return ctx.db.rows<IsiLot>(sql`
    SELECT x.lot, sum(x.pcs)::bigint AS pcs, sum(x.mg)::bigint AS mg
    FROM (
      SELECT s.lot, s.pcs, s.mg FROM saldo_harian s
      WHERE s.kode_toko = ${kode_toko} AND s.akun = 'BAKI' AND s.ref = ${isi.kode_baki} AND s.sampai = 'infinity'
        AND s.kode_group = ${isi.kode_group} AND s.kode_dept = ${isi.kode_dept}
      UNION ALL
      SELECT m.lot, m.pcs, m.mg FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.tgl_system >= ${ctx.sesi.tgl_system} AND m.akun = 'BAKI' AND m.ref = ${isi.kode_baki}
        AND m.kode_group = ${isi.kode_group} AND m.kode_dept = ${isi.kode_dept}
    ) x
    WHERE x.lot <> '-' ${isi.lot === undefined ? sql`` : sql`AND x.lot = ${isi.lot}`}
    GROUP BY x.lot HAVING sum(x.pcs) > 0
    ORDER BY (SELECT min(a.jurnal_id) FROM mutasi a WHERE a.lot = x.lot), x.lot`)
}

/** What went to SELISIH with these lots before: drawn too light, returned and drawn again, they lose it only once. */
const selisihDulu = async ({ db }: WriteContext, lots: readonly IsiLot[]): Promise<number> => {
  const lot = lots.map((one) => one.lot)
  const row = await db.one<{ mg: number }>(sql`
    WITH gerak AS MATERIALIZED (
      SELECT DISTINCT m.jurnal_id, m.kode_group, m.kode_dept FROM mutasi m WHERE m.lot = ANY (${lot}::text[]) AND m.lot <> '-' AND m.akun = 'BAKI'
    )
    SELECT coalesce(sum(s.mg), 0)::bigint AS mg
    FROM gerak g CROSS JOIN LATERAL (
      -- each by its jurnal: there are more differences than lots
      SELECT m.mg FROM mutasi m
      WHERE m.jurnal_id = g.jurnal_id AND m.akun = 'SELISIH' AND m.kode_group = g.kode_group AND m.kode_dept = g.kode_dept OFFSET 0
    ) s`)
  return Math.max(row?.mg ?? 0, 0)
}

/** What is drawn from lots, which the caller holds, and the difference that all draws of them together may leave. @throws Refusal */
export const potongIsi = async (ctx: WriteContext, lots: readonly IsiLot[], qty: number, berat: number) => {
  const batas = await batasBeda(ctx.db, ctx.sesi.kode_toko, 'LOT')
  const dulu = await selisihDulu(ctx, lots)
  try {
    return potongLot(
      lots,
      { pcs: pcs(qty), mg: mg(berat) },
      mg(Math.max(batas(jumlah(lots, 'mg') + dulu, qty) - dulu, 0)),
    )
  } catch (error) {
    if (error instanceof MeasureError) throw new Refusal('rule', error.message)
    throw error
  }
}

/** Refuses to undo a dispatch to the gilder of which something came back. @throws Refusal */
export const periksaDiterima = async ({ db }: WriteContext, no_sepuh: string): Promise<void> => {
  const terima = await db.one<{ no_terima_sepuh: string }>(sql`
    SELECT no_terima_sepuh FROM terima_sepuh WHERE no_sepuh = ${no_sepuh} AND no_batal IS NULL LIMIT 1`)
  if (terima) throw new Refusal('rule', `Kirim Sepuh ${no_sepuh} Sudah Diterima ${terima.no_terima_sepuh}`)
}
