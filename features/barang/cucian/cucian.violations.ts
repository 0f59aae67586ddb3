import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item washed by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'CUCI'", 'barang-cuci'],
  [
    'an item out for washing that lies on its tray',
    "INSERT INTO cuci_barang_detail (no_cuci, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, salinan) SELECT 'CUC-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat, 0 FROM barang LIMIT 1",
    'barang-cuci',
  ],
  [
    'an item back from washing without its receipt',
    "INSERT INTO cuci_barang_detail (no_cuci, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, no_terima, salinan) SELECT 'CUC-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat, 'CUM-X', 0 FROM barang LIMIT 1",
    'barang-cuci',
  ],
  [
    'a batch for washing without a jurnal',
    "INSERT INTO cuci_barang VALUES ('CUC-X', 'TK01', '2026-03-03', '', 1, 3485, 'OWNER', now())",
    'dokumen-berjurnal',
  ],
  [
    'a receipt from washing without a jurnal',
    "INSERT INTO terima_cuci VALUES ('CUM-X', 'CUC-X', 'TK01', '2026-03-03', 1, 3485, 0, NULL, 'OWNER', now())",
    'dokumen-berjurnal',
  ],
  [
    'a number of a batch that is missing',
    "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('CUC', 'TK01', '2026-03-03', 1)",
    'nomor-tanpa-celah',
  ],
  [
    'an authorisation used by a document that does not name it',
    `INSERT INTO otorisasi VALUES (gen_random_uuid(), 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER', 'SUSUT CUCI', 'X', 'x',
        NULL, NULL, NULL, NULL, 'CUM-X')`,
    'otorisasi-dokumen',
  ],
  [
    'a document with an authorisation that was not used for it',
    `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT CUCI', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       INSERT INTO terima_cuci VALUES ('CUM-X', 'CUC-X', 'TK01', '2026-03-03', 1, 3485, 0,
        '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11', 'OWNER', now())`,
    'otorisasi-dokumen',
  ],
  [
    'a document with an authorisation that nobody gave',
    `INSERT INTO terima_cuci VALUES ('CUM-X', 'CUC-X', 'TK01', '2026-03-03', 1, 3485, 0,
        '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11', 'OWNER', now())`,
    'otorisasi-dokumen',
  ],
]
