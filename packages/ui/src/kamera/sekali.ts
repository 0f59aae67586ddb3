/** A camera sees the same label many times a second; a scan is counted once. */

/** A code in the picture, and how far it lies from the middle, in any unit. */
export interface Terlihat {
  kode: string
  jarak: number
}

/** So long a code must be out of the picture before it counts again, in ms: one blurred picture is not out. */
const PERGI = 1_500

/**
 * Takes what the pictures of a camera show, and answers which code of each is to be scanned. It is the one nearest to the
 * middle, where people point; while it stays in sight it is not taken again, wherever it moves.
 */
export const sekali = (): ((terlihat: readonly Terlihat[], kini: number) => string | null) => {
  const diambil = new Map<string, number>()
  return (terlihat, kini) => {
    for (const [kode, terakhir] of diambil) if (kini - terakhir >= PERGI) diambil.delete(kode)
    for (const { kode } of terlihat) if (diambil.has(kode)) diambil.set(kode, kini)
    const [tengah] = terlihat.toSorted((a, b) => a.jarak - b.jarak)
    if (!tengah || diambil.has(tengah.kode)) return null
    diambil.set(tengah.kode, kini)
    return tengah.kode
  }
}
