import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a dispatch to the gilder of more', 'UPDATE kirim_sepuh SET berat_sepuh = berat_sepuh + 1', 'dokumen-lepas'],
]
