import { gramJumlah, laporanEndpoint, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanBarangSummary = laporanEndpoint({
  path: 'barang-summary/reports',
  summary: 'Stok akhir satu hari toko per gudang, kategori dan jenis, juga barang di luar baki',
  access: ['/laporan-barang-summary'],
  input: {
    tanggal: tanggal(),
    kode_gudang: saring('Gudang'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
  },
  rows: z.object({
    /** A gudang, or the account that holds goods outside of trays. */
    kode_gudang: z.string(),
    nama_gudang: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
  }),
})
