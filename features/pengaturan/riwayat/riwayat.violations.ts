import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a price changed around its history', 'UPDATE master_group SET harga = harga + 1', 'riwayat'],
  ['a piece of another fineness than its history', 'UPDATE barang SET persentase = 500000', 'riwayat'],
  [
    'a label of before given around its history',
    "UPDATE barang SET barcode_lama = 'X-1' WHERE kode_barang = (SELECT min(kode_barang) FROM barang)",
    'riwayat',
  ],
  [
    'a limit put aside',
    "INSERT INTO para_system SELECT kode_toko, 'toleransi_susut', '100', 'X', now() FROM toko",
    'riwayat',
  ],
  ['a right given by nobody', "INSERT INTO hak_akses VALUES ('OWNER', '/pindah-barang')", 'riwayat'],
  [
    'a history rewritten',
    `UPDATE riwayat_nilai SET ke = '{"level": "OWN", "aktif": true}' WHERE tabel = 'USER'`,
    'riwayat',
  ],
  ['a history of pieces taken out', 'DELETE FROM riwayat_barang', 'riwayat'],
  ['the copy of a document rewritten', 'UPDATE riwayat_barang SET berat = berat + 1', 'salinan'],
]
