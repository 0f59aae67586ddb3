/** What suppliers' bills are still open on a day, and since when they are due. */
import { laporanEndpoint, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const laporanTagihan = laporanEndpoint({
  path: 'tagihan/get/report',
  summary: 'Tagihan pemasok yang masih terbuka pada suatu hari: jatuh tempo, dibayar dan sisa per pihak',
  access: ['/laporan-tagihan'],
  input: { tanggal: tanggal(), pihak: saring('Pihak', 60) },
  rows: z.object({
    pihak: z.string(),
    no_tagihan: z.string(),
    no_bon: z.string(),
    tgl_bon: tanggal(),
    tgl_jatuh_tempo: tanggal(),
    /** Days since it was due, 0 where it is not yet. */
    lewat: z.int(),
    jumlah: rupiahJumlah(),
    dibayar: rupiahJumlah(),
    sisa: rupiahJumlah(),
  }),
})
