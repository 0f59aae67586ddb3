import { gramJumlah, laporanEndpoint, periode, pilihan, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanPindahBarang = laporanEndpoint({
  path: 'pindah-barang/reports',
  summary: 'Barang yang dipindah antar baki: DETAIL per barang, REKAP per hari dan baki; tanpa yang dibatalkan',
  access: ['/laporan-pindah-barang'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['DETAIL', 'REKAP']).default('DETAIL'),
    kode_baki_asal: saring('Baki Asal'),
    kode_baki_tujuan: saring('Baki Tujuan'),
  },
  by: 'type_laporan',
  rows: {
    DETAIL: z.object({
      no_pindah: z.string(),
      tanggal: tanggal(),
      user_id: z.string(),
      kode_baki_asal: z.string(),
      kode_baki_tujuan: z.string(),
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
      kode_baki_asal: z.string(),
      kode_baki_tujuan: z.string(),
      quantity: z.int(),
      berat: gramJumlah(),
    }),
  },
})
