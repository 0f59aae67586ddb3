import { barcode, bilangan, endpoint, gramJumlah, pilihan, pindaiCari, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'
import { alasanLabel } from '../../cetak/cetak.contract.ts'

const MENU = ['/cetak-barcode'] as const

/** How pieces are chosen: one scanned, all of a tray, of a dispatch, or of those entered on a day; or the label that tries
 * barcodes of 13 digits. */
export const CARA_PILIH = ['PINDAI', 'BAKI', 'KIRIMAN', 'HARI', 'UJI'] as const

/** The labels that can be printed; packages/receipts draws them. */
const TEMPLATE = ['LIPAT', 'TEMPEL', 'KECIL'] as const

export const PALING_BANYAK_LABEL = 500

/** A piece as its label needs it. */
const barisLabel = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_intern: z.string(),
  kode_baki: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kadar: z.string(),
  berat: gramJumlah(),
  /** The deposit that it is kept for; '' of a piece of the shop. */
  no_titip: z.string(),
  /** Labels of it printed before by this shop: what says SALINAN. */
  cetakan: z.int(),
  /** Printed before by any shop: again it needs a reason. */
  pernah: z.boolean(),
  /** It has a label that was printed since somebody keeps it here. */
  berlabel_titip: z.boolean(),
})

export type BarisLabel = z.output<typeof barisLabel>

export const barangLabel = endpoint({
  method: 'GET',
  path: 'cetak-barcode',
  summary: 'Barang untuk dicetak labelnya: satu barcode, satu baki, satu kiriman, atau yang masuk pada satu hari',
  effect: 'read',
  access: MENU,
  input: z.object({
    cara: pilihan('Cara Memilih', CARA_PILIH),
    /** Barcode, kode_baki, no_kirim, or the day; of UJI anything. */
    nilai: pindaiCari(teks('Pilihan', { max: 60 })),
  }),
  output: z.array(barisLabel),
})

export const cetakLabel = endpoint({
  method: 'POST',
  path: 'cetak-barcode',
  summary: 'Catat cetakan label sebelum dicetak; jawabannya cetakan keberapa setiap barang',
  effect: 'write',
  access: MENU,
  aksi: 'cetak',
  input: z.object({
    kode_barcode: z
      .array(barcode())
      .min(1, 'Data Barang Masih Kosong')
      .max(PALING_BANYAK_LABEL, `Paling Banyak ${PALING_BANYAK_LABEL} Label Sekali Cetak`),
    template: pilihan('Template', TEMPLATE),
    rangkap: bilangan('Rangkap', { min: 1, max: 10 }).prefault(1),
    alasan: alasanLabel(),
  }),
  output: z.object({
    label: z.array(
      z.object({
        kode_barcode: z.string(),
        /** 1 for the original; from 2 on the label says SALINAN ke-(n - 1). */
        ke: z.int(),
      }),
    ),
  }),
})

/** A day as the choice HARI names it. */
export const hariLabel = tanggal()
