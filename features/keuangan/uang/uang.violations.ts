import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'money by hand without a jurnal',
    "INSERT INTO uang VALUES ('TUK-X', 'TK01', '2026-03-03', 'TAMBAH', NULL, 'TAMBAH MODAL', 'MODAL', 1, 'X', 'OWNER', now())",
    'dokumen-lepas',
  ],
  ['an expense for what nobody knows', "UPDATE mutasi SET ref = 'TIADA' WHERE akun = 'BIAYA'", 'ref-uang'],
  ['a cost for nothing', "UPDATE mutasi SET ref = '-' WHERE akun = 'BIAYA'", 'ref-uang'],
  [
    'owner money that is said to be income',
    "UPDATE uang SET lawan = 'PENDAPATAN_LAIN' WHERE lawan = 'MODAL'",
    'ref-uang',
  ],
]
