import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'

type Row = OutputOf<typeof laporanBarangTukar>[number]

export const tukar: ReportDefinition<Row> = {
  title: 'Laporan Barang Tukar',
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
    key: (row) => row.no_faktur_jual,
    head: (row) => ({ kode: row.no_faktur_jual, tanggal: row.tanggal, user: row.user_id }),
    noun: 'penjualan',
  },
}
