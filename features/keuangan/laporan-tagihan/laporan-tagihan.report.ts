import { report } from '@kencana/reports/report'
import { laporanTagihan } from './laporan-tagihan.contract.ts'

export const tagihanReport = report(laporanTagihan, {
  menu: '/laporan-tagihan',
  table: {
    columns: [
      { key: 'no_tagihan', title: 'No Tagihan', kind: 'kode' },
      { key: 'no_bon', title: 'No Bon', kind: 'kode' },
      { key: 'tgl_bon', title: 'Tanggal Bon', kind: 'date' },
      { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
      { key: 'lewat', title: 'Lewat (hari)', kind: 'int' },
      { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', total: true },
      { key: 'dibayar', title: 'Dibayar', kind: 'rupiah', total: true },
      { key: 'sisa', title: 'Sisa', kind: 'rupiah', total: true },
    ],
    groupBy: {
      key: ({ pihak }) => pihak,
      head: ({ pihak }) => ({ kode: pihak }),
      noun: 'tagihan',
      lines: ([{ pihak }]) => ({ akun: 'HUTANG_LAIN', ref: pihak }),
    },
    ringkas: 'sisa',
  },
  mutasi: {
    title: 'Hutang Kepada Pemasok',
    lines: ({ pihak }) => ({ akun: 'HUTANG_LAIN', ref: pihak }),
  },
})
