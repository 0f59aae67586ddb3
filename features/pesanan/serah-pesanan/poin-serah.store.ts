/** Points of an order that is handed over: it earns like a sale, by what the customer buys of it. Source: areas 06-member 6.2. */
import { sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { bacaAturanPoin, catatPoin, milikUser, poinDidapat, poinMasihBoleh } from '../../member/poin/poin.api.ts'

interface Diserahkan {
  no_pesanan: string
  kode_group: string
  /** Without the gold that he brought himself. */
  berat: Mg
  harga: Rp
}

/** Gives the member of an order, who he is by now, what it earns; nobody else anything. @param no_serah the handing over */
export const catatPoinSerah = async (
  ctx: WriteContext,
  no_serah: string,
  { no_pesanan, kode_group, berat, harga }: Diserahkan,
): Promise<void> => {
  const member = await ctx.db.one<{ kode_member: string }>(sql`
    SELECT m.kode_member::text FROM pesanan p JOIN member m ON m.kode_member = member_akhir(p.kode_customer::text, 'infinity')::kode
    WHERE p.no_pesanan = ${no_pesanan} AND m.dihapus_pada IS NULL FOR SHARE OF m`)
  if (!member || harga <= 0 || !(await poinMasihBoleh(ctx, member.kode_member))) return
  if (await milikUser(ctx.db, member.kode_member)) return
  const aturan = await bacaAturanPoin(ctx.db, ctx.sesi.kode_toko, [kode_group])
  const [jumlah = 0] = poinDidapat([{ kode_group, berat, harga }], aturan)
  await catatPoin(ctx, member.kode_member, no_serah, [{ jenis: 'SERAH', jumlah, urut: 1 }])
}
