import { gramJumlah, laporanEndpoint, periode, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanSusut = laporanEndpoint({
  path: 'terima-sepuh/susut',
  summary: 'Susut tiap kiriman sepuh yang sudah kembali semua, per bulan, yang menyimpang ditandai',
  access: ['/laporan-terima-barang-sepuh'],
  input: periode(),
  rows: z.object({
    /** YYYY-MM. */
    bulan: z.string(),
    no_sepuh: z.string(),
    tgl_system: tanggal(),
    tgl_selesai: tanggal(),
    qty: z.int(),
    berat_kirim: gramJumlah(),
    berat_kembali: gramJumlah(),
    /** Lost with the gilder, gain negative, and what never came back. */
    susut: gramJumlah(),
    hilang: gramJumlah(),
    /** Loss of what was sent, in thousandths of a percent. */
    persen: z.int(),
    /** LEBIH TOLERANSI, MENYIMPANG (two deviations from the mean of the report), or '-'. */
    tanda: z.string(),
  }),
})
