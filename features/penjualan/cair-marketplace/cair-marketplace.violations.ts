import type { Violation } from '@kencana/testing/violation'

const SATU = '(SELECT min(no_cair) FROM marketplace_cair WHERE no_batal IS NULL)'

export const VIOLATIONS: readonly Violation[] = [
  ['a payout that was wiped out', `DELETE FROM marketplace_cair WHERE no_cair = ${SATU}`, 'dokumen'],
  [
    'a payout of more than came',
    `UPDATE marketplace_cair SET diterima = diterima + 500, biaya = biaya - 500 WHERE no_cair = ${SATU}`,
    'pembayaran-buku',
  ],
  [
    'a fee that was never booked',
    `UPDATE marketplace_cair SET biaya = biaya + 500 WHERE no_cair = ${SATU}`,
    'marketplace-saldo',
  ],
  [
    'a payout of another nota',
    `UPDATE marketplace_cair SET no_faktur_jual = (SELECT min(no_faktur_jual) FROM penjualan WHERE kode_marketplace IS NOT NULL AND status = 'BATAL')
     WHERE no_cair = ${SATU}`,
    'marketplace-saldo',
  ],
  [
    'a payout to another account',
    `UPDATE marketplace_cair SET no_rekening = '0222' WHERE no_cair = ${SATU}`,
    'marketplace-saldo',
  ],
  [
    'a payout that stands though its sale was undone',
    'UPDATE marketplace_cair SET no_batal = NULL WHERE no_batal IS NOT NULL',
    'marketplace-saldo',
  ],
]
