import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a deposit of more', 'UPDATE pesanan_titip SET jumlah = jumlah + 1', 'pesanan-dokumen'],
  ['a payment of less', 'UPDATE pembayaran SET jumlah = jumlah - 1', 'pembayaran-buku'],
  ["a customer's gold of another weight", 'UPDATE pesanan SET berat_customer = berat_customer + 1', 'pesanan-dokumen'],
  [
    'a piece brought along that is gone',
    "UPDATE pesanan SET contoh_kembali = 'KCP-X' WHERE contoh = 'BAWA'",
    'pesanan-dokumen',
  ],
  ['a shop piece kept for nobody', "UPDATE pesanan SET contoh_kembali = 'KCP-X' WHERE contoh = 'TOKO'", 'barang-titip'],
  [
    'a kept piece for sale',
    "UPDATE barang SET status_barang = 'TERSEDIA' WHERE status_barang = 'TITIP'",
    'barang-titip',
  ],
  [
    'one piece kept for two orders',
    `DROP INDEX pesanan_contoh; INSERT INTO pesanan SELECT (jsonb_populate_record(p, '{"no_pesanan": "PSN-X"}')).* FROM pesanan p
      WHERE contoh = 'TOKO' AND contoh_kembali IS NULL`,
    'barang-titip',
  ],
  [
    'an order called off without its paper',
    "UPDATE pesanan SET status = 'BATAL', no_batal = 'BTP-X' WHERE status = 'BARU'",
    'pesanan-dokumen',
  ],
  [
    'a cancel without a jurnal',
    "INSERT INTO pesanan_batal SELECT 'BTP-X', no_pesanan, kode_toko, tgl_system, 'BARU', 5, 0, 'X', NULL, 'OWNER', now() FROM pesanan LIMIT 1",
    'pesanan-dokumen',
  ],
  [
    'a number of an order that is missing',
    "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'PSN'",
    'nomor-tanpa-celah',
  ],
]
