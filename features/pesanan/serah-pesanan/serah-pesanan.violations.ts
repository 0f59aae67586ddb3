import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an income of other kinds', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, ongkos = ongkos - 1'],
  ['a price of other parts', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, harga_atribut = harga_atribut - 1'],
  ['a discount nobody gave', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, diskon = diskon + 1'],
  ['tax that was not taken', 'UPDATE pesanan_serah SET ppn = ppn + 1'],
  ['a locked price that was not kept', 'UPDATE pesanan_serah SET harga_gram = harga_gram + 1'],
  ['a locked price by another rule of fineness', 'UPDATE pesanan_serah SET kali_kadar = NOT kali_kadar'],
  ['another weight that was charged', 'UPDATE pesanan_serah SET berat_harga = berat_harga - 1'],
  ['another piece handed over', 'UPDATE pesanan_serah SET kode_barang = (SELECT min(kode_barang) FROM barang)'],
  ['a piece from another tray', "UPDATE pesanan_serah SET kode_baki = 'CN02'"],
  [
    'a payment into an account',
    "UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111', cek = 'MASUK' WHERE arah = 'MASUK' AND ref = '-' AND urut = 1",
    'pembayaran-buku',
  ],
  [
    'a share of a bank that kept nothing',
    "UPDATE pembayaran SET cara_bayar = 'DEBET', no_rekening = '0111', biaya = 1, cek = 'MASUK' WHERE arah = 'MASUK' AND ref = '-' AND urut = 1",
    'pembayaran-buku',
  ],
  ['a card’s fee that is another', 'UPDATE biaya_kembali SET biaya = biaya + 1', 'biaya-kembali'],
  ['a card’s fee that nobody kept', 'DELETE FROM biaya_kembali', 'biaya-kembali'],
  [
    'a card that was voided though its fee stays',
    "INSERT INTO biaya_lepas (dokumen, sebab) SELECT dokumen, 'VOID EDC' FROM biaya_kembali",
    'biaya-kembali',
  ],
  ['a card that was not voided', 'DELETE FROM biaya_lepas', 'biaya-kembali'],
  ['an order handed over by another paper', "UPDATE pesanan SET no_serah = 'SRP-X' WHERE no_serah IS NOT NULL"],
  [
    'an order called off by no paper',
    "UPDATE pesanan SET status = 'BATAL', no_batal = 'BTP-X' WHERE status = 'BARU' AND contoh = '-'",
  ],
  ['an order called off that runs', "UPDATE pesanan SET status = 'BARU', no_batal = NULL WHERE status = 'BATAL'"],
  [
    'a sample piece brought back by no paper',
    "UPDATE pesanan SET contoh_kembali = 'KCP-X' WHERE contoh_kembali IS NOT NULL",
  ],
].map(([what = '', statement = '', rule = 'pesanan-dokumen']) => [what, statement, rule] as const)
