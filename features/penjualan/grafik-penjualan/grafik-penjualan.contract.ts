import { gramJumlah, laporanEndpoint, periode, rupiahJumlah, saring } from '@kencana/contract'
import { z } from 'zod'

/** By what sales are looked at. */
export const MENURUT_JUAL = ['HARI', 'JAM', 'KATEGORI'] as const

export const grafikPenjualan = laporanEndpoint({
  path: 'penjualan/grafik',
  summary: 'Penjualan suatu masa per hari, per jam sahnya dan per kategori, untuk grafik',
  access: ['/laporan-transaksi-penjualan'],
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: z.object({
    menurut: z.enum(MENURUT_JUAL),
    /** A day, an hour of the day ('09'), or a category. */
    label: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
    harga_total: rupiahJumlah(),
  }),
})
