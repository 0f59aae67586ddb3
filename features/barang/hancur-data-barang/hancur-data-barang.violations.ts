import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item broken up by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'HANCUR'", 'barang-hancur'],
  [
    'an item broken up that lies on its tray',
    `INSERT INTO hancur_barang_detail (no_hancur, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, salinan)
       SELECT 'HCR-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat, 0 FROM barang LIMIT 1;
       INSERT INTO hancur_barang VALUES ('HCR-X', 'TK01', '2026-03-03', 'X', 1, 3485, 'OWNER', now())`,
    'barang-hancur',
  ],
  [
    'pieces broken up without a jurnal',
    "INSERT INTO hancur_barang VALUES ('HCR-X', 'TK01', '2026-03-03', 'X', 1, 3485, 'OWNER', now())",
    'dokumen-berjurnal',
  ],
]
