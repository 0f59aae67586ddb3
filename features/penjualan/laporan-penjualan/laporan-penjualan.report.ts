import { byField, type LedgerFilter, report, several } from '@kencana/reports/report'
import {
  laporanBatalJual,
  laporanJualBayar,
  laporanJualMarketplace,
  laporanJualSales,
  laporanMargin,
  laporanTransaksiJual,
} from './laporan-penjualan.contract.ts'

/** Notas, and orders handed over: what customers buy. */
const DIJUAL = several('JUAL', 'SERAH_PESANAN')
const HARGA: LedgerFilter = {
  akun: several('PENJUALAN', 'ONGKOS', 'DISKON'),
  ref: '-,TIDAK DIPUNGUT,BUKAN OBJEK,HARGA',
}

/** Where the ledger keeps what a column sums. */
const AKUN: Readonly<Record<string, LedgerFilter>> = {
  ongkos: { akun: 'ONGKOS' },
  diskon: { akun: 'DISKON', ref: 'HARGA' },
  // Points pay for it, they make it no cheaper.
  harga_total: HARGA,
  cash: { akun: 'KAS' },
  tukar_kurang: { akun: 'PEMBELIAN', kind: 'JUAL' },
  batal: { ...HARGA, pembalik: 'YA' },
}

/** Goods that went to customers, whichever way they were sold; money where each column's account has it. */
const terjual = (column: string): LedgerFilter => ({
  kind: DIJUAL,
  pembalik: 'TIDAK',
  ...(AKUN[column] ?? { akun: 'PELANGGAN', arah: 'MASUK' }),
})

export const transaksiJualReport = report(laporanTransaksiJual, {
  menu: '/laporan-transaksi-penjualan',
  table: {
    columns: [
      { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'kadar', title: 'Kadar' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga_gram_kadar', title: 'Harga/g', kind: 'rupiah' },
      { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
      { key: 'diskon', title: 'Diskon', kind: 'rupiah', total: true },
      { key: 'harga_total', title: 'Total', kind: 'rupiah', total: true },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'kode_sales', title: 'Sales' },
      { key: 'asal', title: 'Asal' },
      { key: 'jenis_ppn', title: 'PPN' },
      { key: 'kasir', title: 'Kasir' },
      { key: 'valid_by', title: 'Validasi' },
      { key: 'sendiri', title: 'Validasi Sendiri', value: (row) => (row.kasir === row.valid_by ? 'SENDIRI' : '') },
    ],
    groupBy: byField('kode_group', 'kategori'),
    ringkas: 'berat',
    noun: 'barang',
  },
  mutasi: {
    title: 'Penjualan',
    lines: ({ valid_by }, column) => ({ ...terjual(column), user_id: valid_by }),
    unknown: ['type', 'kode_marketplace', 'kode_group', 'kode_sales', 'kasir', 'jam'],
  },
})

export const jualSalesReport = report(laporanJualSales, {
  menu: '/laporan-penjualan-sales',
  table: {
    columns: [
      { key: 'kode_sales', title: 'Kode Sales', kind: 'kode' },
      { key: 'nama_sales', title: 'Nama Sales', kind: 'name' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga_total', title: 'Total', kind: 'rupiah', total: true },
      { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
      { key: 'diskon', title: 'Diskon', kind: 'rupiah', total: true },
      { key: 'cash', title: 'Cash', kind: 'rupiah', total: true },
      { key: 'tukar_kurang', title: 'Tukar Kurang', kind: 'rupiah', total: true },
      { key: 'batal', title: 'Batal', kind: 'rupiah', total: true },
    ],
    noun: 'sales',
  },
  mutasi: { title: 'Penjualan', lines: (_, column) => terjual(column), unknown: ['kode_sales', 'kode_group'] },
})

export const jualBayarReport = report(laporanJualBayar, {
  menu: '/laporan-penjualan-bayar',
  table: {
    columns: [
      { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'total', title: 'Total', kind: 'rupiah', total: true },
      { key: 'cash', title: 'Cash', kind: 'rupiah', total: true },
      { key: 'transfer', title: 'Transfer', kind: 'rupiah', total: true },
      { key: 'debet', title: 'Debet', kind: 'rupiah', total: true },
      { key: 'credit', title: 'Credit', kind: 'rupiah', total: true },
      { key: 'qris', title: 'QRIS', kind: 'rupiah', total: true },
      { key: 'marketplace', title: 'Marketplace', kind: 'rupiah', total: true },
      { key: 'tukar', title: 'Tukar', kind: 'rupiah', total: true },
      { key: 'titipan', title: 'Titipan', kind: 'rupiah', total: true },
      { key: 'poin', title: 'Poin', kind: 'rupiah', total: true },
      { key: 'voucher', title: 'Voucher', kind: 'rupiah', total: true },
      { key: 'kembali', title: 'Kembali', kind: 'rupiah', total: true },
      { key: 'biaya_bank', title: 'Biaya Bank', kind: 'rupiah', total: true },
      { key: 'valid_by', title: 'Validasi' },
    ],
    noun: 'nota',
  },
})

export const jualMarketplaceReport = report(laporanJualMarketplace, {
  menu: '/laporan-penjualan-marketplace',
  table: {
    columns: [
      { key: 'no_faktur_jual', title: 'No FJ', kind: 'kode' },
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'no_order', title: 'No Order', kind: 'kode' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'kode_member', title: 'Member' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
      { key: 'diskon', title: 'Diskon', kind: 'rupiah', total: true },
      { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
      { key: 'harga_total', title: 'Total', kind: 'rupiah', total: true },
      { key: 'marketplace', title: 'Marketplace' },
    ],
    groupBy: byField('marketplace', 'marketplace'),
    ringkas: 'harga_total',
    noun: 'barang',
  },
})

export const batalJualReport = report(laporanBatalJual, {
  menu: '/laporan-batal-penjualan',
  table: {
    columns: [
      { key: 'tgl_batal', title: 'Tgl Batal', kind: 'date' },
      { key: 'no_batal', title: 'No Batal', kind: 'kode' },
      { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
      { key: 'tgl_system', title: 'Tgl Jual', kind: 'date' },
      { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
      { key: 'sah', title: 'Sudah Sah' },
      { key: 'kembali', title: 'Uang Kembali' },
      { key: 'alasan', title: 'Alasan', kind: 'name' },
      { key: 'batal_oleh', title: 'User' },
      { key: 'disetujui_oleh', title: 'Disetujui' },
    ],
    noun: 'barang',
  },
})

const TANPA_MODAL = { key: 'tanpa_modal', title: 'Tanpa Modal', kind: 'int', total: true } as const

/** Pieces without a cost price are in no sum of it: said before its first number. */
const marginKurang = (rows: readonly { tanpa_modal: number }[]) => {
  const banyak = rows.reduce((sum, { tanpa_modal }) => sum + Math.max(tanpa_modal, 0), 0)
  if (banyak === 0) return null
  return {
    judul: 'Laba belum lengkap',
    baris: [`${banyak} barang tanpa harga modal tidak ikut dihitung: isi Harga Modal kategorinya sebelum dijual.`],
  }
}

export const marginReport = report(laporanMargin, {
  menu: '/laporan-transaksi-penjualan/margin',
  table: {
    REKAP: {
      columns: [
        { key: 'kode_group', title: 'Kategori', kind: 'kode' },
        { key: 'nama_group', title: 'Nama Kategori', kind: 'name' },
        { key: 'jumlah_qty', title: 'Qty', kind: 'int', total: true },
        { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
        { key: 'total_modal', title: 'Modal', kind: 'rupiah', total: true },
        { key: 'total_dijual', title: 'Dijual', kind: 'rupiah', total: true },
        { key: 'total_margin', title: 'Margin Menurut Harga Modal', kind: 'rupiah', total: true },
        TANPA_MODAL,
      ],
      noun: 'kategori',
      peringatan: marginKurang,
    },
    DETAIL: {
      columns: [
        { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
        { key: 'no_faktur_jual', title: 'No Faktur', kind: 'kode' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'jumlah_qty', title: 'Qty', kind: 'int', total: true },
        { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
        { key: 'total_modal', title: 'Modal', kind: 'rupiah', total: true },
        { key: 'total_dijual', title: 'Dijual', kind: 'rupiah', total: true },
        { key: 'total_margin', title: 'Margin Menurut Harga Modal', kind: 'rupiah', total: true },
        TANPA_MODAL,
      ],
      groupBy: byField('kode_group', 'kategori'),
      noun: 'barang',
      peringatan: marginKurang,
    },
  },
})
