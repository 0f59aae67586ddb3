import { report } from '@kencana/reports/report'
import { laporanBarangDetail } from './laporan-barang-detail.contract.ts'

export const barangDetailReport = report(laporanBarangDetail, {
  menu: '/laporan-barang-detail',
  table: {
    columns: [
      { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
      { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'kadar', title: 'Kadar' },
      { key: 'tipe_barang', title: 'Tipe' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    ],
    groupBy: {
      key: (row) => row.kode_baki,
      head: (row) => ({ kode: row.kode_baki, user: `${row.nama_baki}, ${row.kode_gudang}` }),
      noun: 'baki',
      lines: ([row]) => ({ ref: row.kode_baki }),
    },
  },
  mutasi: {
    title: ({ tanggal }) => `Mutasi ${tanggal}`,
    lines: ({ kode_gudang, kode_baki, kode_group, kode_dept }) => ({
      akun: 'BAKI',
      kode_gudang,
      ref: kode_baki,
      kode_group,
      kode_dept,
    }),
  },
})
