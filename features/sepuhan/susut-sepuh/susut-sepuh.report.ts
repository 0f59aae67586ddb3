import type { ReportDefinition } from '@kencana/reports'
import type { z } from 'zod'
import type { barisSusut } from './susut-sepuh.contract.ts'

export const susutReport: ReportDefinition<z.output<typeof barisSusut>> = {
  title: 'Laporan Susut Sepuh',
  columns: [
    { key: 'no_sepuh', title: 'No Sepuh', kind: 'kode' },
    { key: 'tgl_system', title: 'Dikirim', kind: 'date' },
    { key: 'tgl_selesai', title: 'Selesai', kind: 'date' },
    { key: 'qty', title: 'Qty', kind: 'int', total: true },
    { key: 'berat_kirim', title: 'Berat Kirim', kind: 'gram', total: true },
    { key: 'berat_kembali', title: 'Berat Kembali', kind: 'gram', total: true },
    { key: 'susut', title: 'Susut', kind: 'gram', total: true },
    { key: 'hilang', title: 'Hilang', kind: 'gram', total: true },
    { key: 'persen', title: 'Susut %', value: (row) => (row.persen / 1000).toFixed(3) },
    { key: 'tanda', title: 'Tanda' },
  ],
  groupBy: { key: (row) => row.bulan, head: (row) => ({ kode: row.bulan }), noun: 'bulan' },
}
