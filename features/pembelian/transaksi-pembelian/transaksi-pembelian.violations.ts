import type { Violation } from '@kencana/testing/violation'

const NOTA = "(SELECT min(no_faktur_beli) FROM pembelian WHERE kode_barang IS NOT NULL AND status = 'DONE')"

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
  [
    'a piece bought back by a nota that never sold it',
    `UPDATE pembelian SET no_faktur_jual = 'FJ-TK01-260302-9999', kode_barang = (SELECT min(kode_barang) FROM barang WHERE status_barang = 'TERJUAL')
      WHERE no_faktur_beli = (SELECT min(no_faktur_beli) FROM pembelian WHERE kode_barang IS NULL)`,
    'pembelian-nota',
  ],
  [
    'a piece bought back for more than was paid for it',
    `UPDATE pembelian SET harga_bayar = harga_bayar * 2 WHERE no_faktur_beli = ${NOTA}`,
    'pembelian-nota',
  ],
  [
    'a heavier nota',
    `UPDATE pembelian SET berat_nota = berat_nota + 100 WHERE no_faktur_beli = ${NOTA}`,
    'pembelian-nota',
  ],
  [
    'points that were paid for and kept',
    `UPDATE pembelian SET poin_kurang = 5 WHERE no_faktur_beli = ${NOTA}`,
    'pembelian-nota',
  ],
  [
    'one piece that was bought back twice',
    `DROP INDEX pembelian_barang;
     UPDATE pembelian p SET (no_faktur_jual, kode_barang) = (SELECT n.no_faktur_jual, n.kode_barang FROM pembelian n WHERE n.no_faktur_beli = ${NOTA})
       WHERE p.no_faktur_beli = (SELECT min(no_faktur_beli) FROM pembelian WHERE kode_barang IS NULL AND status = 'DONE')`,
    'barang-terjual',
  ],
  [
    'a nota that was undone after its piece came back',
    `UPDATE penjualan SET status = 'BATAL', tgl_batal = tgl_system, batal_oleh = user_id, batal_pada = dibuat_pada, no_batal = 'BFJ-TK01-260302-9999'
      WHERE no_faktur_jual = (SELECT no_faktur_jual FROM pembelian WHERE no_faktur_beli = ${NOTA})`,
    'pembelian-nota',
  ],
  [
    'a purchase that was paid to nobody',
    'DELETE FROM pembayaran WHERE dokumen IN (SELECT no_faktur_beli FROM pembelian)',
    'pembayaran-buku',
  ],
  [
    'a purchase in cash that went through a bank',
    `UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111' WHERE cara_bayar = 'CASH' AND dokumen IN (SELECT no_faktur_beli FROM pembelian)`,
    'pembayaran-buku',
  ],
  ['a purchase that was wiped out', 'DELETE FROM pembelian', 'dokumen'],
]
