import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { BULAN, Card, cellText } from '@kencana/ui'
import { Link } from '@tanstack/react-router'
import type { dashboard } from './dashboard.contract.ts'
import css from './grafik.module.css'

type Gerak = OutputOf<typeof dashboard>['gerak']

const LEBAR = 700
const TINGGI = 180
const KIRI = 44
const KANAN = 104
const BAWAH = 24
/** Two lines of text beside the end of a line. */
const TULISAN = 30

/** The next round number above: 1, 2 or 5 times a power of ten. */
const bulat = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

const tanggalPendek = (tanggal: string): string =>
  `${Number(tanggal.slice(8))} ${(BULAN[Number(tanggal.slice(5, 7)) - 1] ?? '').slice(0, 3)}`

interface Garis {
  nama: string
  to: string
  gram: readonly number[]
  kini: number
}

/** Lines of what the asker may read, the one that ends highest first. */
const garisDari = (gerak: Gerak): Garis[] => {
  const satu = (nama: string, to: string, milligram: readonly (number | null)[]): Garis[] => {
    const ada = milligram.filter((one) => one !== null)
    return ada.length === 0 ? [] : [{ nama, to, gram: ada.map((one) => one / 1000), kini: ada.at(-1) ?? 0 }]
  }
  return [
    ...satu(
      'Penjualan',
      '/laporan-transaksi-penjualan',
      gerak.map((one) => one.jual),
    ),
    ...satu(
      'Pembelian',
      '/laporan-transaksi-pembelian',
      gerak.map((one) => one.beli),
    ),
  ]
}

/** Where the names of two lines stand that end close to each other: the higher one above. */
const tempatTulisan = (ujung: readonly number[]): number[] => {
  const dasar = TINGGI - BAWAH - TULISAN / 2
  const [a = 0, b] = ujung.map((one) => Math.min(one, dasar))
  if (b === undefined) return [a]
  if (Math.abs(a - b) >= TULISAN) return [a, b]
  const atas = Math.min(a, b, dasar - TULISAN)
  return a <= b ? [atas, atas + TULISAN] : [atas + TULISAN, atas]
}

/** Grams sold and bought per shop day, each line with its name and its report; today's point in gold. */
export function GramPerHari({ gerak }: { gerak: Gerak }) {
  const semua = garisDari(gerak)
  const kini = gerak.at(-1)
  if (!kini || semua.length === 0) return null
  const puncak = bulat(Math.max(...semua.flatMap((one) => one.gram), 1))
  const x = (at: number) => KIRI + (gerak.length < 2 ? 1 : at / (gerak.length - 1)) * (LEBAR - KIRI - KANAN)
  const y = (value: number) => TINGGI - BAWAH - (value / puncak) * (TINGGI - BAWAH - 10)
  const akhir = gerak.length - 1
  const tulisan = tempatTulisan(semua.map((one) => y(one.kini / 1000)))
  const langkah = Math.max(1, Math.ceil(gerak.length / 5))
  const masa = { tgl_awal: gerak[0]?.tgl_system, tgl_akhir: kini.tgl_system }
  return (
    <Card
      title="Gram per hari toko"
      note={semua.map(({ nama, to }) => (
        <Link key={nama} className={css.laporan} to={to} search={masa}>
          Laporan {nama.toLowerCase()}
        </Link>
      ))}
    >
      <svg
        className={css.chart}
        viewBox={`0 0 ${LEBAR} ${TINGGI}`}
        role="img"
        aria-label={`Hari ini ${semua.map((one) => `${one.nama.toLowerCase()} ${cellText('gram', one.kini)} gram`).join(', ')}`}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <line x1={KIRI} x2={LEBAR - KANAN} y1={y(puncak * part)} y2={y(puncak * part)} className={css.grid} />
            <text x={KIRI - 8} y={y(puncak * part) + 4} className={css.left}>
              {formatDesimal((puncak * part).toLocaleString('en-US'))}
            </text>
          </g>
        ))}
        {gerak.map(
          (one, at) =>
            (akhir - at) % langkah === 0 && (
              <text key={one.tgl_system} x={x(at)} y={TINGGI - 6} className={css.day}>
                {tanggalPendek(one.tgl_system)}
              </text>
            ),
        )}
        <line x1={x(akhir)} x2={x(akhir)} y1={y(puncak)} y2={y(0)} className={css.today} />
        {semua.map(({ nama, gram, kini: milik }, at) => (
          <g key={nama} data-garis={nama}>
            <polyline className={css.line} points={gram.map((value, day) => `${x(day)},${y(value)}`).join(' ')} />
            <circle cx={x(akhir)} cy={y(milik / 1000)} r={at === 0 ? 4 : 3} className={css.point} />
            <text x={x(akhir) + 12} y={tulisan[at]} className={css.label}>
              {nama}
            </text>
            <text x={x(akhir) + 12} y={(tulisan[at] ?? 0) + 14} className={css.value}>
              {cellText('gram', milik)} g
            </text>
          </g>
        ))}
      </svg>
    </Card>
  )
}
