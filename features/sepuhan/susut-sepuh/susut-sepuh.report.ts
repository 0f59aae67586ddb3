import { formatBulan } from '@kencana/ledger'
import { byField, report } from '@kencana/reports/report'
import { laporanSusut } from './susut-sepuh.contract.ts'

export const susutSepuhReport = report(laporanSusut, {
  menu: '/laporan-terima-barang-sepuh/susut',
  table: {
    columns: [
      { key: 'no_sepuh', title: 'No Sepuh', kind: 'kode' },
      { key: 'tgl_system', title: 'Dikirim', kind: 'date' },
      { key: 'tgl_selesai', title: 'Selesai', kind: 'date' },
      { key: 'qty', title: 'Qty', kind: 'int', total: true },
      { key: 'berat_kirim', title: 'Berat Kirim', kind: 'gram', total: true },
      { key: 'berat_kembali', title: 'Berat Kembali', kind: 'gram', total: true },
      { key: 'susut', title: 'Susut', kind: 'gram', total: true },
      { key: 'hilang', title: 'Hilang', kind: 'gram', total: true },
      { key: 'persen', title: 'Susut %', kind: 'desimal', value: (row) => (row.persen / 1000).toFixed(3) },
      { key: 'tanda', title: 'Tanda' },
    ],
    groupBy: { ...byField('bulan', 'bulan'), head: ({ bulan }) => ({ kode: formatBulan(bulan) }) },
  },
  mutasi: {
    title: 'Susut Sepuh',
    lines: (_, column) => ({
      kind: 'TERIMA_SEPUH',
      akun: column === 'hilang' ? 'SELISIH' : column === 'susut' ? 'SUSUT' : 'SEPUH',
    }),
  },
})
