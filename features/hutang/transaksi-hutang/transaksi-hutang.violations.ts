import type { Violation } from '@kencana/testing/violation'

const SATU = "(SELECT min(no_hutang) FROM hutang WHERE status = 'AKTIF' AND no_asal IS NULL)"

export const VIOLATIONS: readonly Violation[] = [
  [
    'a loan for more than was lent',
    `UPDATE hutang SET jumlah_hutang = jumlah_hutang + 500, besar_kembali = besar_kembali + 500 WHERE no_hutang = ${SATU}`,
    'hutang-saldo',
  ],
  [
    'a loan whose payment is another',
    `UPDATE pembayaran SET jumlah = jumlah - 500 WHERE dokumen = ${SATU}`,
    'pembayaran-buku',
  ],
  ['a loan that ended by nothing', `UPDATE hutang SET status = 'LUNAS' WHERE no_hutang = ${SATU}`, 'hutang-saldo'],
  [
    'a kept item that lost weight',
    `UPDATE hutang_detail SET berat = berat - 10, berat_kotor = berat_kotor - 10 WHERE no_hutang = ${SATU} AND urut = 1`,
    'isi-dokumen',
  ],
  [
    'a kept item that is gone',
    `UPDATE hutang_detail SET jumlah = jumlah + 1 WHERE no_hutang = ${SATU} AND urut = 1`,
    'hutang-saldo',
  ],
  [
    'a loan that nobody weighed again',
    `UPDATE hutang_detail SET berat_saksi = NULL, kadar_saksi = NULL WHERE no_hutang = ${SATU}`,
    'hutang-saldo',
  ],
  [
    'a loan worth more than its goods',
    `UPDATE hutang SET nilai = nilai + 500 WHERE no_hutang = ${SATU}`,
    'hutang-saldo',
  ],
]
