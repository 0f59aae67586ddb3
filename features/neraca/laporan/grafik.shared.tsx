/** What screens of charts share: what is looked at, and links from a number to the report that it is a sum of. */
import { addDays, BULAN, Button, cellText, useToday } from '@kencana/ui'
import type { ChartPoint } from '@kencana/ui/chart'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'

/** What amounts are measured by. */
export const UKURAN = ['Rp', 'Gram', 'Pcs'] as const
export type Ukuran = (typeof UKURAN)[number]

/** Pieces, weight in milligrams, money. */
export interface Jumlah {
  qty: number
  berat: number
  rp: number
}

/** One amount as a point: its value in the measure that is looked at, and all of it in words. */
export const titik = (label: string, { qty, berat, rp }: Jumlah, ukuran: Ukuran): ChartPoint => ({
  label,
  value: ukuran === 'Rp' ? rp : ukuran === 'Gram' ? berat / 1000 : qty,
  text: `${cellText('int', qty)} pcs, ${cellText('gram', berat)} g, Rp. ${cellText('rupiah', rp)}`,
})

/** A label that leads to a report with filters. */
export function KeLaporan({ to, search, text }: { to: string; search: Record<string, string>; text: string }) {
  return (
    <Link to={to} search={search}>
      {text}
    </Link>
  )
}

/** From a report to its charts. */
export function KeGrafik({ to }: { to: string }) {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate({ to })}>Grafik</Button>
}

/** '2 Mar', where the year is known. */
export const hariPendek = (tanggal: string): string =>
  `${Number(tanggal.slice(8))} ${(BULAN[Number(tanggal.slice(5, 7)) - 1] ?? '').slice(0, 3)}`

/** Every day of a period. */
export const hariDari = (tgl_awal: string, tgl_akhir: string): string[] => {
  const hari: string[] = []
  for (let kini = tgl_awal; kini <= tgl_akhir; kini = addDays(kini, 1)) hari.push(kini)
  return hari
}

/** The thirty days up to the open one: with what charts and turnover open. */
export const useTigaPuluhHari = (): { tgl_awal: string; tgl_akhir: string } => {
  const today = useToday()
  return useMemo(() => ({ tgl_awal: addDays(today, -29), tgl_akhir: today }), [today])
}
