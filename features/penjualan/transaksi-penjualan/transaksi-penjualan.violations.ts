import type { Violation } from '@kencana/testing/violation'

const SATU = "(SELECT min(no_faktur_jual) FROM penjualan WHERE status = 'DONE')"

export const VIOLATIONS: readonly Violation[] = [
  [
    'a sale for less than its pieces',
    `UPDATE penjualan SET harga = harga - 500, total = total - 500, tagihan = tagihan - 500 WHERE no_faktur_jual = ${SATU}`,
    'penjualan-dokumen',
  ],
  [
    'a discount that nobody gave',
    `UPDATE penjualan SET harga = harga + 500, diskon = diskon + 500 WHERE no_faktur_jual = ${SATU};
     UPDATE penjualan_detail SET harga_jual = harga_jual + 500, diskon = diskon + 500 WHERE no_faktur_jual = ${SATU} AND urut = 1`,
    'penjualan-dokumen',
  ],
  ['a tax that was not taken', `UPDATE penjualan SET ppn = 1000 WHERE no_faktur_jual = ${SATU}`, 'penjualan-dokumen'],
  [
    'a sold piece that is free to be sold again',
    `UPDATE penjualan_detail SET aktif = false WHERE no_faktur_jual = ${SATU}`,
    'penjualan-dokumen',
  ],
  ['a sale without its pieces', `DELETE FROM penjualan_detail WHERE no_faktur_jual = ${SATU}`, 'penjualan-dokumen'],
  [
    'a sold piece of another weight',
    `UPDATE penjualan_detail SET berat = berat - 10 WHERE no_faktur_jual = ${SATU} AND urut = 1;
     UPDATE penjualan SET berat = berat - 10 WHERE no_faktur_jual = ${SATU}`,
    'isi-dokumen',
  ],
  [
    'a sold piece that never left the shop',
    "UPDATE barang SET status_barang = 'TERSEDIA', kode_baki = 'CN01' WHERE kode_barang IN (SELECT kode_barang FROM penjualan_detail WHERE aktif)",
    'barang-terjual',
  ],
  [
    'a piece that two sales have sold',
    `DROP INDEX penjualan_barang;
     INSERT INTO penjualan_detail SELECT (jsonb_populate_record(NULL::penjualan_detail, to_jsonb(d) || jsonb_build_object('urut', 90,
       'no_faktur_jual', (SELECT max(no_faktur_jual) FROM penjualan WHERE status = 'DONE')))).*
     FROM penjualan_detail d WHERE d.no_faktur_jual = ${SATU} AND d.urut = 1`,
    'barang-terjual',
  ],
  [
    'tax taken out of a price that had none inside',
    `UPDATE mutasi SET ref = 'PPN' WHERE akun = 'PENJUALAN'`,
    'penjualan-dokumen',
  ],
  [
    'bars of a shop that takes tax, booked as jewellery',
    `UPDATE penjualan SET ppn_persen = 11000 WHERE no_faktur_jual = ${SATU};
     UPDATE penjualan_detail SET jenis_ppn = 'TIDAK DIPUNGUT' WHERE no_faktur_jual = ${SATU}`,
    'penjualan-dokumen',
  ],
  [
    'jewellery booked as bars, of which no tax is collected',
    `UPDATE mutasi SET ref = 'TIDAK DIPUNGUT' WHERE akun = 'PENJUALAN' AND ref = '-'`,
    'penjualan-dokumen',
  ],
  [
    'a sale that a customer paid less for',
    `UPDATE pembayaran SET jumlah = jumlah - 500 WHERE dokumen = ${SATU}`,
    'pembayaran-buku',
  ],
  ['money given back that never came', 'UPDATE penjualan_kembali SET potongan = potongan + 500', 'pembayaran-buku'],
  [
    'cash that came and went out again by an undo, and is in no line',
    "DELETE FROM mutasi WHERE akun = 'KAS' AND jurnal_id IN (SELECT id FROM jurnal WHERE document LIKE 'RFJ-%')",
    'pembayaran-buku',
  ],
  [
    'cash that is said to have gone out less by an undo, and to have come in less',
    "UPDATE pembayaran SET jumlah = jumlah - 500 WHERE dokumen LIKE 'RFJ-%' AND cara_bayar = 'CASH'",
    'pembayaran-buku',
  ],
  [
    'an old piece that pays more than it was bought for',
    "UPDATE pembelian SET harga = harga - 500 WHERE asal = 'TUKAR'",
    'tukar',
  ],
  ['an old piece on another tray', "UPDATE pembelian SET kode_baki = 'SP1' WHERE asal = 'TUKAR'", 'isi-dokumen'],
  [
    'a piece that is said not to have come back, of a sale that stands',
    `INSERT INTO penjualan_hilang SELECT 'HFJ-1', kode_toko, tgl_valid, no_faktur_jual, 1, 1, (SELECT id FROM otorisasi LIMIT 1), 'X', now()
     FROM penjualan WHERE no_faktur_jual = ${SATU}`,
    'penjualan-dokumen',
  ],
  [
    'a piece that did not come back and is in no jurnal',
    `INSERT INTO penjualan_hilang SELECT 'HFJ-1', kode_toko, tgl_batal, no_faktur_jual, 1, 1, (SELECT id FROM otorisasi LIMIT 1), 'X', now()
     FROM penjualan WHERE status = 'BATAL' AND tgl_valid IS NULL LIMIT 1`,
    'dokumen-berjurnal',
  ],
  ['a sale that was wiped out', `DELETE FROM penjualan WHERE no_faktur_jual = ${SATU}`, 'dokumen'],
]
