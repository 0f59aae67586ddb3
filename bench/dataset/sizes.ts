/** How much data there is. */
export interface Size {
  name: string
  /** Items that ever came in. */
  barang: number
  /** Shops. */
  toko: number
  /** Closed days. */
  hari: number
}

const THREE_YEARS = 1095

/** The promise, a tenth of it, all items in the books of one shop, and what the tests build in seconds. */
export const SIZES = {
  penuh: { name: 'penuh', barang: 1_000_000, toko: 20, hari: THREE_YEARS },
  sepersepuluh: { name: 'sepersepuluh', barang: 100_000, toko: 20, hari: THREE_YEARS },
  satu: { name: 'satu', barang: 1_000_000, toko: 1, hari: THREE_YEARS },
  tiny: { name: 'tiny', barang: 400, toko: 2, hari: 5 },
} as const satisfies Record<string, Size>

/** The name of a size, as on the command line. */
export type SizeName = keyof typeof SIZES
