import { call, rupiahText, workedOut } from '@kencana/screens'
import type { Dinilai } from './barang-beli.shared.tsx'
import { hitungBeli } from './harga-beli.contract.ts'

const kini = async (row: Dinilai): Promise<Dinilai> => {
  const { harga_nota, harga_hitung } = await call(hitungBeli, row)
  // What the rules said is paid; what was agreed on stays.
  return { ...row, harga_nota, harga_hitung, harga: row.harga === row.harga_hitung ? harga_hitung : row.harga }
}

/** What puts pieces at what the rules say now. */
export const nilaiUlang = (rows: readonly Dinilai[]) => workedOut(rows, kini)

/** Which of them the rules say something else of than before. */
export const nilaiBerubah = (dulu: readonly Dinilai[], baru: readonly Dinilai[]): string[] =>
  baru
    .filter((row, at) => row.harga_hitung !== dulu[at]?.harga_hitung)
    .map((row) => `${row.nama_barang} sekarang ${rupiahText(row.harga_hitung)}`)
