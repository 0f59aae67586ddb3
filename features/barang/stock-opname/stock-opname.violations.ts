import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a lost piece that is no difference',
    "UPDATE barang SET kode_baki = NULL, status_barang = 'HILANG'",
    'barang-hilang',
  ],
  [
    'a difference that is not lost',
    "INSERT INTO mutasi SELECT jurnal_id, urut + 60, kode_toko, tgl_system, 'SELISIH', 'X', '-', kode_group, kode_dept, kode_barang, 1, mg, 0 FROM mutasi WHERE kode_barang IS NOT NULL LIMIT 1",
    'barang-hilang',
  ],
  [
    'an approved count that posted nothing',
    "INSERT INTO stock_opname (no_so, kode_toko, kode_baki, nama_baki, tgl_system, status, user_id, dibuat_pada, tutup_pada, setuju_oleh, setuju_pada, tgl_setuju, no_hilang) SELECT 'SO-1', 'TK01', 'CN01', 'CN01', '2026-03-03', 'SELESAI', 'X', now(), now(), 'X', now(), '2026-03-03', 'SOH-1'",
    'dokumen-berjurnal',
  ],
  [
    'a piece found again without a jurnal',
    "INSERT INTO barang_temu SELECT 'BTM-1', 'TK01', '2026-03-03', kode_barang, 'SOH-1', 'CN01', berat, 'X', 'X', now() FROM barang LIMIT 1",
    'dokumen-berjurnal',
  ],
  [
    'a count without its paper',
    "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('SO', 'TK01', '2026-03-03', 1)",
    'nomor-tanpa-celah',
  ],
  [
    'a find of a piece that its jurnal did not bring back',
    "INSERT INTO barang_temu SELECT 'BTM-1', 'TK01', '2026-03-03', kode_barang, 'SOH-1', 'CN01', berat, 'X', 'X', now() FROM barang LIMIT 1",
    'barang-koreksi',
  ],
  [
    'a count that says it booked a piece which stayed where it was',
    `INSERT INTO stock_opname (no_so, kode_toko, kode_baki, nama_baki, tgl_system, status, user_id, dibuat_pada, tutup_pada, setuju_oleh, setuju_pada, tgl_setuju, no_hilang)
       SELECT 'SO-1', 'TK01', 'CN01', 'CN01', '2026-03-03', 'SELESAI', 'X', now(), now(), 'X', now(), '2026-03-03', 'SOH-1';
     INSERT INTO stock_opname_hasil (no_so, kode_barang, hasil, kode_baki, kode_group, kode_dept, berat, versi, hitung_1, dibukukan, salinan)
       SELECT 'SO-1', kode_barang, 'KURANG', 'CN01', kode_group, kode_dept, berat, 1, false, true, 0 FROM barang LIMIT 1`,
    'barang-koreksi',
  ],
]
