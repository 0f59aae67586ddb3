import type { OutputOf } from '@kencana/contract'
import { ChartScreen } from '@kencana/screens'
import { Segment } from '@kencana/ui'
import type { ChartProps } from '@kencana/ui/chart'
import { useCallback, useState } from 'react'
import {
  hariDari,
  hariPendek,
  KeLaporan,
  titik,
  UKURAN,
  type Ukuran,
  useTigaPuluhHari,
} from '../../neraca/laporan/grafik.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { grafikPenjualan, type MENURUT_JUAL } from './grafik-penjualan.contract.ts'

type Jawaban = OutputOf<typeof grafikPenjualan>
type Masa = Readonly<Record<string, string>>

const LAPORAN = '/laporan-transaksi-penjualan'
const NIHIL = { qty: 0, berat: 0, rp: 0 }
const Kategori = kode_group

const grafik = (rows: Jawaban, masa: Masa, ukuran: Ukuran): readonly ChartProps[] => {
  const { tgl_awal = '', tgl_akhir = '' } = masa
  const dari = (menurut: (typeof MENURUT_JUAL)[number]) =>
    new Map(
      rows
        .filter((row) => row.menurut === menurut)
        .map(({ label, qty, berat, harga_total }) => [label, { qty, berat, rp: harga_total }] as const),
    )
  const [hari, jam, kategori] = [dari('HARI'), dari('JAM'), dari('KATEGORI')]
  const kosong = rows.length === 0
  const pukul = [...jam.keys()].map(Number)
  const semuaJam = kosong ? [] : Array.from({ length: 24 }, (_, at) => at)
  const buka = semuaJam.filter((at) => at >= Math.min(...pukul, 8) && at <= Math.max(...pukul, 20))
  return [
    {
      title: 'Penjualan per hari',
      unit: ukuran,
      head: 'Hari',
      kind: 'line',
      points: (kosong ? [] : hariDari(tgl_awal, tgl_akhir)).map((label) => ({
        ...titik(label, hari.get(label) ?? NIHIL, ukuran),
        tick: hariPendek(label),
        more: <KeLaporan to={LAPORAN} search={{ ...masa, tgl_awal: label, tgl_akhir: label }} text={label} />,
      })),
    },
    {
      title: 'Penjualan per jam',
      unit: ukuran,
      head: 'Jam',
      kind: 'bar',
      points: buka.map((at) => {
        const label = String(at).padStart(2, '0')
        const nama = `${label}.00`
        return {
          ...titik(label, jam.get(label) ?? NIHIL, ukuran),
          label: nama,
          more: <KeLaporan to={LAPORAN} search={{ ...masa, jam: label }} text={nama} />,
        }
      }),
    },
    {
      title: 'Penjualan per kategori',
      unit: ukuran,
      head: 'Kategori',
      kind: 'rows',
      points: [...kategori]
        .map(([label, jumlah]) => ({
          ...titik(label, jumlah, ukuran),
          more: <KeLaporan to={LAPORAN} search={{ ...masa, kode_group: label }} text={label} />,
        }))
        .toSorted((a, b) => b.value - a.value),
    },
  ]
}

/** Sales by day, hour and category: what Laporan Transaksi Penjualan lists, to look at. */
export default function GrafikPenjualanScreen() {
  const blank = useTigaPuluhHari()
  const [ukuran, setUkuran] = useState<Ukuran>('Rp')
  const charts = useCallback((rows: Jawaban, masa: object) => grafik(rows, masa as Masa, ukuran), [ukuran])
  return (
    <ChartScreen path={['Laporan', 'Grafik Penjualan']} endpoint={grafikPenjualan} blank={blank} charts={charts}>
      {({ field }) => (
        <>
          <Kategori {...field('kode_group')} />
          <Segment label="Ukuran" value={ukuran} onChange={setUkuran} options={UKURAN} />
        </>
      )}
    </ChartScreen>
  )
}
