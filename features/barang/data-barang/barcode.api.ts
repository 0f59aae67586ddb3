/** Barcodes of the installation: ten digits, or thirteen as EAN-13; the last one checks the others. */
import { angkaPeriksaBenar } from '@kencana/contract'
import { Refusal } from '@kencana/server-kit'

/** What a code names that no piece has: misread or mistyped where its check digit says so. */
export const barangTidakAda = (kode: string): Refusal =>
  /^(\d{10}|2\d{12})$/.test(kode) && !angkaPeriksaBenar(kode)
    ? new Refusal('missing', `Barcode ${kode} Salah Baca, Pindai Ulang`)
    : new Refusal('missing', `Barang ${kode} Tidak Ada`)
