/** The one place where a shop's allowance for differences of weight is read and judged. Source: controls, limits. */
import type { Queryable } from '@kencana/database'
import { batasSelisih, type Mg } from '@kencana/ledger'
import { beratParaSystem } from '../para-system/para-system.api.ts'

/** @returns whether a piece may differ by so much unasked, in this shop */
export const selisihWajar = async (
  db: Queryable,
  kode_toko: string,
): Promise<(berat: Mg, selisih: number) => boolean> => {
  const toleransi = await beratParaSystem(db, kode_toko, 'toleransi_berat')
  return (berat, selisih) => Math.abs(selisih) <= batasSelisih(berat, toleransi)
}
