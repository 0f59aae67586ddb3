/** The account of a customer, to which the shop pays what it buys. */
import { kode, teksBebas } from '@kencana/contract'
import { z } from 'zod'

/** Fields of the form: '' where nothing is transferred. */
export const rekeningPelanggan = {
  bank_pelanggan: teksBebas('Bank Customer', 30),
  no_rekening_pelanggan: z.union([z.literal(''), kode('No Rekening Customer', { max: 30 })]).default(''),
  nama_rekening_pelanggan: teksBebas('Nama Rekening Customer', 100),
}

/** The same as it is read. */
export const rekeningTercatat = {
  bank_pelanggan: z.string(),
  /** In full for who keeps money or entered it, else its last 4 digits. */
  no_rekening_pelanggan: z.string(),
  nama_rekening_pelanggan: z.string(),
}

/** An account of a customer. */
export type RekeningPelanggan = Readonly<Record<keyof typeof rekeningPelanggan, string>>

/** Of who is paid in cash. */
export const TANPA_REKENING: RekeningPelanggan = {
  bank_pelanggan: '',
  no_rekening_pelanggan: '',
  nama_rekening_pelanggan: '',
}

/** What of a form is its account. */
export const ambilRekening = (isian: RekeningPelanggan): RekeningPelanggan => ({
  bank_pelanggan: isian.bank_pelanggan,
  no_rekening_pelanggan: isian.no_rekening_pelanggan,
  nama_rekening_pelanggan: isian.nama_rekening_pelanggan,
})

const LABEL: Readonly<Record<keyof RekeningPelanggan, string>> = {
  bank_pelanggan: 'Bank Customer',
  no_rekening_pelanggan: 'No Rekening Customer',
  nama_rekening_pelanggan: 'Nama Rekening Customer',
}

/** One of its fields, for `refine`: needed where money is transferred, said together with what is wrong of the other fields. */
export const wajibTransfer = (
  field: keyof RekeningPelanggan,
): [
  check: (isian: RekeningPelanggan & { cara_bayar: string }) => boolean,
  kurang: { path: string[]; message: string; when: () => boolean },
] => [
  (isian) => isian.cara_bayar !== 'TRANSFER' || isian[field] !== '',
  { path: [field], message: `${LABEL[field]} Harus Diisi`, when: () => true },
]

/** 'BCA 0123456789 A.N. SARI'; '' of cash. */
export const sebutRekening = (isian: RekeningPelanggan): string =>
  isian.no_rekening_pelanggan === ''
    ? ''
    : `${isian.bank_pelanggan} ${isian.no_rekening_pelanggan} A.N. ${isian.nama_rekening_pelanggan}`
