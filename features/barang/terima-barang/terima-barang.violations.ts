import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'an arrival without a jurnal',
    `INSERT INTO terima_barang (no_terima, no_kirim, kode_toko, kode_baki, tgl_system, pcs, berat, user_id, dibuat_pada)
     VALUES ('TRM-X', 'KRM-X', 'TK01', 'CN02', '2026-03-03', 1, 3485, 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
]
