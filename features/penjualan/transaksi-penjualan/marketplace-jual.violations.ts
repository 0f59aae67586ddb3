import type { Violation } from '@kencana/testing/violation'

const SATU = "(SELECT min(no_faktur_jual) FROM penjualan WHERE kode_marketplace IS NOT NULL AND status = 'DONE')"

export const VIOLATIONS: readonly Violation[] = [
  [
    'a debt of a platform that was forgotten',
    `UPDATE mutasi SET rp = rp - 500 WHERE akun = 'PIUTANG_MARKETPLACE' AND ref = ${SATU} AND rp > 0`,
    'marketplace-saldo',
  ],
  [
    'a sale of the counter that a platform owes',
    `UPDATE penjualan SET kode_marketplace = NULL, no_order = NULL WHERE no_faktur_jual = ${SATU}`,
    'marketplace-saldo',
  ],
  [
    'a sale through a platform that was paid in cash',
    `UPDATE pembayaran SET cara_bayar = 'CASH', ref = '-' WHERE dokumen = ${SATU}`,
    'marketplace-saldo',
  ],
  [
    'a sale that another platform owes',
    `UPDATE pembayaran SET ref = 'LAZADA' WHERE dokumen = ${SATU}`,
    'marketplace-saldo',
  ],
]
