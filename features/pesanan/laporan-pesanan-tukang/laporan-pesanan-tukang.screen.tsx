import { KeGrafik } from '../../neraca/laporan/grafik.shared.tsx'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, filterText, kode_group, kode_tukang } from '../../neraca/laporan/saringan.shared.tsx'
import { pesananTukangReport } from './laporan-pesanan-tukang.report.ts'

/** What craftsmen have in hand and what they made, with fee, loss and the gold they were left with. */
export default laporanScreen(
  pesananTukangReport,
  { status_proses: choice('Type', ['ALL', 'PROSES', 'SELESAI']), kode_tukang, kode_group },
  {
    emptyText: 'Data Laporan Kosong!',
    children: <KeGrafik to="/grafik-susut-tukang" />,
    lines: ({ kode_tukang, kode_group, status_proses }) => [
      `Tukang ${filterText(kode_tukang)}`,
      `Kategori ${filterText(kode_group)}`,
      `Status ${filterText(status_proses)}`,
    ],
  },
)
