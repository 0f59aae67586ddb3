import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item on its way by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'DIKIRIM'", 'barang-di-jalan'],
  [
    'a dispatch to another shop without a jurnal',
    `INSERT INTO kirim_barang (no_kirim, kode_toko, tujuan, nama_tujuan, tgl_system, pcs, berat, user_id, dibuat_pada)
     VALUES ('KRM-X', 'TK01', 'TK02', 'TK02', '2026-03-03', 1, 3485, 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
  [
    'a write-off of what never arrived without a jurnal',
    `INSERT INTO hapus_kirim (no_hapus, no_kirim, kode_toko, tgl_system, pcs, berat, alasan, user_id, dibuat_pada)
     VALUES ('HKR-X', 'KRM-X', 'TK01', '2026-03-03', 1, 3485, 'X', 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
]
