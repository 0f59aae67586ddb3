/** What the cashier makes right in one press: held and judged kind by kind, agreed to once, booked one after the other. */
import type { Kasus } from '@kencana/contract'
import type { Mutasi } from '@kencana/ledger'
import { kunciOtorisasi, pakaiOtorisasi, tolakBankKurang, type WriteContext } from '@kencana/server-kit'
import { tolakBuktiGanda } from './konfirmasi.api.ts'
import type { Dibayar } from './pembayaran.api.ts'

/** Documents of one kind that are held until commit. */
export interface SiapSahkan<A> {
  /** The one that what is agreed to is kept with. */
  dokumen: string
  kasus: readonly (Kasus | null)[]
  /** How customers pay for them. */
  bayar: readonly { dibayar: readonly Dibayar[] }[]
  /** What moves of their money, as it will be posted. */
  uang: readonly Mutasi[]
  /** Books them with what was agreed to. @returns them as they are now */
  sahkan: (otorisasi: string | null) => Promise<readonly A[]>
}

/**
 * Makes all of them right or none: one agreement for every rule that any of them breaks, one slip for one bill of all kinds.
 * @param siap in the order in which they are booked: what brings cash before what takes it
 * @returns what `sahkan` of each answered
 * @throws Refusal, 'Butuh Otorisasi …' too
 */
export const sahkanSemua = async <const S extends readonly SiapSahkan<unknown>[]>(
  ctx: WriteContext,
  siap: S,
): Promise<{ -readonly [K in keyof S]: Awaited<ReturnType<S[K]['sahkan']>> }> => {
  tolakBuktiGanda(siap.flatMap((one) => one.bayar))
  await tolakBankKurang(
    ctx,
    siap.flatMap((one) => one.uang),
  )
  const otorisasi = await kunciOtorisasi(
    ctx,
    siap.flatMap((one) => one.kasus),
  )
  const jawab: (readonly unknown[])[] = []
  for (const one of siap) jawab.push(await one.sahkan(otorisasi))
  const disetujui = siap.find(({ kasus }) => kasus.some(Boolean))
  await pakaiOtorisasi(ctx, otorisasi, disetujui?.dokumen ?? '')
  return jawab as { -readonly [K in keyof S]: Awaited<ReturnType<S[K]['sahkan']>> }
}
