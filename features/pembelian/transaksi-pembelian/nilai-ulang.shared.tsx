import { call, hargaBerubah, rupiahText } from '@kencana/screens'
import { popup } from '@kencana/ui'
import type { Dinilai } from './barang-beli.shared.tsx'
import { hitungBeli } from './harga-beli.contract.ts'

const kini = async (row: Dinilai): Promise<Dinilai> => {
  const { harga_nota, harga_hitung } = await call(hitungBeli, row)
  // What the rules said is paid; what was agreed on stays.
  return { ...row, harga_nota, harga_hitung, harga: row.harga === row.harga_hitung ? harga_hitung : row.harga }
}

/** Pieces at what the rules say now. */
export const nilaiUlang = (rows: readonly Dinilai[]): Promise<Dinilai[]> => Promise.all(rows.map(kini))

/** Which of them the rules say something else of than before. */
export const nilaiBerubah = (dulu: readonly Dinilai[], baru: readonly Dinilai[]): string[] =>
  baru
    .filter((row, at) => row.harga_hitung !== dulu[at]?.harga_hitung)
    .map((row) => `${row.nama_barang} sekarang ${rupiahText(row.harga_hitung)}`)

/** Sends a form; where its prices changed meanwhile they are worked out again instead, and the person is told which. */
export const kirimAtauNilai =
  (barang: () => readonly Dinilai[], ganti: (rows: readonly Dinilai[]) => void) =>
  async <I, O>(input: I, put: (input: I) => Promise<O>): Promise<O | null> => {
    try {
      return await put(input)
    } catch (error) {
      if (!hargaBerubah(error)) throw error
      const dulu = barang()
      const baru = await nilaiUlang(dulu)
      ganti(baru)
      popup('info', error.message, nilaiBerubah(dulu, baru).join('\n'))
      return null
    }
  }
