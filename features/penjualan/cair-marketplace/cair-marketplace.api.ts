/** Payouts of a nota as its cancel asks for them: they are taken back with it. Source: areas 000-read-first 16. */
import { type Queryable, sql } from '@kencana/database'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import { Refusal, reverseJournal, type WriteContext } from '@kencana/server-kit'
import { lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import { DOKUMEN_CAIR } from './cair-marketplace.contract.ts'

/** What was settled of a sale `k`: paid out, and kept as a fee. */
export const SUDAH_CAIR = sql`coalesce((SELECT sum(c.diterima + c.biaya) FROM marketplace_cair c
  WHERE c.no_faktur_jual = k.no_faktur_jual AND c.no_batal IS NULL), 0)::bigint`

/** What came of it of a sale `k` to accounts of the shop: it goes back with the sale. */
export const DITERIMA_CAIR = sql`coalesce((SELECT sum(c.diterima) FROM marketplace_cair c
  WHERE k.kode_marketplace IS NOT NULL AND c.no_faktur_jual = k.no_faktur_jual AND c.no_batal IS NULL), 0)::bigint`

/** A payout that stands. */
export interface CairHidup {
  no_cair: string
  no_rekening: string
  diterima: Rp
}

/** Payouts of a nota that stand, held. The nota itself is held by the caller: nobody pays it out meanwhile. */
export const pegangCair = (ctx: WriteContext, no_faktur_jual: string): Promise<CairHidup[]> =>
  ctx.db.rows(sql`
    SELECT no_cair::text, no_rekening::text, diterima FROM marketplace_cair
    WHERE no_faktur_jual = ${no_faktur_jual} AND no_batal IS NULL ORDER BY no_cair FOR UPDATE`)

const saldoBank = async (db: Queryable, kode_toko: string) => {
  const rows = await db.rows<{ ref: string; rp: Rp }>(sql`
    SELECT ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BANK'])`)
  return new Map(rows.map((row) => [row.ref, row.rp]))
}

/** What the platform takes back has to be on the accounts that it went to. @throws Refusal with the sum that is missing */
const periksaSaldo = async ({ db, sesi }: WriteContext, cair: readonly CairHidup[]): Promise<void> => {
  const saldo = await saldoBank(db, sesi.kode_toko)
  for (const no_rekening of new Set(cair.map((one) => one.no_rekening))) {
    const perlu = cair.reduce((sum, one) => (one.no_rekening === no_rekening ? sum + one.diterima : sum), 0)
    const kurang = perlu - (saldo.get(no_rekening) ?? 0)
    if (kurang > 0)
      throw new Refusal(
        'rule',
        `Saldo Rekening ${no_rekening} Kurang Rp. ${formatRibuan(rp(kurang))} Untuk Dikembalikan Ke Marketplace`,
      )
  }
}

/**
 * Takes payouts back with the sale that they paid: whoever agreed to its cancel was told of them.
 * @throws Refusal where an account is short
 */
export const kembalikanCair = async (ctx: WriteContext, cair: readonly CairHidup[], alasan: string): Promise<void> => {
  if (cair.length === 0) return
  await periksaSaldo(ctx, cair)
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  for (const { no_cair } of cair) {
    const no_batal = await ctx.nomor(DOKUMEN_CAIR, no_cair)
    await ctx.db.run(sql`UPDATE marketplace_cair SET no_batal = ${no_batal} WHERE no_cair = ${no_cair}`)
    const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
    await reverseJournal(ctx.db, buku, { kind: 'TAMBAH_UANG', document: no_cair }, no_batal)
    await lepasPembayaran(ctx, [no_cair], no_batal)
    ctx.audit({ dokumen: no_batal, sebelum: { no_cair }, sesudah: { alasan } })
  }
}
