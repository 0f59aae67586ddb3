import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item on another tray', "UPDATE barang SET kode_baki = 'CN02' WHERE kode_baki IS NOT NULL", 'barang-mutasi'],
  ['an item of another weight', 'UPDATE barang SET berat = berat + 1', 'barang-mutasi'],
  ['an item that left unseen', "UPDATE barang SET kode_baki = NULL, status_barang = 'TERJUAL'", 'barang-mutasi'],
  ['an item whose mutasi are gone', 'DELETE FROM mutasi WHERE kode_barang IS NOT NULL', 'barang-mutasi'],
  [
    'a price of its own that nobody gave',
    'UPDATE barang SET is_markis = true WHERE kode_barang = (SELECT min(kode_barang) FROM barang)',
    'riwayat',
  ],
  [
    'a price of its own that a sale did not keep to',
    'UPDATE riwayat_barang SET is_markis = true, harga_total = 99000000000 WHERE (kode_barang, id) IN (SELECT kode_barang, salinan FROM penjualan_detail)',
    'barang-markis',
  ],
  [
    'a price of its own that a deposit did not keep to',
    'UPDATE riwayat_barang SET is_markis = true, harga_total = 99000000000 WHERE (kode_barang, id) IN (SELECT kode_barang, salinan FROM titipan)',
    'barang-markis',
  ],
  [
    'a markis piece that was bought back by the amount of its category',
    'UPDATE riwayat_barang SET is_markis = true, harga_total = 1 WHERE (kode_barang, id) IN (SELECT d.kode_barang, d.salinan FROM penjualan_detail d JOIN pembelian p USING (no_faktur_jual, kode_barang))',
    'barang-markis',
  ],
  ['sums of lists that lie', 'UPDATE barang_rekap SET mg = mg + 1', 'barang-rekap'],
]
