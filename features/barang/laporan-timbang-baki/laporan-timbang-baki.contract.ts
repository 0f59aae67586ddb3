import { gramJumlah, laporanEndpoint, periode, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { hasilTimbang } from '../timbang-baki/timbang-baki.contract.ts'

export const laporanTimbangBaki = laporanEndpoint({
  path: 'timbang-baki/reports',
  summary: 'Timbang baki yang selesai: buku, timbangan, tara dan selisihnya',
  access: ['/laporan-timbang-baki'],
  input: {
    ...periode(),
    kode_gudang: saring('Gudang'),
    kode_baki: saring('Baki'),
    hasil: hasilTimbang(),
  },
  rows: z.object({
    tgl_system: tanggal(),
    no_timbang: z.string(),
    jam: z.string(),
    kode_baki: z.string(),
    kode_gudang: z.string(),
    user_id: z.string(),
    pcs: z.int(),
    berat: gramJumlah(),
    berat_asli: gramJumlah(),
    tara: gramJumlah(),
    /** Scale without the tares. */
    berat_bersih: gramJumlah(),
    berat_timbang: gramJumlah(),
    selisih: gramJumlah(),
    toleransi: gramJumlah(),
    hasil: z.enum(['SESUAI', 'KURANG', 'LEBIH']),
    /** The likeliest missing pieces, '-' for none. */
    mungkin_hilang: z.string(),
  }),
})
