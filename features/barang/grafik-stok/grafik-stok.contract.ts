import { gramJumlah, laporanEndpoint, periode, saring } from '@kencana/contract'
import { z } from 'zod'

/** Up to how many days an age goes; the last one has no end. */
export const BATAS_UMUR = [30, 60, 90, 180, 365] as const

/** The ages in words, from the youngest; a piece of 30 days is no longer of the first. */
export const GOLONGAN_UMUR: readonly string[] = [
  `< ${BATAS_UMUR[0]} hari`,
  ...BATAS_UMUR.slice(1).map((atas, at) => `${BATAS_UMUR[at]} - ${atas - 1} hari`),
  `>= ${BATAS_UMUR.at(-1)} hari`,
]

export const grafikStok = laporanEndpoint({
  path: 'perputaran-barang/grafik',
  summary: 'Umur stok di baki dan perputarannya per kategori pada suatu masa, untuk grafik',
  access: ['/laporan-perputaran-barang'],
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: z.object({
    menurut: z.enum(['UMUR', 'KATEGORI']),
    /** An age, or a category. */
    label: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    /** Sold from the trays in the period less undone; 0 for ages. */
    jual_qty: z.int(),
    jual_berat: gramJumlah(),
    /** How often such stock would be sold in a year at this pace, in hundredths; null without stock. */
    perputaran: z.int().nullable(),
  }),
})
