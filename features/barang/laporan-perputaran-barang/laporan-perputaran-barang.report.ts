import { byField, type LedgerFilter, report } from '@kencana/reports/report'
import { laporanPerputaran } from './laporan-perputaran-barang.contract.ts'

const GOLONGAN = [
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'rentang', title: 'Rentang Berat' },
] as const

const UMUR = [
  { key: 'umur', title: 'Rata', kind: 'int', group: 'Umur (hari)' },
  { key: 'tertua', title: 'Tertua', kind: 'int', group: 'Umur (hari)' },
] as const

const JUAL = [
  { key: 'jual_qty', title: 'Qty', kind: 'int', total: true, group: 'Terjual' },
  { key: 'jual_berat', title: 'Berat (g)', kind: 'gram', total: true, group: 'Terjual' },
  { key: 'batal_qty', title: 'Batal', kind: 'int', total: true, group: 'Terjual' },
  {
    key: 'hari_cukup',
    title: 'Cukup (hari)',
    kind: 'int',
    value: (row: { hari_cukup: number | null }) => row.hari_cukup ?? '-',
  },
] as const

const SATUAN = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  ...GOLONGAN,
  { key: 'kode_baki', title: 'Baki' },
  { key: 'masuk', title: 'Masuk', kind: 'date' },
  { key: 'umur', title: 'Umur (hari)', kind: 'int' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'nilai', title: 'Harga Hari Ini', kind: 'rupiah', total: true },
] as const

/** What lies there is on trays; what was sold went to customers, what was undone came back from them. */
const barisDari = (column: string): LedgerFilter => {
  if (column.startsWith('jual_')) return { akun: 'PELANGGAN', kind: 'JUAL', pembalik: 'TIDAK', arah: 'MASUK' }
  if (column === 'batal_qty') return { akun: 'PELANGGAN', kind: 'JUAL', pembalik: 'YA', arah: 'KELUAR' }
  return { akun: 'BAKI' }
}

export const perputaranReport = report(laporanPerputaran, {
  menu: '/laporan-perputaran-barang',
  table: {
    PESAN: {
      columns: [
        ...GOLONGAN,
        { key: 'stok_qty', title: 'Qty', kind: 'int', total: true, group: 'Stok' },
        { key: 'stok_berat', title: 'Berat (g)', kind: 'gram', total: true, group: 'Stok' },
        { key: 'terikat', title: 'Terikat', kind: 'int', total: true, group: 'Stok' },
        ...UMUR,
        ...JUAL,
        { key: 'saran', title: 'Saran Pesan', kind: 'int', total: true },
      ],
      groupBy: {
        key: (row) => row.kode_group,
        head: (row) => ({ kode: row.kode_group, user: row.nama_group }),
        noun: 'kategori',
        lines: ([row]) => ({ kode_group: row.kode_group }),
      },
      kini: 'Stok, umur dan saran pesan',
      ringkas: 'stok_berat',
    },
    LARIS: {
      columns: [
        { key: 'kode_group', title: 'Kategori' },
        ...GOLONGAN,
        ...JUAL,
        { key: 'stok_qty', title: 'Qty', kind: 'int', group: 'Stok' },
        { key: 'stok_berat', title: 'Berat (g)', kind: 'gram', group: 'Stok' },
        { key: 'terikat', title: 'Terikat', kind: 'int', group: 'Stok' },
        { key: 'saran', title: 'Saran Pesan', kind: 'int', total: true },
      ],
      kini: 'Stok dan saran pesan',
      ringkas: 'jual_berat',
    },
    DIAM: {
      columns: SATUAN,
      kini: 'Barang, umur dan harga',
      groupBy: byField('kode_group', 'kategori'),
      ringkas: 'berat',
    },
    UMUR: {
      columns: SATUAN,
      kini: 'Barang, umur dan harga',
      groupBy: byField('kode_group', 'kategori'),
      ringkas: 'berat',
    },
  },
  mutasi: {
    title: 'Stok Dan Penjualan',
    // What lies longer than some days, and what sold at all, is chosen by more than the ledger knows.
    leads: ({ type_laporan }) => type_laporan === 'PESAN',
    lines: ({ kode_group, kode_dept }, column) => ({ kode_group, kode_dept, ...barisDari(column) }),
  },
})
