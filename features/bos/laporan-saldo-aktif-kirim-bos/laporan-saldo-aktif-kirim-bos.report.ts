import { report } from '@kencana/reports/report'
import { laporanSaldoBos } from './laporan-saldo-aktif-kirim-bos.contract.ts'

export const saldoBosReport = report(laporanSaldoBos, {
  menu: '/laporan-saldo-aktif-kirim-barnag-dari-bos',
  table: {
    columns: [
      { key: 'no_kirim_bos', title: 'No Kirim', kind: 'kode' },
      { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
      { key: 'kode_labeling', title: 'Labeling', kind: 'kode' },
      { key: 'kode_dept', title: 'Jenis' },
      { key: 'qty_awal', title: 'Qty', kind: 'int', group: 'Awal', total: true },
      { key: 'berat_awal', title: 'Berat (g)', kind: 'gram', group: 'Awal', total: true },
      { key: 'qty_input', title: 'Qty', kind: 'int', group: 'Input', total: true },
      { key: 'berat_input', title: 'Berat (g)', kind: 'gram', group: 'Input', total: true },
      { key: 'qty_sisa', title: 'Qty', kind: 'int', group: 'Sisa', total: true },
      { key: 'berat_sisa', title: 'Berat (g)', kind: 'gram', group: 'Sisa', total: true },
    ],
    noun: 'kiriman',
    kini: 'Saldo',
  },
})
