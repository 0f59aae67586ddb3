/** Drawers for tests: what a cashier counts in one. */
import type { InputOf } from '@kencana/contract'
import type { hitungKas } from '../../../features/keuangan/hitung-kas/hitung-kas.contract.ts'

/** Notes of 100,000 and coins of 100 that make up these rupiah. @throws RangeError for what no coins make up */
export const isiLaci = (jumlah: number): InputOf<typeof hitungKas>['lembar'] => {
  if (jumlah % 100 !== 0) throw new RangeError(`no coins for Rp ${jumlah}`)
  return { '100000': Math.floor(jumlah / 100_000), '100': (jumlah % 100_000) / 100 }
}
