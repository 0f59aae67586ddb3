import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { filterText, kode_group, kode_tukang } from '../../neraca/laporan/saringan.shared.tsx'
import { bahanTukangReport } from './laporan-bahan-tukang.report.ts'

/** What craftsmen were given, used and gave back, and what they have. */
export default laporanScreen(
  bahanTukangReport,
  { kode_tukang, kode_group },
  {
    dates: { dulu: true },
    successText: ({ type }) => `Laporan Bahan Tukang ${type === 'REKAP' ? 'Rekap' : 'Detail'} Tersedia`,
    lines: ({ kode_tukang, kode_group }) => [`Tukang ${filterText(kode_tukang)}`, `Kategori ${filterText(kode_group)}`],
  },
)
