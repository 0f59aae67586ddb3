/** Histories that the database keeps by itself, as people read them. */
import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRupiah, type Mg } from '@kencana/ledger'
import type { riwayatGroup } from './riwayat.contract.ts'

/** One change. */
export type Perubahan = OutputOf<typeof riwayatGroup>['rows'][number]

const teks = (nilai: unknown): string => (typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '-')

/** How values are written. */
export const TULIS = {
  teks,
  gram: (nilai: unknown) => `${formatGram(Number(nilai) as Mg)} g`,
  rupiah: (nilai: unknown) => formatRupiah(Number(nilai)),
  persen: (nilai: unknown) => `${Number(nilai) / 10_000} %`,
  yaTidak: (nilai: unknown) => (nilai === true ? 'YA' : 'TIDAK'),
} as const

/** Columns of a history: what each is called, and how its values are written. */
export type KolomRiwayat = Readonly<Record<string, readonly [nama: string, tulis: (nilai: unknown) => string]>>

/** The columns of a row of a history; null where there was nothing. */
export type Isi = Readonly<Record<string, unknown>> | null

const tulis = (isi: Isi, kolom: string, cara: (nilai: unknown) => string): string => {
  const nilai = isi?.[kolom] ?? null
  return nilai === null ? '-' : cara(nilai)
}

/** What differs between two rows of a history. */
export const beda = (kolom: KolomRiwayat, dari: Isi, ke: Isi): Perubahan['isi'] =>
  Object.entries(kolom)
    .filter(([nama]) => (dari?.[nama] ?? null) !== (ke?.[nama] ?? null))
    .map(([nama, [label, cara]]) => ({ nama: label, dari: tulis(dari, nama, cara), ke: tulis(ke, nama, cara) }))
