import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisDetailSepuh, barisGlobalSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'

const TITLE = 'Laporan Sortir Sepuh'

export const global: ReportDefinition<z.output<typeof barisGlobalSepuh>> = {
  title: TITLE,
  columns: [
    { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
    { key: 'kode_lokasi_toko', title: 'Baki', kind: 'kode' },
    { key: 'qty_total', title: 'Qty', kind: 'int', total: true },
    { key: 'berat_total', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.no_sortir, head: (row) => ({ kode: row.no_sortir }), noun: 'sortir' },
}

export const detail: ReportDefinition<z.output<typeof barisDetailSepuh>> = {
  title: `${TITLE} Detail`,
  columns: [
    { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
    { key: 'no_sepuh', title: 'No Sepuh', kind: 'kode' },
    { key: 'kode_gudang', title: 'Gudang' },
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kondisi', title: 'Kondisi' },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  ],
  groupBy: { key: (row) => row.no_sortir, head: (row) => ({ kode: row.no_sortir }), noun: 'sortir' },
}
