import type { Violation } from '@kencana/testing/violation'

const SORTIR_KOSONG =
  "INSERT INTO pindah_sortir VALUES ('PS-X', 'TK01', '2026-03-03', 'BOS', NULL, '', 1, 1, 'OWNER', now())"

export const VIOLATIONS: readonly Violation[] = [
  ['sorted pieces that were never moved', SORTIR_KOSONG, 'dokumen-lepas'],
]
