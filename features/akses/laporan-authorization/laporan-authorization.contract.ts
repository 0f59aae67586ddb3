/** What was entered against what the rules had worked out: every price, deduction, discount and fee. Source: areas 09-otorisasi 9.2. */
import { laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** What deviates. Pieces of an exchange are bought at a price as well; what was agreed to with a deposit is no deviation of its sale. */
export const KATEGORI_BEDA = [
  'HARGA JUAL',
  'DISKON SERAH',
  'HARGA TITIP',
  'HARGA BELI',
  'HARGA TUKAR',
  'POTONGAN MANUAL',
  'HANGUS TITIPAN',
  'BIAYA MARKETPLACE',
] as const

/** Whose doings are summed up. */
export const PER_SIAPA = ['USER', 'SALES', 'KATEGORI'] as const

const beda = {
  hitung: rupiahJumlah(),
  input: rupiahJumlah(),
  /** What the shop got more of it, or paid less; below zero it lost. */
  selisih: rupiahJumlah(),
  /** Of what was worked out, in thousandths of a percent; below zero the shop lost. */
  persen: z.int(),
  /** MENYIMPANG (two deviations from the mean of its kind in this report), or '-'. */
  tanda: z.string(),
}

export const laporanBeda = laporanEndpoint({
  path: 'authorization/get/report',
  summary: 'Penyimpangan pada suatu masa: yang dihitung aturan dibanding yang diisi, disetujui atau dalam batas',
  access: ['/laporan-authorization'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['REKAP', 'DETAIL']).default('REKAP'),
    per: pilihan('Per', PER_SIAPA).default('USER'),
    kategori: saring('Kategori', 60),
    user_id: saring('User'),
    kode_sales: saring('Sales'),
  },
  by: 'type_laporan',
  rows: {
    REKAP: z.object({
      /** A user, a sales person, or '-' for all of a kind. */
      siapa: z.string(),
      kategori: z.string(),
      /** Lines of the kind, and how many of them differ. */
      baris: z.int(),
      beda: z.int(),
      ...beda,
    }),
    DETAIL: z.object({
      tgl_system: tanggal(),
      kategori: z.string(),
      dokumen: z.string(),
      nama: z.string(),
      kode_sales: z.string(),
      user_id: z.string(),
      /** Who agreed; '-' for what lay within a limit. */
      disetujui_oleh: z.string(),
      ...beda,
    }),
  },
})
