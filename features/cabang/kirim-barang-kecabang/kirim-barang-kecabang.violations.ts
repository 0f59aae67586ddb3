import type { Violation } from '@kencana/testing/violation'

const LAIN = `INSERT INTO sambungan (portal, peran, token_akhir, dibuat_pada) VALUES ('http://cabang', 'CABANG', 'abcd', now());
  INSERT INTO toko (kode_toko, nama_toko, alamat_toko, portal, tgl_system, tgl_mulai, dibuat_pada)
  VALUES ('TK91', 'CABANG', '-', 'http://cabang', '2026-03-02', '2026-03-02', now());`

export const VIOLATIONS: readonly Violation[] = [
  [
    'a dispatch to another installation without its letter',
    `${LAIN} INSERT INTO kirim_barang (no_kirim, kode_toko, tujuan, nama_tujuan, tgl_system, pcs, berat, user_id, dibuat_pada)
     VALUES ('KCB-TK01-260302-0001', 'TK01', 'TK91', 'TK91', '2026-03-02', 1, 3485, 'OWNER', now())`,
    'cabang',
  ],
  [
    'goods of a shop here said to be at another installation',
    "UPDATE barang SET kode_baki = NULL, status_barang = 'CABANG' WHERE kode_barang = (SELECT min(kode_barang) FROM barang WHERE status_barang = 'TERSEDIA')",
    'cabang',
  ],
  [
    'a value on a dispatch inside of this installation',
    `INSERT INTO kirim_barang_detail (no_kirim, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, salinan, nilai)
     SELECT 'KRM-X', 1, kode_barang, 'CN01', kode_group, kode_dept, berat, 1, 5000 FROM barang LIMIT 1`,
    'cabang',
  ],
  [
    'goods confirmed by another installation without a jurnal',
    `INSERT INTO sampai_cabang (no_sampai, kode_toko, tgl_system, no_kirim, no_terima, pcs, berat, user_id, dibuat_pada)
     VALUES ('SCB-X', 'TK01', '2026-03-02', 'KCB-X', 'TCB-X', 1, 3485, '@20', now())`,
    'dokumen-berjurnal',
  ],
  [
    'goods received from another installation without a jurnal',
    `INSERT INTO terima_cabang (no_terima, kode_toko, tgl_system, no_kirim, asal, kode_baki, pcs, berat, user_id, dibuat_pada)
     VALUES ('TCB-X', 'TK01', '2026-03-02', 'KCB-X', 'TK91', 'CN01', 1, 3485, 'OWNER', now())`,
    'dokumen-berjurnal',
  ],
  [
    'books kept for a shop of another installation',
    `${LAIN} INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada) VALUES ('TAMBAH', 'TK91', '2026-03-02', 'X-91', 'X', now())`,
    'cabang',
  ],
  [
    'an incoming dispatch that holds less than it says',
    `${LAIN} INSERT INTO kiriman_masuk (no_kirim, sambungan, asal, nama_asal, kode_toko, tgl_kirim, user_kirim, pcs, berat, diterima_pada)
     SELECT 'KCB-TK91-260302-0001', id, 'TK91', 'CABANG', 'TK01', '2026-03-02', 'X', 1, 3485, now() FROM sambungan`,
    'cabang',
  ],
]
