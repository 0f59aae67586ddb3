/** What a shop owns and owes on an evening, in rupiah and, for goods, in grams. Source: areas, read first, 7. */
import { gramJumlah, laporanEndpoint, rupiahJumlah, tanggal } from '@kencana/contract'
import type { Akun } from '@kencana/ledger'
import { z } from 'zod'
import { kurang, type } from '../laba-rugi/laba-rugi.contract.ts'

/** Every account of a sheet that is no result, in the order in which it is read. */
export const NERACA = [
  ['KAS', 'ASET'],
  ['BANK', 'ASET'],
  ['UANG_DI_JALAN', 'ASET'],
  ['PIUTANG', 'ASET'],
  ['PIUTANG_MARKETPLACE', 'ASET'],
  ['PIUTANG_LAIN', 'ASET'],
  ['PERSEDIAAN', 'ASET'],
  ['PEMBELIAN', 'ASET'],
  ['RK', 'ASET'],
  ['TITIPAN', 'KEWAJIBAN'],
  ['PERSEKOT', 'KEWAJIBAN'],
  ['VOUCHER', 'KEWAJIBAN'],
  ['HUTANG_TUKANG', 'KEWAJIBAN'],
  ['HUTANG_LAIN', 'KEWAJIBAN'],
  ['PPN', 'KEWAJIBAN'],
  ['MODAL', 'EKUITAS'],
] as const satisfies readonly (readonly [Akun, 'ASET' | 'KEWAJIBAN' | 'EKUITAS'])[]

/** Whose names say something by themselves; all others are told in one sum. */
export const RINCI: readonly string[] = ['KAS', 'BANK', 'PIUTANG_LAIN', 'PERSEDIAAN', 'RK', 'HUTANG_LAIN']

/** The result on a sheet: up to the month before, and of this month. */
export const LABA = 'LABA'
export const LABA_LALU = 'SEBELUMNYA'
export const LABA_BULAN = 'BULAN INI'

const pasar = {
  /** Own grams at that evening's price, never posted; null beside what has none. */
  nilai_pasar: rupiahJumlah().nullable(),
  selisih_pasar: rupiahJumlah().nullable(),
}

export const laporanNeracaKeuangan = laporanEndpoint({
  path: 'neraca-keuangan/get/report',
  summary: 'Aset, kewajiban dan ekuitas satu toko atau semua toko pada satu hari, emas dalam rupiah dan gram',
  access: ['/neraca-keuangan'],
  input: { tanggal: tanggal(), type_laporan: type() },
  by: 'type_laporan',
  rows: {
    TOKO: z.object({
      akun: z.string(),
      ref: z.string(),
      bagian: z.string(),
      berat: gramJumlah().nullable(),
      aset: rupiahJumlah(),
      kewajiban_ekuitas: rupiahJumlah(),
      ...pasar,
      /** The evening on which goods were valued, or that they were not. */
      catatan: z.string(),
      /** At the result of this month, nothing elsewhere. */
      ...kurang,
    }),
    RANTAI: z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      persediaan: rupiahJumlah(),
      aset: rupiahJumlah(),
      kewajiban: rupiahJumlah(),
      ekuitas: rupiahJumlah(),
      /** What other shops owe this one, of it. */
      rk: rupiahJumlah(),
      berat: gramJumlah(),
      ...pasar,
      /** What of its goods has no value yet. */
      catatan: z.string(),
      /** Of the result of this month. */
      ...kurang,
    }),
  },
})
