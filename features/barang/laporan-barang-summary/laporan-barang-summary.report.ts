import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanBarangSummary } from './laporan-barang-summary.contract.ts'

type Row = OutputOf<typeof laporanBarangSummary>[number]

export const summary: ReportDefinition<Row> = {
  title: 'Laporan Barang Summary',
  columns: [
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.kode_gudang,
    head: (row) => ({ kode: row.kode_gudang, user: row.nama_gudang }),
    noun: 'tempat',
  },
}
