import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import type { laporanStockJual } from './laporan-stock-jual.contract.ts'

type Row = OutputOf<typeof laporanStockJual>[number]

export const stockJual: ReportDefinition<Row> = {
  title: 'Laporan Stock Jual',
  columns: [
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'stock_awal', title: 'Qty', kind: 'int', total: true, group: 'Awal' },
    { key: 'berat_awal', title: 'Berat (g)', kind: 'gram', total: true, group: 'Awal' },
    { key: 'stock_in', title: 'Qty', kind: 'int', total: true, group: 'Masuk' },
    { key: 'berat_in', title: 'Berat (g)', kind: 'gram', total: true, group: 'Masuk' },
    { key: 'stock_out', title: 'Qty', kind: 'int', total: true, group: 'Keluar' },
    { key: 'berat_out', title: 'Berat (g)', kind: 'gram', total: true, group: 'Keluar' },
    { key: 'stock_jual', title: 'Qty', kind: 'int', total: true, group: 'Terjual' },
    { key: 'berat_jual', title: 'Berat (g)', kind: 'gram', total: true, group: 'Terjual' },
    { key: 'stock_akhir', title: 'Qty', kind: 'int', total: true, group: 'Akhir' },
    { key: 'berat_akhir', title: 'Berat (g)', kind: 'gram', total: true, group: 'Akhir' },
  ],
  groupBy: {
    key: (row) => row.kode_gudang,
    head: (row) => ({ kode: row.kode_gudang, user: row.nama_gudang }),
    noun: 'gudang',
  },
}
