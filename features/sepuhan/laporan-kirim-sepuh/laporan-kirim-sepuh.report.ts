import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisLaporanKirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'

export const kirimSepuhReport: ReportDefinition<z.output<typeof barisLaporanKirimSepuh>> = {
  title: 'Laporan Kirim Sepuh',
  columns: [
    { key: 'kode_baki', title: 'Baki', kind: 'kode' },
    { key: 'kode_dept', title: 'Jenis' },
    { key: 'kode_group', title: 'Kategori' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
    { key: 'qty_sepuh', title: 'Qty Sepuh', kind: 'int', total: true },
    { key: 'berat_sepuh', title: 'Berat Sepuh', kind: 'gram', total: true },
    { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
    { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
  ],
  groupBy: {
    key: (row) => row.no_sepuh,
    head: (row) => ({ kode: row.no_sepuh, tanggal: row.tgl_system }),
    noun: 'kiriman',
  },
}
