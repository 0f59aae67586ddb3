import { gramJumlah, laporanEndpoint, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanSaldoBos = laporanEndpoint({
  path: 'krmbrgbos/report/saldo',
  summary: 'Kiriman barang bos yang masih ada sisanya',
  access: ['/laporan-saldo-aktif-kirim-barnag-dari-bos'],
  input: { no_kirim_bos: saring('No Kirim Bos'), kode_labeling: saring('Kode Labeling') },
  rows: z.object({
    no_kirim_bos: z.string(),
    tgl_system: tanggal(),
    kode_labeling: z.string(),
    kode_group: z.string(),
    kode_dept: z.string(),
    qty_awal: z.int(),
    berat_awal: gramJumlah(),
    qty_input: z.int(),
    berat_input: gramJumlah(),
    qty_sisa: z.int(),
    berat_sisa: gramJumlah(),
  }),
})
