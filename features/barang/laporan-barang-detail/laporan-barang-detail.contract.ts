import { gramJumlah, laporanEndpoint, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanBarangDetail = laporanEndpoint({
  path: 'barang-detail/reports',
  summary: 'Isi setiap baki pada akhir satu hari toko, per barang; lot tanpa nama sebagai satu baris',
  access: ['/laporan-barang-detail'],
  input: {
    tanggal: tanggal(),
    kode_gudang: saring('Gudang'),
    kode_baki: saring('Baki'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
  },
  rows: z.object({
    kode_baki: z.string(),
    nama_baki: z.string(),
    kode_gudang: z.string(),
    /** '-' for a lot, whose number stands in kode_barcode. */
    kode_barang: z.string(),
    kode_barcode: z.string(),
    nama_barang: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    kadar: z.string(),
    tipe_barang: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
  }),
})
