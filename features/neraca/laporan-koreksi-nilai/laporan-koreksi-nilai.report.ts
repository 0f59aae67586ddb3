import { byDay, report } from '@kencana/reports/report'
import { laporanKoreksiNilai } from './laporan-koreksi-nilai.contract.ts'

/** Documents by which people change the value of goods: closing's own are NL. */
const KODE = 'NA,BNA,KN,BKN,TUK,AUK,TUB,AUB,BUG'

export const koreksiNilaiReport = report(laporanKoreksiNilai, {
  menu: '/laporan-koreksi-nilai',
  table: {
    columns: [
      { key: 'document', title: 'Dokumen', kind: 'kode' },
      { key: 'jenis', title: 'Jenis' },
      { key: 'kode_group', title: 'Kategori' },
      { key: 'alasan', title: 'Alasan', kind: 'name' },
      { key: 'user_id', title: 'User' },
      { key: 'nilai', title: 'Nilai', kind: 'rupiah', total: true },
    ],
    groupBy: byDay('tanggal'),
  },
  mutasi: {
    title: 'Koreksi Nilai',
    lines: ({ kode_group }) => ({ akun: 'PERSEDIAAN', kode: KODE, ref: kode_group }),
  },
})
