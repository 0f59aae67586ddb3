import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an entry of another weight', 'UPDATE tambah_barang SET berat = berat + 1', 'dokumen-berjurnal'],
  [
    'an entry that never posted',
    "INSERT INTO tambah_barang SELECT 'TM-TK01-260303-0999', kode_toko, tgl_system, sumber, pcs, berat, user_id, now() FROM tambah_barang LIMIT 1",
    'dokumen-berjurnal',
  ],
]
