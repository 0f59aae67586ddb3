import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isTanggal, monthGrid, tanggalPanjang } from './calendar.ts'
import {
  caretAfter,
  decimalOnly,
  digitsOnly,
  finishedDecimal,
  gramTyped,
  kadarOnly,
  thousands,
  wireDecimal,
} from './numberText.ts'
import { matching } from './useChoice.ts'

describe('what number fields let through', () => {
  it('keeps digits and one dot, with three decimals at most', () => {
    expect(decimalOnly('1a2.3.4567', 3)).toBe('12.345')
    expect(decimalOnly('-5', 3)).toBe('5')
  })

  it('sends no dot that has nothing behind it', () => {
    expect(['5.', '5', '0.25', '.', ''].map(wireDecimal)).toEqual(['5', '5', '0.25', '', ''])
  })

  it('finishes a weight with three decimals and leaves nothing as nothing', () => {
    expect(finishedDecimal('1500.5', 3)).toBe('1,500.500')
    expect(finishedDecimal('.25', 3)).toBe('0.250')
    expect(finishedDecimal('', 3)).toBe('')
  })

  it('reads a weight to the milligram, and nothing readable as none', () => {
    expect(['3.485', '0.001', '1.005', 8.2, '12', '0'].map(gramTyped)).toEqual([3485, 1, 1005, 8200, 12_000, 0])
    expect(['', ' ', '.', '-1', '1.0005', 'x', null, undefined].map(gramTyped)).toEqual(Array(8).fill(null))
    expect(['100000', '100000.001', '999999999'].map(gramTyped)).toEqual([100_000_000, 100_000_001, 100_000_001])
  })

  it('takes kadar as digits, dot and K', () => expect(kadarOnly('16k x')).toBe('16K'))

  it('groups rupiah and keeps the caret behind the same digit', () => {
    expect(digitsOnly('Rp. 007,500')).toBe('7500')
    expect(thousands(5_733_000)).toBe('5,733,000')
    expect(caretAfter('1,234,567', 4)).toBe(5)
  })
})

describe('the calendar', () => {
  it('counts days and months without a clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(tanggalPanjang('2026-11-20')).toBe('Jumat, 20 November 2026')
    expect(isTanggal('2026-02-30')).toBe(false)
  })

  it('shows six weeks from Monday', () => {
    const grid = monthGrid('2026-11-20')
    expect(grid).toHaveLength(42)
    expect(grid[0]).toBe('2026-10-26')
  })
})

describe('a searchable choice', () => {
  it('puts the code typed in full first', () => {
    const options = [
      { kode: 'SS', nama: 'SORTIR SEPUH' },
      { kode: 'SP', nama: 'SORTIR PEMBELIAN' },
      { kode: 'KS', nama: 'KEMBALI SP' },
      { kode: 'S', nama: 'LAIN' },
    ]
    expect(matching(options, 's').map((option) => option.kode)[0]).toBe('S')
    expect(matching(options, 'sp').map((option) => option.kode)).toEqual(['SP', 'KS'])
  })
})
