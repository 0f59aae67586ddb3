/** Who is there on a shop's first day, and what they are called by. */
import { read } from '../goods.ts'
import type { Meja } from '../hari-toko/meja.ts'
import type { ShopInBrowser } from '../shop.ts'

export interface Hari {
  there: ShopInBrowser
  pemilik: Meja
  sales: Meja
  kasir: Meja
}

/** The owner's, and what he gives to his people at first. */
export const SANDI = 'rahasia toko 1'
/** What they choose then. */
export const BARU = 'punya sendiri 1'

/** It says by itself that it is saved, and goes by itself. */
export const tersimpan = ({ page }: Meja): Promise<void> => read(page, 'Data Berhasil Disimpan')
