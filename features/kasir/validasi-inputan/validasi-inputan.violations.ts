import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'a closing without a jurnal',
    "INSERT INTO validasi_inputan VALUES ('VI-X', 'KB-X', 'KB', 'TK01', '2026-03-03', 'KEMBALI', 1, 1, NULL, 'OWNER', now())",
    'dokumen-lepas',
  ],
  [
    'a dispatch closed by nobody',
    "UPDATE kirim_labeling SET no_validasi = 'VI-X'; DELETE FROM mutasi WHERE akun = 'SALDO_KIRIM'",
    'kiriman-stok',
  ],
  [
    'a number of a closing that is missing',
    "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('VI', 'TK01', '2026-03-03', 1)",
    'nomor-tanpa-celah',
  ],
]
