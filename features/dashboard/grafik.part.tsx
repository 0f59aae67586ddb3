import type { OutputOf } from '@kencana/contract'
import { BULAN, Card, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './grafik.module.css'

type Masuk = NonNullable<OutputOf<typeof dashboard>['masuk']>

const LEBAR = 700
const TINGGI = 180
const KIRI = 44
const KANAN = 96
const BAWAH = 24

/** The next round number above: 1, 2 or 5 times a power of ten. */
const bulat = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

const tanggalPendek = (tanggal: string): string =>
  `${Number(tanggal.slice(8))} ${(BULAN[Number(tanggal.slice(5, 7)) - 1] ?? '').slice(0, 3)}`

/** Grams entered per shop day; today in gold. */
export function GramMasuk({ masuk }: { masuk: Masuk }) {
  const gram = masuk.map((one) => one.berat / 1000)
  const puncak = bulat(Math.max(...gram, 1))
  const x = (at: number) => KIRI + (masuk.length < 2 ? 1 : at / (masuk.length - 1)) * (LEBAR - KIRI - KANAN)
  const y = (value: number) => TINGGI - BAWAH - (value / puncak) * (TINGGI - BAWAH - 10)
  const akhir = masuk.length - 1
  const kini = masuk[akhir]
  if (!kini) return null
  // Two lines beside today's point, above the days on the axis.
  const tulisan = Math.min(y(gram[akhir] ?? 0), y(0) - 16)
  const langkah = Math.max(1, Math.ceil(masuk.length / 5))
  return (
    <Card
      title="Gram masuk per hari toko"
      note={
        <Link
          to="/laporan-tambah-barang"
          search={{ tgl_awal: masuk[0]?.tgl_system, tgl_akhir: kini.tgl_system, type_laporan: 'REKAP' }}
        >
          Laporan tambah barang
        </Link>
      }
    >
      <svg
        className={css.chart}
        viewBox={`0 0 ${LEBAR} ${TINGGI}`}
        role="img"
        aria-label={`Hari ini ${cellText('gram', kini.berat)} gram, ${kini.qty} pcs`}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <line x1={KIRI} x2={LEBAR - KANAN} y1={y(puncak * part)} y2={y(puncak * part)} className={css.grid} />
            <text x={KIRI - 8} y={y(puncak * part) + 4} className={css.left}>
              {(puncak * part).toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {masuk.map(
          (one, at) =>
            (akhir - at) % langkah === 0 && (
              <text key={one.tgl_system} x={x(at)} y={TINGGI - 6} className={css.day}>
                {tanggalPendek(one.tgl_system)}
              </text>
            ),
        )}
        <line x1={x(akhir)} x2={x(akhir)} y1={y(puncak)} y2={y(0)} className={css.today} />
        <polyline className={css.line} points={gram.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
        <circle cx={x(akhir)} cy={y(gram[akhir] ?? 0)} r={4} className={css.point} />
        <text x={x(akhir) + 12} y={tulisan} className={css.label}>
          Hari ini
        </text>
        <text x={x(akhir) + 12} y={tulisan + 14} className={css.value}>
          {cellText('gram', kini.berat)} g
        </text>
      </svg>
    </Card>
  )
}
