/** Barcodes of the installation: ten digits, or thirteen as EAN-13; the last one checks the others. */
import { Refusal } from '@kencana/server-kit'

/** Whether the last digit is the one that follows from the others (modulo 10, weights 3 and 1 from the right). */
const periksaBenar = (kode: string): boolean => {
  const angka = Array.from(kode, Number).toReversed()
  return angka.reduce((sum, one, at) => sum + one * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** What a code names that no piece has: misread or mistyped where its check digit says so. */
export const barangTidakAda = (kode: string): Refusal =>
  /^(\d{10}|2\d{12})$/.test(kode) && !periksaBenar(kode)
    ? new Refusal('missing', `Barcode ${kode} Salah Baca, Pindai Ulang`)
    : new Refusal('missing', `Barang ${kode} Tidak Ada`)
