import { gramJumlah, laporanEndpoint, periode, pilihan, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanHancurBarang = laporanEndpoint({
  path: 'hancur-barang/reports',
  summary: 'Barang yang dihancurkan: DETAIL per barang, REKAP per hari, kategori dan jenis; tanpa yang dibatalkan',
  access: ['/laporan-hancur-barang'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['DETAIL', 'REKAP']).default('DETAIL'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
  },
  by: 'type_laporan',
  rows: {
    DETAIL: z.object({
      no_hancur: z.string(),
      tanggal: tanggal(),
      user_id: z.string(),
      alasan: z.string(),
      kode_baki_asal: z.string(),
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
      kode_group: z.string(),
      kode_dept: z.string(),
      quantity: z.int(),
      berat: gramJumlah(),
    }),
  },
})
