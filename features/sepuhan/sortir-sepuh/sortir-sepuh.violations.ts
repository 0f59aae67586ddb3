import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a lot of more pieces', 'UPDATE sortir_sepuh SET qty_total = qty_total + 1', 'dokumen-lepas'],
]
