/** What anybody may ask who holds a nota: whether it is right, and of which pieces. No customer, no price. */
import { berkas, bilangan, endpoint, gramJumlah, pilihan, pindaiCari, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** What a nota, or one piece of it, is worth by now. */
const KEADAAN_NOTA = ['BELUM SAH', 'SAH', 'DIBATALKAN', 'SUDAH DIBELI KEMBALI'] as const

/** The token in what a QR said, its address around it or not; undefined for anything else. A locked keyboard swaps their letters. */
export const tokenDari = (text: string): string | undefined => /^(?:https?:\/\/\S+\/)?([\w-]{40,150})$/i.exec(text)?.[1]

/** What was scanned or typed as it is looked up: a token with its letters as they are, anything else upper-cased. */
export const tokenAtauKode = (text: string): string => tokenDari(text) ?? text.toUpperCase()

/** A nota by the token or address of its QR, a number, the end of one, or the barcode of a piece. */
export const pindaianNota = () =>
  pindaiCari(
    z
      .string({ error: 'No Faktur Harus Diisi' })
      .trim()
      .overwrite(tokenAtauKode)
      .min(1, 'No Faktur Harus Diisi')
      .max(150, 'No Faktur Paling Banyak 150 Huruf')
      .regex(/^[\x20-\x7e]+$/, 'No Faktur Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard'),
  )

const token = z.string().max(200, 'Nota Tidak Dikenal')
const keadaan = pilihan('Keadaan', KEADAAN_NOTA)

export const notaPublik = endpoint({
  method: 'GET',
  path: 'nota/{token}',
  summary: 'Keaslian satu nota menurut tokennya, untuk siapa pun yang memegang notanya',
  effect: 'read',
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    no_faktur_jual: z.string(),
    tgl_system: tanggal(),
    nama_toko: z.string(),
    alamat_toko: z.string(),
    /** Of all its pieces; SAH as long as the customer has one of them. */
    keadaan,
    barang: z.array(
      z.object({
        urut: z.int(),
        nama_barang: z.string(),
        kadar_cetak: z.string(),
        berat: gramJumlah(),
        /** Whether it has a photo, of the day it was sold. */
        foto: z.boolean(),
        keadaan,
      }),
    ),
  }),
})

export const fotoNota = endpoint({
  method: 'GET',
  path: 'nota/{token}/foto/{urut}',
  summary: 'Foto satu barang dari nota menurut tokennya',
  effect: 'read',
  access: 'public',
  input: z.object({ token, urut: bilangan('Urut', { min: 1, max: 50 }) }),
  output: berkas('image/jpeg'),
})
