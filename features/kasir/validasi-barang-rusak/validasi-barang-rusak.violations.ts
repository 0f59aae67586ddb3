import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'damaged goods made gold without a jurnal',
    "INSERT INTO validasi_rusak VALUES ('VR-X', 'KS-X', 'TK01', '2026-03-03', 1, 1, 'OWNER', now())",
    'dokumen-lepas',
  ],
]
