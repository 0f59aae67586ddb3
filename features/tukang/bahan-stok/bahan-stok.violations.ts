import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'material filled without a jurnal',
    "INSERT INTO bahan_stok VALUES ('BM-X', 'TK01', '2026-03-03', 'BAHAN', 'MM', 700000, false, 1, 0, '', NULL, 'OWNER', now())",
    'dokumen-lepas',
  ],
  [
    'material given without a jurnal',
    "INSERT INTO bahan_tukang VALUES ('TBT-X', 'TK01', '2026-03-03', 'TAMBAH', 'T01', 'BAHAN', 'MM', 1, 1, '', 'OWNER', now(), NULL, 'X')",
    'dokumen-lepas',
  ],
  ['material of another craftsman', "UPDATE bahan_tukang SET kode_tukang = 'T02'", 'bahan-dokumen'],
  ['material from another source', "UPDATE bahan_stok_detail SET sumber = 'PABRIK'", 'bahan-dokumen'],
  ['gold made by melting', 'UPDATE bahan_stok_detail SET persentase = persentase - 1000', 'bahan-dokumen'],
  [
    'a number of material that is missing',
    "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'TBT'",
    'nomor-tanpa-celah',
  ],
  [
    'a loss in melting with an authorisation that was not used for it',
    `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f12', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT LEBUR', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       UPDATE bahan_stok SET otorisasi = '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f12'`,
    'otorisasi-dokumen',
  ],
]
