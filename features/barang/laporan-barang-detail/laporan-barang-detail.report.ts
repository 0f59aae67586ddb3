import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanBarangDetail } from './laporan-barang-detail.contract.ts'

type Row = OutputOf<typeof laporanBarangDetail>[number]

export const barangDetail: ReportDefinition<Row> = {
  title: 'Laporan Barang Detail',
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
  },
}
