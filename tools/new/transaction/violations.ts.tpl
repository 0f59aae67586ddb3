import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    '{{Judul}} without a jurnal',
    `INSERT INTO {{snake}} (no_{{snake}}, kode_toko, tgl_system, kode_baki_tujuan, pcs, berat, user_id, dibuat_pada)
     VALUES ('{{KODE}}-X', 'TK01', '2026-03-03', 'CN02', 1, 1000, 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
]
