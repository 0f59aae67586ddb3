/**
 * Cells of sheets that people fill in: read as their columns mean them, or said to be wrong by the column's name. They are
 * held to what any entry is (entered.ts), but one by one, so that a sheet says all that is wrong with it at once.
 */
import { denganNol, isTelepon, type Sel, selOf } from '@kencana/contract'
import { desimalDari } from '@kencana/ledger'
import type { z } from 'zod'
import { tooMuch, wrongCell } from './entered.ts'

/** What a cell holds. */
export type IsiSel = string | number | boolean | null | undefined

/** A cell as its field takes it, undefined where it is empty, or what is wrong with it. */
export type Terbaca = { isi: string | number | undefined; salah?: undefined } | { salah: string; isi?: undefined }

// What Excel writes where it could not work something out.
const GALAT =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|CALC!|SPILL!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)$/i

/** So much of a cell is said beside what is wrong with it. */
const ISI_PALING_PANJANG = 20

/** 75% is 75 where percents are meant: a fineness may be a code or one. */
const PERSEN = /(?<=^-?[\d.,]+) ?%$/
const KOMA = /^(-?\d+),(\d+)$/
const KADAR = /^kadar/

const kadarDari = (teks: string): string => teks.replace(PERSEN, '').replace(KOMA, '$1.$2')

/** Decimals of each kind. */
const DESIMAL = { utuh: 0, gram: 3, persen: 4 }

const kurangTepat = ({ jenis, label }: Sel): string =>
  jenis === 'gram' || jenis === 'persen'
    ? `${label} Harus Angka Dengan Paling Banyak ${DESIMAL[jenis]} Desimal`
    : `${label} Harus Bilangan Bulat`

const RUPIAH = /^Rp\.?\s*/i
// One sign for all groups: '1.250,000' may be thousands, or 1,250 with three decimals.
const RIBUAN = /^-?\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * A whole number as a text that people write: '25000', '25.000', 'Rp 1,250,000'.
 * @returns null where it is none
 */
export const utuhDari = (teks: string): number | null => {
  const angka = teks.replace(RUPIAH, '')
  const digits = RIBUAN.test(angka) ? angka.replace(/[.,]/g, '') : angka
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null
}

/**
 * Numbers as text, read as fields read them: groups of a whole number by comma or dot, in grams and percents a comma is the dot
 * (docs/adr/0040-comma-is-the-dot.md, 0100), and 75% is 75.
 */
const angkaDari = ({ jenis, label }: Sel, teks: string): number | string => {
  if (jenis === 'utuh') {
    const tanda = /^[\d.,]+$/.test(teks.replace(RUPIAH, ''))
    const salah = tanda ? 'Harus Bilangan Bulat, Titik Atau Koma Hanya Pemisah Ribuan' : 'Harus Angka'
    return utuhDari(teks) ?? `${label} ${salah}`
  }
  const angka = desimalDari(jenis === 'persen' ? teks.replace(PERSEN, '') : teks)
  return /^-?(?:\d{1,15}(?:\.\d*)?|\.\d+)$/.test(angka) ? Number(angka) : kurangTepat({ jenis, label })
}

/** A number without the error that sums of sheets have: 3.4850000000000003 is 3.485. A decimal too many that was typed is wrong. */
const bacaAngka = (sel: Sel, angka: number): Terbaca => {
  const { label, jenis } = sel
  const skala = jenis === 'teks' ? 1 : 10 ** DESIMAL[jenis]
  const bulat = Math.round(angka * skala)
  if (tooMuch(angka)) return { salah: `${label} Tidak Boleh Lebih Dari 100,000,000,000` }
  if (Math.abs(angka * skala - bulat) >= 1e-6) return { salah: kurangTepat(sel) }
  const isi = bulat / skala
  if (jenis === 'gram' && isi < 0) return { salah: `${label} Tidak Boleh Kurang Dari 0` }
  if (jenis === 'persen' && (isi < 0 || isi > 100)) return { salah: `${label} Harus Antara 0 Dan 100` }
  return { isi }
}

/** A number where words are meant: Excel keeps fifteen of its digits, and no zero before it. */
const bacaKode = (name: string, label: string, angka: number): Terbaca => {
  if (isTelepon(name) && Number.isSafeInteger(angka)) return { isi: denganNol(String(angka)) }
  return tooMuch(angka) ? { salah: `${label} Harus Ditulis Sebagai Teks` } : { isi: String(Number(angka.toFixed(6))) }
}

/**
 * What is wrong with the text of a cell, whatever its column: an error of Excel, or what nobody enters.
 * @param name the column's field
 */
export const salahTeks = (name: string, label: string, teks: string): string | undefined =>
  GALAT.test(teks) ? `${label} Berisi Kesalahan Excel (${teks.toUpperCase()})` : wrongCell(name, label, teks)

/** What is wrong, with what stands in the cell: who looks for it among a thousand rows knows it again. */
const denganIsi = (terbaca: Terbaca, isi: string | number): Terbaca =>
  terbaca.salah === undefined ? terbaca : { salah: `${terbaca.salah} (${String(isi).slice(0, ISI_PALING_PANJANG)})` }

/**
 * Reads one cell.
 * @param name the column's field, of which a telephone is known
 * @param sel what the column is: `selOf(name, field)`
 * @returns what its field is to judge further, or the sentence of what is wrong: nothing is thrown
 * @example bacaSel('ongkos', selOf('ongkos', rupiah('Ongkos')), '25.000') // { isi: 25000 }
 */
export const bacaSel = (name: string, sel: Sel, isi: IsiSel): Terbaca => {
  if (isi === null || isi === undefined) return { isi: undefined }
  if (typeof isi === 'boolean') return { isi: isi ? 'YA' : 'TIDAK' }
  const { label, jenis } = sel
  if (typeof isi === 'number')
    return denganIsi(jenis === 'teks' ? bacaKode(name, label, isi) : bacaAngka(sel, isi), isi)
  const teks = isi.trim()
  if (teks === '') return { isi: undefined }
  const salah = salahTeks(name, label, isi)
  if (salah !== undefined) return { salah }
  if (jenis === 'teks') return { isi: KADAR.test(name) ? kadarDari(teks) : isi }
  const angka = angkaDari(sel, teks)
  return denganIsi(typeof angka === 'string' ? { salah: angka } : bacaAngka(sel, angka), teks)
}

/** The cells of a row by their fields: those that say something, and what is wrong with others. */
export interface BarisSel {
  isi: Record<string, string | number>
  salah: Record<string, string>
}

/**
 * Reads the cells of a row that have a field.
 * @param fields the columns by name, in the order in which faults are said
 * @returns nothing in either for an empty cell
 */
export const bacaSemuaSel = (
  fields: Readonly<Record<string, z.ZodType>>,
  lembar: Readonly<Record<string, IsiSel>>,
): BarisSel => {
  const baris: BarisSel = { isi: {}, salah: {} }
  for (const [name, field] of Object.entries(fields)) {
    const { isi, salah } = bacaSel(name, selOf(name, field), lembar[name])
    if (salah !== undefined) baris.salah[name] = salah
    else if (isi !== undefined) baris.isi[name] = isi
  }
  return baris
}

/**
 * All that is wrong with a row, a field at a time, in the order of the fields.
 * @param sebab what the fields themselves say of the cells that could be read
 */
export const salahBaris = (
  fields: Readonly<Record<string, unknown>>,
  salah: BarisSel['salah'],
  sebab: readonly z.core.$ZodIssue[],
): string =>
  [
    ...new Set(
      Object.keys(fields).flatMap((name) => salah[name] ?? sebab.find(({ path }) => path[0] === name)?.message ?? []),
    ),
  ].join(', ')

const NOL_PALING_BANYAK = 10

/** The codes that a cell may be which lost its zeros: of a number alone. */
export const denganNolDepan = (isi: IsiSel): string[] =>
  typeof isi === 'number' && Number.isSafeInteger(isi) && isi >= 0
    ? Array.from({ length: NOL_PALING_BANYAK }, (_, banyak) => '0'.repeat(banyak + 1) + String(isi))
    : []

/**
 * A code that Excel keeps as a number has lost its zeros: it may be another one, which has them.
 * @param ada whether there is such a code
 * @example tanpaNol('Kode Sales', 7, (kode) => kode === '007') // 'Kode Sales 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks'
 */
export const tanpaNol = (label: string, isi: IsiSel, ada: (kode: string) => boolean): string | undefined => {
  const kode = denganNolDepan(isi).find(ada)
  return kode === undefined ? undefined : `${label} ${String(isi)} Mirip ${kode} Yang Sudah Ada, Tulis Sebagai Teks`
}
