import { endpoint, gramJumlah } from '@kencana/contract'
import { z } from 'zod'

export const laporanBarangDalam = endpoint({
  method: 'GET',
  path: 'sepuhan/report-barang-dalam',
  summary: 'Barang dalam: stok sekarang per gudang dan kategori',
  effect: 'read',
  access: ['/laporan-barang-dalam'],
  input: z.object({}),
  output: z.array(z.object({ nama_gudang: z.string(), kode_group: z.string(), qty: z.int(), berat: gramJumlah() })),
})
