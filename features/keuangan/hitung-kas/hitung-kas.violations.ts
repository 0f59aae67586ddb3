import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a count of another drawer than was booked',
    'UPDATE hitung_kas SET saldo_kedua = saldo_kedua + 1 WHERE no_uang IS NOT NULL',
    'hitung-kas',
  ],
  ['a difference of another drawer', "UPDATE hitung_kas SET kode_laci = 'L9' WHERE no_uang IS NOT NULL", 'hitung-kas'],
  ['a difference that nobody counted', 'UPDATE hitung_kas SET no_uang = NULL', 'hitung-kas'],
  ['a count that was wiped out', 'DELETE FROM hitung_kas WHERE no_uang IS NULL', 'dokumen'],
]
