import { gramJumlah, laporanEndpoint, periode, saring } from '@kencana/contract'
import { z } from 'zod'

export const grafikSusutTukang = laporanEndpoint({
  path: 'pembagian-pesanan/grafik',
  summary: 'Susut tiap tukang pada pesanan dan service yang selesai pada suatu masa, untuk grafik',
  access: ['/laporan-pesanan-tukang'],
  input: { ...periode(), kode_group: saring('Kategori') },
  rows: z.object({
    kode_tukang: z.string(),
    nama_tukang: z.string(),
    pesanan: z.int(),
    /** Repairs that he did, less those that were undone; none under a category, which what customers leave has not. */
    service: z.int(),
    /** Of orders. */
    berat_tukang: gramJumlah(),
    berat_susut: gramJumlah(),
    /** How much he was allowed to lose. */
    susut_tukang: gramJumlah(),
    susut_service: gramJumlah(),
    /** Loss of all gold he worked on, in 1/1,000 %. */
    persen: z.int(),
  }),
})
