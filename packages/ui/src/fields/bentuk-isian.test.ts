/** What people see is read back as the same amount, in whichever form it stands. */
import {
  BENTUK,
  formatGram,
  formatRibuan,
  formatRupiah,
  MAX_BERAT,
  mg,
  pakaiBentuk,
  parseGram,
  rp,
  toGram,
} from '@kencana/ledger'
import { afterEach, describe, expect, it } from 'vitest'
import { readDate } from './calendarTyped.ts'
import { finishedDecimal, gramTyped, readDecimal, readRupiah, readWhole, rupiahTyped, thousands } from './numberText.ts'
import { labelOf, matching } from './useChoice.ts'

afterEach(() => pakaiBentuk(undefined))

/** Numbers of every size up to a most, always the same ones. */
const angka = (most: number): number[] => {
  const edges = [
    0,
    1,
    9,
    10,
    99,
    999,
    1_000,
    1_001,
    1_250,
    9_999,
    10_000,
    999_999,
    1_000_000,
    1_250_000,
    most - 1,
    most,
  ]
  let seed = 7
  const others = Array.from({ length: 3_000 }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 10 ** (1 + (at % String(most).length))
  })
  return [...edges, ...others].filter((one) => one <= most)
}

describe.each(BENTUK)('in the form %s', (form) => {
  it('reads every weight that a list or a field shows as the same milligrams', () => {
    pakaiBentuk(form)
    for (const one of angka(MAX_BERAT)) {
      const wire = String(toGram(mg(one)))
      for (const shown of [formatGram(mg(one)), finishedDecimal(wire, 3)]) {
        const { text, salah } = readDecimal(shown, 3)
        expect([shown, salah, parseGram(text)]).toEqual([shown, null, one])
        expect([shown, gramTyped(text)]).toEqual([shown, one])
      }
    }
  })

  it('reads all money that is shown as the same rupiah', () => {
    pakaiBentuk(form)
    for (const one of angka(999_999_999_999)) {
      expect(readWhole(thousands(one), null)).toEqual({ text: String(one), salah: null })
      for (const shown of [formatRibuan(rp(one)), formatRupiah(rp(one))])
        expect([shown, rupiahTyped(shown)]).toEqual([shown, one])
    }
  })

  it('never drops the sign of what is below nothing', () => {
    pakaiBentuk(form)
    for (const one of angka(99_999_999)) {
      if (one === 0) continue
      for (const shown of [formatRibuan(-one), formatRupiah(-one), formatGram(mg(-one))]) {
        expect([shown, readRupiah(shown, null).salah]).toEqual([shown, 'Tidak Boleh Minus'])
        expect([shown, readDecimal(shown, 3).salah]).toEqual([shown, 'Tidak Boleh Minus'])
      }
    }
  })

  it('means by a comma or a dot in a weight what it always meant, and never thousands', () => {
    pakaiBentuk(form)
    const read = (typed: string) => gramTyped(readDecimal(typed, 3).text)
    expect(['1.250', '1,250', '3.500', '3,5', '3.5', '0,001'].map(read)).toEqual([1_250, 1_250, 3_500, 3_500, 3_500, 1])
    expect(['1.250,500', '1,250.500', '1.250,5'].map(read)).toEqual([1_250_500, 1_250_500, 1_250_500])
    for (const typed of ['1.250.000', '1,250,000', '1.25,5', '1,2.3', '1.250,500,1', '1.250,500.1'])
      expect([typed, readDecimal(typed, 3).salah]).toEqual([typed, 'Hanya Boleh Satu Koma'])
  })

  it('takes whole numbers and days of either form', () => {
    pakaiBentuk(form)
    expect(['1.250.000', '1,250,000', '1250000', 'Rp. 1.250.000', '1,25jt'].map(rupiahTyped)).toEqual(
      Array(5).fill(1_250_000),
    )
    const days = ['29-11-2026', '2026-11-29', '29/11/2026', '29.11.26'].map((one) =>
      readDate(one, { today: '2026-01-01' }),
    )
    for (const day of days) expect(day).toEqual({ date: '2026-11-29', salah: null })
  })

  it('knows the groups it set itself from those that were typed', () => {
    pakaiBentuk(form)
    const sign = form === 'INDONESIA' ? '.' : ','
    expect(thousands(1_234)).toBe(`1${sign}234`)
    expect(readWhole(`1${sign}2345`, thousands(1_234))).toEqual({ text: '12345', salah: null })
    expect(readWhole(`1${sign}23`, thousands(1_234))).toEqual({ text: '123', salah: null })
    expect(readWhole('12.', '12').salah).toBe('Tidak Boleh Pakai Koma')
  })
})

it('shows a choice in the form, and finds it by what the wire says too', () => {
  pakaiBentuk('INDONESIA')
  const lot = { kode: 'BS-1', nama: '2026-11-29, 3.500 g' }
  expect(labelOf(lot)).toBe('BS-1 29-11-2026, 3,500 g')
  for (const typed of ['29-11-2026', '2026-11-29', '3,500 g', '3.500']) expect(matching([lot], typed)).toEqual([lot])
})
