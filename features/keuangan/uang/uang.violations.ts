import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'money by hand without a jurnal',
    "INSERT INTO uang VALUES ('TUK-X', 'TK01', '2026-03-03', 'TAMBAH', NULL, 'TAMBAH MODAL', 'MODAL', 1, 'X', 'OWNER', now())",
    'dokumen-lepas',
  ],
]
