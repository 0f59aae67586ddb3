import { gramJumlah, laporanEndpoint, periode, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanKirimBos = laporanEndpoint({
  path: 'krmbrgbos/get/report',
  summary: 'Barang yang datang dari bos, yang dibatalkan tidak ikut',
  access: ['/laporan-kirim-barang-dari-bos'],
  input: { ...periode() },
  rows: z.object({
    no_kirim_bos: z.string(),
    tgl_system: tanggal(),
    kode_labeling: z.string(),
    sales_pabrik: z.string(),
    kadar: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    asal_barang: z.string(),
    qty: z.int(),
    berat: gramJumlah(),
  }),
})
