/** How much data there is. */
export interface Size {
  name: string
  /** Items that ever came in. */
  barang: number
  /** Shops. */
  toko: number
  /** Closed days. */
  hari: number
  /** The part of all items that was sold; as many as were destroyed where nothing is said. */
  laku?: number
}

/** The part that was destroyed. */
export const HANCUR = 0.15

const THREE_YEARS = 1095

/** The promise, a tenth of it, all items in the books of one shop, a million sold lines, a tenth of them, and what the tests build in seconds. */
export const SIZES = {
  penuh: { name: 'penuh', barang: 1_000_000, toko: 20, hari: THREE_YEARS },
  sepersepuluh: { name: 'sepersepuluh', barang: 100_000, toko: 20, hari: THREE_YEARS },
  satu: { name: 'satu', barang: 1_000_000, toko: 1, hari: THREE_YEARS },
  laku: { name: 'laku', barang: 1_250_000, toko: 1, hari: THREE_YEARS, laku: 0.8 },
  laku10: { name: 'laku10', barang: 125_000, toko: 1, hari: THREE_YEARS, laku: 0.8 },
  tiny: { name: 'tiny', barang: 400, toko: 2, hari: 5 },
} as const satisfies Record<string, Size>

/** The name of a size, as on the command line. */
export type SizeName = keyof typeof SIZES
