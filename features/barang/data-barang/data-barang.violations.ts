import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item on another tray', "UPDATE barang SET kode_baki = 'CN02' WHERE kode_baki IS NOT NULL", 'barang-mutasi'],
  ['an item of another weight', 'UPDATE barang SET berat = berat + 1', 'barang-mutasi'],
  ['an item that left unseen', "UPDATE barang SET kode_baki = NULL, status_barang = 'TERJUAL'", 'barang-mutasi'],
  ['an item whose mutasi are gone', 'DELETE FROM mutasi WHERE kode_barang IS NOT NULL', 'barang-mutasi'],
  ['sums of lists that lie', 'UPDATE barang_rekap SET mg = mg + 1', 'barang-rekap'],
]
