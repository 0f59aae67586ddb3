import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a purchase of another price', 'UPDATE pembelian SET harga = harga + 500', 'dokumen-lepas'],
  [
    'a bought piece on another tray',
    "UPDATE pembelian SET kode_baki_kini = 'SP1' WHERE keadaan = 'BELI'",
    'pembelian-letak',
  ],
  [
    'a bought piece that is gone',
    "UPDATE pembelian SET kode_baki_kini = NULL, keadaan = 'BOS' WHERE keadaan = 'BELI'",
    'pembelian-letak',
  ],
  [
    'a piece bought back that is still said to be with the customer',
    "UPDATE pembelian SET kode_barang = (SELECT kode_barang FROM barang WHERE status_barang = 'TERJUAL' LIMIT 1) WHERE no_faktur_beli = (SELECT min(no_faktur_beli) FROM pembelian)",
    'barang-terjual',
  ],
  [
    'a piece bought back that was never sold',
    `UPDATE pembelian SET kode_barang = (SELECT kode_barang FROM barang WHERE status_barang = 'TERSEDIA' LIMIT 1)
      WHERE no_faktur_beli = (SELECT min(no_faktur_beli) FROM pembelian)`,
    'barang-terjual',
  ],
  [
    'a sold piece that went on by itself',
    "UPDATE barang SET status_barang = 'KEMBALI' WHERE status_barang = 'TERJUAL'",
    'barang-terjual',
  ],
  [
    'a piece at the cashier that nobody buys',
    "UPDATE barang SET status_barang = 'KASIR' WHERE kode_barang = (SELECT kode_barang FROM barang WHERE status_barang = 'TERSEDIA' LIMIT 1)",
    'barang-terjual',
  ],
  ['a purchase that was wiped out', 'DELETE FROM pembelian', 'dokumen'],
]
