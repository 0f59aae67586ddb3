import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a dispatch for labeling of more', 'UPDATE kirim_labeling SET qty = qty + 1', 'dokumen-lepas'],
]
