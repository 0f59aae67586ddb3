/** A loan that is owed, with what is owed of it. */

import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import { kunciOrang } from '../../member/data-member/orang-sama.api.ts'
import { sudahDibayar } from './bayar-hutang.query.ts'
import { tagihanHutang } from './bunga.contract.ts'
import { kunciHutang, masihAktif } from './hutang.api.ts'

/** Holds a loan as somebody saw it. @throws Refusal */
export const pegangTagihan = async (ctx: WriteContext, { no_hutang, versi }: { no_hutang: string; versi: number }) => {
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  masihAktif(hutang)
  if (hutang.versi !== versi) throw new Refusal('conflict', `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
  // What he pays here counts to what another counter asks him for.
  await kunciOrang(ctx.db, hutang)
  return { hutang, tagihan: tagihanHutang(hutang, ctx.sesi.tgl_system, await sudahDibayar(ctx.db, no_hutang)) }
}

/**
 * Goods, more money and what an auction leaves over go out once all that was paid was seen at the bank, of this loan and of those that it
 * goes on from: what nobody paid would be its customer's. @throws Refusal that names the first payment that nobody has seen
 */
export const tolakBayarBelumMasuk = async (ctx: WriteContext, no_hutang: string): Promise<void> => {
  const rows = await ctx.db.rows<{ no_bayar: string }>(sql`
    WITH RECURSIVE rantai AS (
      SELECT no_hutang, no_asal FROM hutang WHERE no_hutang = ${no_hutang}
      UNION ALL
      SELECT h.no_hutang, h.no_asal FROM rantai r JOIN hutang h ON h.no_hutang = r.no_asal
    ) SELECT b.no_bayar::text FROM rantai JOIN hutang_bayar b USING (no_hutang) WHERE b.no_batal IS NULL`)
  await tolakBelumMasuk(
    ctx,
    rows.map((one) => one.no_bayar),
  )
}
