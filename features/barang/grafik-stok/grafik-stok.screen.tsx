import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { ChartScreen, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { ChartProps } from '@kencana/ui/chart'
import { useCallback } from 'react'
import { KeLaporan, useTigaPuluhHari } from '../../neraca/laporan/grafik.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { BATAS_UMUR, GOLONGAN_UMUR, grafikStok } from './grafik-stok.contract.ts'

type Jawaban = OutputOf<typeof grafikStok>

const Kategori = kode_group
const isi = (qty: number, berat: number): string => `${cellText('int', qty)} pcs, ${cellText('gram', berat)} g`

const PERPUTARAN = '/laporan-perputaran-barang'

/** The filters of the report that list the pieces of an age. */
const umur = (label: string) => {
  const at = GOLONGAN_UMUR.indexOf(label)
  return { umur: String(BATAS_UMUR[at - 1] ?? 0), umur_sampai: String(BATAS_UMUR[at] ?? 'TANPA') }
}

const grafik = (rows: Jawaban, filters: object, hari: string): readonly ChartProps[] => {
  const masa = filters as Record<string, string>
  const kategori = rows.filter((row) => row.menurut === 'KATEGORI')
  return [
    {
      title: `Umur stok per ${hari}`,
      unit: 'gram',
      head: 'Umur',
      kind: 'rows',
      points: rows
        .filter((row) => row.menurut === 'UMUR')
        .map(({ label, qty, berat }) => ({
          label,
          value: berat / 1000,
          text: isi(qty, berat),
          more: <KeLaporan to={PERPUTARAN} search={{ ...masa, type_laporan: 'UMUR', ...umur(label) }} text={label} />,
        })),
    },
    {
      title: `Perputaran per kategori, stok per ${hari}`,
      unit: 'kali setahun',
      head: 'Kategori',
      kind: 'rows',
      points: kategori.map(({ label, qty, berat, jual_qty, jual_berat, perputaran }) => ({
        label,
        value: (perputaran ?? 0) / 100,
        text: `${perputaran === null ? '-' : formatDesimal((perputaran / 100).toFixed(2))} kali; terjual ${isi(jual_qty, jual_berat)}, stok ${isi(qty, berat)}`,
        more: <KeLaporan to={PERPUTARAN} search={{ ...masa, kode_group: label }} text={label} />,
      })),
    },
  ]
}

/** How long stock lies, and how often it turns over. */
export default function GrafikStokScreen() {
  const blank = useTigaPuluhHari()
  const { tgl_system } = useUser()
  const charts = useCallback((rows: Jawaban, filters: object) => grafik(rows, filters, tgl_system), [tgl_system])
  return (
    <ChartScreen path={['Laporan', 'Grafik Stok']} endpoint={grafikStok} blank={blank} charts={charts}>
      {({ field }) => <Kategori {...field('kode_group')} />}
    </ChartScreen>
  )
}
