import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['goods of the owner of another weight', 'UPDATE kirim_bos SET berat = berat + 1', 'dokumen-lepas'],
  ['goods of the owner without a paper', 'DELETE FROM kirim_bos', 'kiriman-stok'],
  ['a closed dispatch with something left', "UPDATE kirim_bos SET no_validasi = 'VI-X'", 'kiriman-stok'],
  [
    'a number of a dispatch that is missing',
    "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'KB'",
    'nomor-tanpa-celah',
  ],
]
