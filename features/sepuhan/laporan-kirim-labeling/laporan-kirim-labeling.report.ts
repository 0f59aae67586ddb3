import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisLaporanLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'

export const labelingReport: ReportDefinition<z.output<typeof barisLaporanLabeling>> = {
  title: 'Laporan Kirim Labeling',
  columns: [
    { key: 'no_terima_sepuh', title: 'No Terima Sepuh', kind: 'kode' },
    { key: 'kode_lokasi_toko', title: 'Baki', kind: 'kode' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'qty_kembali', title: 'Qty Kembali', kind: 'int', total: true },
    { key: 'berat_kembali', title: 'Berat Kembali', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_kirim_stock,
    head: (row) => ({ kode: row.no_kirim_stock, tanggal: row.tgl_system }),
    noun: 'kiriman',
  },
}
