/** Cash and bank accounts as other features ask for them. */
import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** What lies in cash and on each account of a shop now. */
export const bacaSaldoUang = async (db: Queryable, kode_toko: string, terlihat: boolean) => {
  const saldo = await db.rows<{ akun: string; ref: string; rp: Rp }>(sql`
    SELECT akun, ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS', 'BANK'])`)
  const rekening = await db.rows<{ no_rekening: string; kode_bank: string; atas_nama: string }>(sql`
    SELECT no_rekening, kode_bank, atas_nama::text FROM rekening
    WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NULL ORDER BY kode_bank, no_rekening`)
  // Cash is that of all drawers together.
  const milik = (akun: string, ref?: string) =>
    terlihat
      ? rp(saldo.reduce((sum, row) => (row.akun === akun && row.ref === (ref ?? row.ref) ? sum + row.rp : sum), 0))
      : undefined
  return {
    kas: milik('KAS'),
    bank: rekening.map((row) => ({ ...row, saldo: milik('BANK', row.no_rekening) })),
  }
}

/** Holds an account of the shop while money is booked on it, so that it is not deleted meanwhile. @throws Refusal */
export const pegangRekening = async (ctx: WriteContext, no_rekening: string): Promise<void> => {
  const row = await ctx.db.one<{ aktif: boolean }>(sql`
    SELECT dihapus_pada IS NULL AS aktif FROM rekening
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_rekening = ${no_rekening} FOR SHARE`)
  if (!row?.aktif) throw new Refusal('rule', `Rekening ${no_rekening} Tidak Ada`)
}
