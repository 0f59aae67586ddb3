/** The receipt in hand: which pieces of a batch came back, and what they weigh now. */
import type { OutputOf } from '@kencana/contract'
import { toGram } from '@kencana/ledger'
import { gramText, miligram, query, showError, useDraft, useSubmit } from '@kencana/screens'
import { oops } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { dariLabel } from '../data-barang/barcode-lama.shared.tsx'
import { getCuci, listCuci, listTerimaCuci, terimaCuci } from './cucian.contract.ts'
import type { TerimaCuci } from './slip-cuci.part.tsx'

export type Luar = OutputOf<typeof getCuci>['detail_barang'][number]

/** A piece that came back; `typed` is its weight as typed so far. */
export interface Kembali {
  kode_barcode: string
  typed: string
}

interface Isi {
  no_cuci: string
  kode_baki: string
  sampai: readonly Kembali[]
}

const BLANK: Isi = { no_cuci: '', kode_baki: '', sampai: [] }

type Draft = ReturnType<typeof useDraft<Isi>>

const useSave = (draft: Draft) => {
  const { busy, submit, shown, show } = useSubmit(draft, terimaCuci, {
    slip: ({ data }): TerimaCuci => data,
    changes: [listCuci, listTerimaCuci],
  })
  const save = () => {
    const { no_cuci, kode_baki, sampai } = draft.value
    if (sampai.length === 0) return
    const blank = sampai.find(({ typed }) => miligram(typed) === 0)
    if (blank) return oops(`Berat Kembali Barang ${blank.kode_barcode} Harus Lebih Dari 0`)
    const detail_barang = sampai.map(({ kode_barcode, typed }) => ({ kode_barcode, berat: miligram(typed) }))
    void submit({ no_cuci, kode_baki: kode_baki === '' ? null : kode_baki, detail_barang, otorisasi: null })
  }
  return { save, busy, shown, show }
}

/** One batch in hand: its pieces that are out, those scanned or ticked with their weights, and saving them. */
export const useTerimaCuci = () => {
  const cache = useQueryClient()
  const draft = useDraft<Isi>('terima_cuci', BLANK)
  const { no_cuci } = draft.value
  const cuci = useQuery({ ...query(getCuci, { no_cuci }), enabled: no_cuci !== '', staleTime: 0 }).data
  const luar = no_cuci === '' ? [] : (cuci?.detail_barang.filter((one) => one.keadaan === 'CUCI') ?? [])
  const latest = useRef({ isi: draft.value, luar, set: draft.set })
  latest.current = { isi: draft.value, luar, set: draft.set }
  const bukaBatch = async (nomor: string) => {
    const isi = await cache.fetchQuery({ ...query(getCuci, { no_cuci: nomor }), staleTime: 0 })
    draft.set({ ...BLANK, no_cuci: isi.no_cuci })
  }
  const tandai = (kode_barcode: string, typed = '') =>
    draft.set((now) => ({ ...now, sampai: [...now.sampai, { kode_barcode, typed }] }))
  const scan = async (kode: string) => {
    const { isi, luar: now } = latest.current
    if (isi.no_cuci === '') {
      await bukaBatch(kode)
      return <b>Cucian {kode} dibuka</b>
    }
    const barang = await dariLabel(kode, (ini) => now.find((one) => one.kode_barcode === ini))
    if (!barang) throw new Error(`Barang ${kode} Tidak Ada Di Cucian ${isi.no_cuci}`)
    const { kode_barcode } = barang
    if (isi.sampai.some((one) => one.kode_barcode === kode_barcode))
      throw new Error(`Barang ${kode_barcode} Sudah Ada Di Tabel`)
    tandai(kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {gramText(barang.berat)}, timbang
      </>
    )
  }
  const ketik = useCallback(
    (kode: string, typed: string) =>
      latest.current.set((now) => ({
        ...now,
        sampai: now.sampai.map((one) => (one.kode_barcode === kode ? { ...one, typed } : one)),
      })),
    [],
  )
  const lepas = (kode: string) =>
    draft.set((now) => ({ ...now, sampai: now.sampai.filter((one) => one.kode_barcode !== kode) }))
  const semua = () =>
    draft.set((now) => ({
      ...now,
      sampai: luar.map(
        ({ kode_barcode, berat }) =>
          now.sampai.find((one) => one.kode_barcode === kode_barcode) ?? {
            kode_barcode,
            typed: String(toGram(berat)),
          },
      ),
    }))
  const pilihBaki = (kode_baki: string) => draft.set((now) => ({ ...now, kode_baki }))
  const buka = (nomor: string) => void bukaBatch(nomor).catch(showError)
  return { draft, luar, scan, buka, tandai, ketik, lepas, semua, pilihBaki, ...useSave(draft) }
}
