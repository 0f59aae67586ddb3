import { gramJumlah, laporanEndpoint, periode, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanBarangTukar = laporanEndpoint({
  path: 'barang-tukar/reports',
  summary: 'Barang lama yang ditukar pelanggan dalam penjualan, di hari penjualannya sah',
  access: ['/laporan-barang-tukar'],
  input: { ...periode(), kode_group: saring('Kategori'), kode_dept: saring('Jenis') },
  rows: z.object({
    no_faktur_jual: z.string(),
    tanggal: tanggal(),
    user_id: z.string(),
    no_faktur_beli: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    kode_baki: z.string(),
    kadar: z.string(),
    kondisi: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
  }),
})
