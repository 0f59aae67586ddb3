import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisGlobal, barisSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'

type Global = z.output<typeof barisGlobal>
type Detail = z.output<typeof barisSortir>

const TITLE = 'Laporan Sortir Pembelian'

export const global: ReportDefinition<Global> = {
  title: TITLE,
  columns: [
    { key: 'kondisi', title: 'Kondisi', value: (row) => row._id.kondisi },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'total_qty', title: 'Qty', kind: 'int', total: true },
    { key: 'total_berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row._id.no_sortir, head: (row) => ({ kode: row._id.no_sortir }), noun: 'sortir' },
}

export const detail: ReportDefinition<Detail> = {
  title: `${TITLE} Detail`,
  columns: [
    { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
    { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
    { key: 'kondisi', title: 'Kondisi' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.no_sortir, head: (row) => ({ kode: row.no_sortir }), noun: 'sortir' },
}
