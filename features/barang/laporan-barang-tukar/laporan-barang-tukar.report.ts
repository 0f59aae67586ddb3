import { byDocument, report } from '@kencana/reports/report'
import { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'

export const barangTukarReport = report(laporanBarangTukar, {
  menu: '/laporan-barang-tukar',
  table: {
    columns: [
      { key: 'no_faktur_beli', title: 'No Faktur Beli', kind: 'kode' },
      { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'kadar', title: 'Kadar' },
      { key: 'kondisi', title: 'Kondisi' },
      { key: 'kode_baki', title: 'Baki', kind: 'kode' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    ],
    groupBy: {
      ...byDocument('no_faktur_jual', 'penjualan'),
      lines: ([row]) => ({ document: row.no_faktur_jual }),
    },
  },
  mutasi: {
    title: 'Barang Tukar',
    lines: ({ kode_group, kode_dept }) => ({
      kind: 'JUAL',
      pembalik: 'TIDAK',
      arah: 'MASUK',
      akun: 'BAKI',
      kode_group,
      kode_dept,
    }),
  },
})
