import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { ChartScreen } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { ChartProps } from '@kencana/ui/chart'
import { KeLaporan, useTigaPuluhHari } from '../../neraca/laporan/grafik.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { grafikSusutTukang } from './grafik-susut-tukang.contract.ts'

type Jawaban = OutputOf<typeof grafikSusutTukang>
type Masa = Readonly<Record<string, string>>

const Kategori = kode_group
const persen = (seribu: number): string => `${formatDesimal((seribu / 1000).toFixed(3))}%`

const grafik = (rows: Jawaban, filters: object): readonly ChartProps[] => {
  const titik = (row: Jawaban[number], value: number, text: string) => {
    const label = `${row.kode_tukang} ${row.nama_tukang}`
    const search = { ...(filters as Masa), kode_tukang: row.kode_tukang, status_proses: 'SELESAI' }
    return { label, value, text, more: <KeLaporan to="/laporan-pesanan-tukang" search={search} text={label} /> }
  }
  const semua = (filters as Masa).kode_group === 'ALL'
  return [
    {
      title: 'Susut per tukang',
      unit: `persen dari emas yang dikerjakan pada pesanan${semua ? ' dan service' : ''}`,
      head: 'Tukang',
      kind: 'rows',
      axis: (value) => `${formatDesimal(value)}%`,
      points: rows.map((row) =>
        titik(
          row,
          row.persen / 1000,
          [
            persen(row.persen),
            `${cellText('gram', row.berat_susut)} g, ${row.pesanan} pesanan`,
            ...(row.service === 0 && row.susut_service === 0
              ? []
              : [`${cellText('gram', row.susut_service)} g, ${row.service} service`]),
          ].join(', '),
        ),
      ),
    },
    {
      title: 'Susut di atas jatah',
      unit: 'gram pada pesanan; di bawah nol: sisa jatah',
      head: 'Tukang',
      kind: 'rows',
      points: rows.map((row) =>
        titik(
          row,
          (row.berat_susut - row.susut_tukang) / 1000,
          `susut ${cellText('gram', row.berat_susut)} g dari jatah ${cellText('gram', row.susut_tukang)} g`,
        ),
      ),
    },
  ]
}

/** Loss per craftsman on orders and repairs of a period. */
export default function GrafikSusutTukangScreen() {
  const blank = useTigaPuluhHari()
  return (
    <ChartScreen path={['Laporan', 'Grafik Susut Tukang']} endpoint={grafikSusutTukang} blank={blank} charts={grafik}>
      {({ field }) => <Kategori {...field('kode_group')} />}
    </ChartScreen>
  )
}
