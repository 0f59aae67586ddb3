/** One payment ahead for several things. */
import { type Rp, rp } from '@kencana/ledger'

/**
 * Shares a deposit among the orders or pieces of a form by their prices: whole rupiah, none above its price, together exactly the
 * deposit. What dividing leaves over goes to the first that have room.
 * @param harga their prices; the sum is at least `titip`
 */
export const bagiTitip = (titip: Rp, harga: readonly Rp[]): Rp[] => {
  const total = harga.reduce((sum, one) => sum + one, 0)
  if (total === 0) return harga.map(() => rp(0))
  const bagian = harga.map((one) => Number((BigInt(titip) * BigInt(one)) / BigInt(total)))
  let sisa = titip - bagian.reduce((sum, one) => sum + one, 0)
  return bagian.map((one, at) => {
    const tambah = Math.min(sisa, (harga[at] ?? 0) - one)
    sisa -= tambah
    return rp(one + tambah)
  })
}
