/** A loan that is owed, with what is owed of it. */
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { sudahDibayar } from './bayar-hutang.query.ts'
import { tagihanHutang } from './bunga.contract.ts'
import { kunciHutang, masihAktif } from './hutang.api.ts'

/** Holds a loan as somebody saw it. @throws Refusal */
export const pegangTagihan = async (ctx: WriteContext, { no_hutang, versi }: { no_hutang: string; versi: number }) => {
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  masihAktif(hutang)
  if (hutang.versi !== versi) throw new Refusal('conflict', `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
  return { hutang, tagihan: tagihanHutang(hutang, ctx.sesi.tgl_system, await sudahDibayar(ctx.db, no_hutang)) }
}
