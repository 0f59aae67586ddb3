import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'gifts from nowhere',
    "INSERT INTO hadiah (kode_hadiah, nama_hadiah, poin, stock) VALUES ('X', 'X', 1, 5)",
    'hadiah-stok',
  ],
]
