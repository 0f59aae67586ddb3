import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a weighing without its paper',
    "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('TB', 'TK01', '2026-03-03', 1)",
    'nomor-tanpa-celah',
  ],
]
