import type { Violation } from '@kencana/testing/violation'

const SATU = '(SELECT min(no_impor_bahan) FROM impor_bahan WHERE no_batal IS NULL)'

export const VIOLATIONS: readonly Violation[] = [
  [
    'opening material of a craftsman without a jurnal',
    "INSERT INTO impor_bahan VALUES ('SAT-X', 'TK01', '2026-03-03', 1, 5, 'OWNER', now())",
    'bahan-dokumen',
  ],
  [
    'opening material of another craftsman',
    `UPDATE impor_bahan_detail SET kode_tukang = 'T01' WHERE no_impor_bahan = ${SATU}`,
    'bahan-dokumen',
  ],
  [
    'opening material that its sheet does not say',
    `UPDATE impor_bahan SET berat = berat + 1 WHERE no_impor_bahan = ${SATU}`,
    'bahan-dokumen',
  ],
]
