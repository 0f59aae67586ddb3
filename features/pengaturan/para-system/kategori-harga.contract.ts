/** What the price of a category means in a shop: asked at the first set-up, and a parameter later. */
import { z } from 'zod'

/** The price is one of fine gold and takes the fineness of a piece. */
export const HARGA_MURNI = 'harga_100%'
/** The price is that of a gram of the category itself. */
export const HARGA_GRAM = 'HARGA_GRAM'
export const KATEGORI_HARGA = [HARGA_MURNI, HARGA_GRAM] as const

/** As it is chosen with a new shop. */
export const kategoriHarga = () => z.enum(KATEGORI_HARGA, { error: 'Harga Emas Di Papan Harus Dipilih' })
