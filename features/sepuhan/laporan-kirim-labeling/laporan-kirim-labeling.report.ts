import { report } from '@kencana/reports/report'
import { laporanLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'

export const kirimLabelingReport = report(laporanLabeling, {
  menu: '/laporan-kirim-labeling',
  rows: (answer) => answer.flatMap(({ detail }) => detail),
  table: {
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
      lines: ([row]) => ({ ref: row.no_kirim_stock }),
    },
  },
  mutasi: {
    title: 'Kirim Labeling',
    lines: () => ({ kind: 'KIRIM_LABELING', pembalik: 'TETAP', akun: 'SALDO_KIRIM' }),
  },
})
