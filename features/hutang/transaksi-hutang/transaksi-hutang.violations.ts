import type { Violation } from '@kencana/testing/violation'

const SATU = "(SELECT min(no_hutang) FROM hutang WHERE status = 'AKTIF' AND no_asal IS NULL)"

export const VIOLATIONS: readonly Violation[] = [
  ['a card’s fee that is another', 'UPDATE hutang_kembali SET biaya = biaya + 1', 'hutang-saldo'],
  [
    'a card that was voided though its fee stays',
    "UPDATE hutang_bayar SET void_edc = true WHERE no_batal IS NOT NULL AND jenis = 'BUNGA'",
    'hutang-saldo',
  ],
  [
    'an undone payment whose goods nobody weighed',
    "UPDATE hutang_bayar SET timbang_batal = 1 WHERE jenis = 'LUNAS'",
    'bayar-timbang',
  ],
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
  [
    'a loan that goes on for another term than it says',
    "UPDATE hutang SET lama = lama + 1 WHERE no_hutang = (SELECT min(no_hutang) FROM hutang WHERE no_asal IS NOT NULL AND status = 'AKTIF')",
    'hutang-saldo',
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
    'a loan that says it is of the books of before',
    `UPDATE hutang SET awal = true, no_manual = 'X-1' WHERE no_hutang = ${SATU}`,
    'hutang-saldo',
  ],
  [
    'a loan worth more than its goods',
    `UPDATE hutang SET nilai = nilai + 500 WHERE no_hutang = ${SATU}`,
    'hutang-saldo',
  ],
  [
    'a redemption of another principal',
    "UPDATE hutang_bayar SET pokok = pokok + 500 WHERE no_bayar LIKE 'LNH-%'",
    'hutang-saldo',
  ],
  [
    'interest that nobody paid',
    "UPDATE hutang_bayar SET bunga = bunga + 500 WHERE no_bayar = (SELECT min(no_bayar) FROM hutang_bayar WHERE no_bayar LIKE 'BYH-%')",
    'hutang-saldo',
  ],
  [
    'a piece that lies here for a loan and was not sold',
    "UPDATE hutang_detail SET kode_barang = (SELECT kode_barang FROM barang WHERE status_barang = 'TERSEDIA' LIMIT 1) WHERE kode_barang IS NOT NULL",
    'hutang-saldo',
  ],
  [
    'a piece that lies here for two loans',
    'UPDATE hutang_detail SET kode_barang = (SELECT kode_barang FROM hutang_detail WHERE kode_barang IS NOT NULL LIMIT 1) WHERE jumlah = 1',
    'hutang-saldo',
  ],
  ['a renewal that went away', "DELETE FROM hutang_bayar WHERE no_bayar LIKE 'RMH-%'", 'hutang-saldo'],
  [
    'an item that came back though it stays',
    "DELETE FROM hutang_detail WHERE no_hutang = (SELECT no_baru FROM hutang_bayar WHERE no_bayar LIKE 'RMH-%')",
    'isi-dokumen',
  ],
]
