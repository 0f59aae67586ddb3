/** Above so much that the owner has not ticked, nobody else moves goods to him or from him. Source: controls, what goes out was seen. */
import { formatGram, parseGram } from '@kencana/ledger'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { beratBelum, pilihDokumen } from './centang-bos.query.ts'

/**
 * The same for undoing a document: a mistake that nobody has ticked yet is taken back at once, and both wait for the tick.
 * @param dokumen what is undone
 */
export const tolakBatalBelumDicentang = async (ctx: WriteContext, dokumen: string): Promise<void> => {
  const [row] = await pilihDokumen(ctx.db, ctx.sesi, [dokumen])
  if (!row || row.ya) await tolakBelumDicentang(ctx)
}

/** @throws Refusal while more than `bos_belum` waits for the owner's tick; OWN and SU, who could tick, are not kept */
export const tolakBelumDicentang = async ({ db, sesi }: WriteContext): Promise<void> => {
  if (isOwner(sesi.level)) return
  const batas = parseGram(await nilaiParaSystem(db, sesi.kode_toko, 'bos_belum'))
  const belum = await beratBelum(db, sesi)
  if (belum > batas)
    throw new Refusal(
      'rule',
      `Barang Bos ${formatGram(belum)} g Belum Dicentang, Minta OWN Atau SU Mencentangnya Dahulu`,
    )
}
