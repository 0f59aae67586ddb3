import { useMay } from '@kencana/screens'
import { Link } from '@tanstack/react-router'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice } from '../../neraca/laporan/saringan.shared.tsx'
import { simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { labaRugiReport } from './laba-rugi.report.ts'

/** What mends a result without cost, for who may; who may not is told whom to ask. */
function Nilai() {
  return useMay(simpanNilaiAwal) ? (
    <Link to="/nilai-awal">Buka Nilai Awal Emas</Link>
  ) : (
    <>Minta OWN menyimpan Nilai Awal Emas.</>
  )
}

/** What a shop earned, or all of them. */
export default laporanScreen(
  labaRugiReport,
  { type_laporan: choice('Type Laporan', ['TOKO', 'RANTAI']) },
  { mend: (rows) => rows.some((row) => row.belum_dinilai) && <Nilai /> },
)
