import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a move without a jurnal',
    `INSERT INTO pindah_barang (no_pindah, kode_toko, tgl_system, kode_baki_tujuan, pcs, berat, user_id, dibuat_pada)
     VALUES ('PD-X', 'TK01', '2026-03-03', 'CN02', 1, 3485, 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
]
