import type { Violation } from '@kencana/testing/violation'

const tanpaTitip = (user_id: string, bisaTerima = false): string => `
  INSERT INTO pesanan_tanpa_titip (no_pesanan, tgl_system, jumlah, alasan, user_id, bisa_terima, dibuat_pada)
  SELECT no_pesanan, tgl_system, 1000, 'x', ${user_id}, ${bisaTerima}, dibuat_pada FROM pesanan ORDER BY no_pesanan LIMIT 1`

export const VIOLATIONS: readonly Violation[] = [
  ['a deposit waived by one who did not make the order, with nobody’s word', tanpaTitip("'LAIN'"), 'pesanan-dokumen'],
  [
    'a deposit waived by who made the order and was to take it, with nobody’s word',
    `WITH satu AS (UPDATE pesanan SET user_id = 'KASIR') ${tanpaTitip("'KASIR'", true)}`,
    'pesanan-dokumen',
  ],
  [
    'a waived deposit that the till still waits for',
    `WITH satu AS (UPDATE pesanan SET titip_diminta = 1000) ${tanpaTitip('user_id')}`,
    'pesanan-dokumen',
  ],
]
