import { useMay } from '@kencana/screens'
import { Banner } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice } from '../../neraca/laporan/saringan.shared.tsx'
import { simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import css from './laba-rugi.module.css'
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
  {
    warning: ({ peringatan, blocks }) => (
      <div className={css.kurang}>
        <Banner tone="amber">
          <b>{peringatan?.judul}</b>
          {peringatan?.baris.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {blocks.some(({ rows }) => rows.some((row) => row.belum_dinilai)) && <Nilai />}
        </Banner>
      </div>
    ),
  },
)
