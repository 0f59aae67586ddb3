import { gramJumlah, laporanEndpoint, periode, pilihan, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanTerimaBarang = laporanEndpoint({
  path: 'terima-barang/reports',
  summary: 'Barang yang diterima dari toko lain: DETAIL per barang, REKAP per hari, pengirim dan jenis',
  access: ['/laporan-terima-barang'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['DETAIL', 'REKAP']).default('DETAIL'),
    kode_toko: saring('Kode Toko'),
    kode_baki: saring('Baki'),
  },
  by: 'type_laporan',
  rows: {
    DETAIL: z.object({
      no_terima: z.string(),
      no_kirim: z.string(),
      tanggal: tanggal(),
      user_id: z.string(),
      /** The shop that sent it. */
      kode_toko: z.string(),
      kode_baki: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kadar: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
    }),
    REKAP: z.object({
      tanggal: tanggal(),
      kode_toko: z.string(),
      kode_dept: z.string(),
      quantity: z.int(),
      berat: gramJumlah(),
    }),
  },
})
