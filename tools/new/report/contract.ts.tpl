import { gramJumlah, laporanEndpoint, periode, pilihan, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const {{camel}} = laporanEndpoint({
  path: '{{jalan}}/reports',
  summary: 'Barang yang ditambahkan: DETAIL per barang, REKAP per hari, kategori dan jenis',
  access: ['/{{nama}}'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['DETAIL', 'REKAP']).default('DETAIL'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
    kode_baki: saring('Baki'),
  },
  by: 'type_laporan',
  rows: {
    DETAIL: z.object({
      tgl_system: tanggal(),
      no_tambah: z.string(),
      sumber: z.string(),
      user_id: z.string(),
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      /** The tray it was entered on. */
      kode_baki: z.string(),
      kadar: z.string(),
      tipe_barang: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
    }),
    REKAP: z.object({
      tgl_system: tanggal(),
      kode_group: z.string(),
      kode_dept: z.string(),
      nama_dept: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
    }),
  },
})
