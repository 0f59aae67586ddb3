import type { Violation } from '@kencana/testing/violation'

const SATU = "(SELECT min(no_titip) FROM titipan WHERE status = 'DONE')"

export const VIOLATIONS: readonly Violation[] = [
  [
    'a fee that goes back with no card',
    "UPDATE pembayaran SET biaya = 1 WHERE arah = 'KELUAR' AND no_rekening IS NOT NULL",
    'biaya-kembali',
  ],
  [
    'a deposit for more than was paid',
    `UPDATE titipan SET titip = titip + 500 WHERE no_titip = ${SATU}`,
    'titipan-saldo',
  ],
  [
    'more money for a deposit that went away',
    `DELETE FROM titipan_uang WHERE no_uang_titip = (SELECT min(no_uang_titip) FROM titipan_uang WHERE no_batal IS NULL)`,
    'titipan-saldo',
  ],
  [
    'a deposit that is called off by nothing',
    `UPDATE titipan SET status = 'BATAL' WHERE no_titip = ${SATU}`,
    'titipan-saldo',
  ],
  ['a deposit of which more is kept than was said', 'UPDATE titipan_batal SET hangus = hangus + 500', 'titipan-saldo'],
  [
    'a form of two customers',
    "UPDATE titipan SET nama_customer = 'LAIN' WHERE no_titip <> no_titip_group",
    'titipan-saldo',
  ],
  [
    'a price that is not its parts',
    `UPDATE titipan SET total_hitung = total_hitung + 500 WHERE no_titip = ${SATU}`,
    'titipan-saldo',
  ],
  [
    'a deposit whose payment is another',
    `UPDATE pembayaran SET jumlah = jumlah - 500 WHERE dokumen = (SELECT min(no_titip_group) FROM titipan)`,
    'pembayaran-buku',
  ],
  [
    'a kept piece that is free to be sold',
    `UPDATE barang SET status_barang = 'TERSEDIA' WHERE kode_barang = (SELECT kode_barang FROM titipan WHERE no_titip = ${SATU})`,
    'barang-titip',
  ],
  [
    'a piece kept for a deposit and for an order',
    `UPDATE titipan SET kode_barang = (SELECT contoh_barang FROM pesanan WHERE contoh = 'TOKO' AND contoh_kembali IS NULL LIMIT 1) WHERE no_titip = ${SATU}`,
    'barang-titip',
  ],
  ['a kept piece of another weight', `UPDATE titipan SET berat = berat - 10 WHERE no_titip = ${SATU}`, 'isi-dokumen'],
  ['a deposit that was wiped out', `DELETE FROM titipan WHERE no_titip = ${SATU}`, 'dokumen'],
  [
    'a deposit that waits though its piece is kept',
    `UPDATE titipan SET status = 'OPEN', tgl_valid = NULL, valid_by = NULL, valid_pada = NULL WHERE no_titip = ${SATU}`,
    'barang-terjual',
  ],
  [
    'a deposit that another sale picked up',
    "UPDATE titipan SET no_faktur_jual = (SELECT min(no_faktur_jual) FROM penjualan) WHERE status = 'DIAMBIL'",
    'titipan-saldo',
  ],
  [
    'a promised price that was not kept',
    'UPDATE penjualan_detail SET harga_gram = harga_gram + 500 WHERE no_titip IS NOT NULL',
    'titipan-saldo',
  ],
]
