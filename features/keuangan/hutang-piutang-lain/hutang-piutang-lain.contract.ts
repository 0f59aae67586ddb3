/** What the shop owes and is owed beside goods, party by party: suppliers' credit, loans, advances. */
import { laporanEndpoint, periode, rupiahJumlah, saring } from '@kencana/contract'
import { z } from 'zod'

export const laporanHutangPiutangLain = laporanEndpoint({
  path: 'hutang-piutang-lain/get/report',
  summary: 'Hutang dan piutang lain per pihak pada suatu masa',
  access: ['/laporan-hutang-piutang-lain'],
  input: { ...periode(), pihak: saring('Pihak', 60) },
  rows: z.object({
    akun: z.string(),
    pihak: z.string(),
    awal: rupiahJumlah(),
    /** What it grew by and what was paid of it; a reversal stands on its own day. */
    tambah: rupiahJumlah(),
    kurang: rupiahJumlah(),
    akhir: rupiahJumlah(),
  }),
})
