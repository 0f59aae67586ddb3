import { byDay, oneDay, report } from '@kencana/reports/report'
import { laporanTambahBarang } from './laporan-tambah-barang.contract.ts'

export const tambahBarangReport = report(laporanTambahBarang, {
  menu: '/laporan-tambah-barang',
  table: {
    DETAIL: {
      columns: [
        { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
        { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
        { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'kode_baki', title: 'Baki', kind: 'kode' },
        { key: 'kadar', title: 'Kadar' },
        { key: 'tipe_barang', title: 'Tipe' },
        { key: 'sumber', title: 'Sumber', kind: 'sebutan' },
        { key: 'qty', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: {
        key: (row) => row.no_tambah,
        head: (row) => ({ kode: row.no_tambah, tanggal: row.tgl_system, user: row.user_id }),
        noun: 'dokumen',
        lines: ([row]) => oneDay(row.tgl_system),
      },
    },
    REKAP: {
      columns: [
        { key: 'kode_group', title: 'Kategori' },
        { key: 'kode_dept', title: 'Jenis' },
        { key: 'nama_dept', title: 'Nama Jenis', kind: 'name' },
        { key: 'qty', title: 'Qty', kind: 'int', total: true },
        { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
      ],
      groupBy: byDay('tgl_system'),
    },
  },
  mutasi: {
    title: 'Tambah Barang',
    lines: ({ kode_group, kode_dept }) => ({ kind: 'TAMBAH', akun: 'BAKI', kode_group, kode_dept }),
  },
})
