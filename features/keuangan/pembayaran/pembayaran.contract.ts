/** How money comes from a customer or goes back to him: fields that any document with payments has. */
import { kode, pilihan, rupiah, rupiahJumlah } from '@kencana/contract'
import { z } from 'zod'

/** Kinds of payment; all but CASH go through an account of the shop. */
export const CARA_BAYAR = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS'] as const

/** One payment; what the bank keeps of it stands at its account (setting toko), not here. */
const satuPembayaran = z
  .object({
    cara_bayar: pilihan('Cara Bayar', CARA_BAYAR, 'Harus Dipilih'),
    no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
    jumlah: rupiah('Jumlah Bayar').refine((value) => value > 0, 'Jumlah Bayar Harus Lebih Dari 0'),
    /** Whoever enters it saw that it has come to the account; nothing to say of cash and of what goes out. */
    masuk: z.boolean().optional(),
  })
  .refine(({ cara_bayar, no_rekening }) => cara_bayar === 'CASH' || no_rekening !== '', {
    path: ['no_rekening'],
    message: 'No Rekening Harus Dipilih',
  })

export type Pembayaran = z.output<typeof satuPembayaran>

/** The payments of a document: none, one or several, each account and kind once. */
export const pembayaran = () =>
  z
    .array(satuPembayaran)
    .max(10, 'Paling Banyak 10 Pembayaran')
    .refine(
      (list) => new Set(list.map((one) => `${one.cara_bayar} ${one.no_rekening}`)).size === list.length,
      'Cara Bayar Yang Sama Dua Kali',
    )
    .default([])

/** A payment as it was booked. */
export const pembayaranTercatat = z.object({
  arah: z.enum(['MASUK', 'KELUAR']),
  cara_bayar: z.enum(CARA_BAYAR),
  no_rekening: z.string().nullable(),
  jumlah: rupiahJumlah(),
  /** What the bank keeps of it. */
  biaya: rupiahJumlah(),
  /** Whether somebody has seen it at the bank; TANPA where nobody has to. */
  cek: z.enum(['TANPA', 'BELUM', 'MASUK', 'BATAL']),
})

export type PembayaranTercatat = z.output<typeof pembayaranTercatat>

/** How a payment was made, on paper and in lists: 'CASH', 'TRANSFER 0111'. */
export const caraBayar = (bayar: { cara_bayar: string; no_rekening: string | null }): string =>
  bayar.no_rekening === null ? bayar.cara_bayar : `${bayar.cara_bayar} ${bayar.no_rekening}`
