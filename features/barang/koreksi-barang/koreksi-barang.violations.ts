import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a correction without a jurnal',
    `INSERT INTO koreksi_barang (no_koreksi, kind, kode_toko, tgl_system, kode_barang, sebelum, sesudah, alasan, user_id, dibuat_pada)
     SELECT 'KRB-X', 'KOREKSI_BERAT', 'TK01', '2026-03-03', kode_barang, '{}', '{}', 'X', 'OWNER', now() FROM barang LIMIT 1`,
    'dokumen-berjurnal',
  ],
  [
    'a correction that names a weight which its jurnal did not move',
    `INSERT INTO koreksi_barang (no_koreksi, kind, kode_toko, tgl_system, kode_barang, sebelum, sesudah, alasan, user_id, dibuat_pada)
     SELECT 'KRB-X', 'KOREKSI_BERAT', 'TK01', '2026-03-03', kode_barang, '{"berat": 3485}', '{"berat": 3400}', 'X', 'OWNER', now()
     FROM barang LIMIT 1`,
    'barang-koreksi',
  ],
]
