import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a receipt from the gilder without its lines', 'DELETE FROM terima_sepuh_detail', 'dokumen-lepas'],
]
