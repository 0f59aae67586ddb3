import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'an envelope that a count found and nobody scanned',
    "DELETE FROM hutang_opname_pindai WHERE hasil = 'ADA' AND urut = 1",
    'opname-hutang',
  ],
  [
    'an envelope that a closed count forgot',
    "DELETE FROM hutang_opname_hasil WHERE akar = (SELECT min(akar) FROM hutang_opname_hasil WHERE hasil = 'ADA')",
    'opname-hutang',
  ],
  [
    'a scanned envelope that a count calls missing',
    "UPDATE hutang_opname_hasil SET hasil = 'KURANG' WHERE hasil = 'ADA'",
    'opname-hutang',
  ],
  [
    'a count of envelopes without its paper',
    "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('SOJ', 'TK01', '2026-03-09', 1)",
    'nomor-tanpa-celah',
  ],
]
