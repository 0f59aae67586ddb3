/** Codes of labels of before, and the forms that they may not have (docs/adr/0098-labels-of-before.md). Only goods ask for them. */
import { z } from 'zod'
import { PALING_PANJANG, TERCETAK } from './barcode.ts'
import { upper } from './fields.ts'
import { kolom } from './sel.ts'

/** Whether the last digit is the one that follows from the others (modulo 10, weights 3 and 1 from the right). */
export const angkaPeriksaBenar = (kode: string): boolean => {
  const angka = Array.from(kode, Number).toReversed()
  return angka.reduce((sum, one, at) => sum + one * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

// Two digits of the installation, from 10 on, a running number, the check digit; as EAN-13 behind a 2. Or the code of a piece.
const BARCODE = /^([1-9]\d{9}|2[1-9]\d{11})$/
const KODE_BARANG = /^B\d{9,11}$/

/**
 * Whether a code is formed as those that pieces get here or in any other installation of a chain: it means such a piece, whether there is one
 * yet or not.
 * @example bentukBarcode('1000000014') // true
 */
export const bentukBarcode = (kode: string): boolean =>
  KODE_BARANG.test(kode) || (BARCODE.test(kode) && angkaPeriksaBenar(kode))

/** The code of a label of before, which is scanned beside the own one; '' and left out where there is none. */
export const barcodeLama = () =>
  kolom(
    'teks',
    'Barcode Lama',
    z
      .string()
      .trim()
      // Missing text is '-' in answers, and comes back so.
      .overwrite((kode) => (kode === '-' ? '' : upper(kode)))
      .max(PALING_PANJANG, `Barcode Lama Paling Banyak ${PALING_PANJANG} Huruf`)
      .superRefine((kode, ctx) => {
        const salah = salahBarcodeLama(kode)
        if (salah !== undefined) ctx.addIssue(salah)
      })
      .optional(),
  )

/**
 * What else is scanned where pieces are: FJ-TK01-260101-0001, a voucher, M-00012 with or without the signature of his card, the token of a nota,
 * and cash as it is typed at the counter. The scan line of a sale knows each by its form, before any piece.
 */
const BENTUK_LAIN: readonly (readonly [bentuk: RegExp, apa: string])[] = [
  [/^(FJ|SRP|TTP)-|^[A-Z]+-.+-\d{6}-\d{4,}/, 'Nomor Dokumen'],
  [/^VC-/, 'Kode Voucher'],
  [/^M-\d|\.[A-Z2-7]{10}$/, 'Nomor Member'],
  [/^[\w-]{40}$/, 'QR Nota'],
  [/^[\d.,]+(RB|JT)$/, 'Jumlah Uang'],
]

/** Why no label of before may carry a code, undefined where it may. */
export const salahBarcodeLama = (kode: string): string | undefined => {
  if (!TERCETAK.test(kode)) return `Barcode Lama Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard (${kode.slice(0, 20)})`
  // A word would be found instead of the names that have it, and a scanner's burst is known by its digits.
  if (kode !== '' && !/\d/.test(kode)) return `Barcode Lama ${kode.slice(0, 20)} Harus Ada Angkanya`
  const apa = bentukBarcode(kode) ? 'Barcode Barang' : BENTUK_LAIN.find(([bentuk]) => bentuk.test(kode))?.[1]
  return apa && `Barcode Lama ${kode} Sama Bentuknya Dengan ${apa}, Kosongkan Lalu Cetak Label Baru`
}
