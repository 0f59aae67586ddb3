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
  ['a purchase that was wiped out', 'DELETE FROM pembelian', 'dokumen'],
]
