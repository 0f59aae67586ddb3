import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isTanggal, monthGrid, tanggalPanjang } from './calendar.ts'
import { readDate } from './calendarTyped.ts'
import {
  caretAfter,
  finishedDecimal,
  gramTooHeavy,
  gramTyped,
  readDecimal,
  readKadar,
  readRupiah,
  readWhole,
  rupiahTyped,
  thousands,
} from './numberText.ts'
import { labelOf, matching } from './useChoice.ts'

const salah = (typed: string) => readDecimal(typed, 3).salah
const whole = (typed: string, before: string | null = null) => readWhole(typed, before)

describe('how number fields read', () => {
  it('reads comma and dot alike, as the wire writes it', () => {
    expect(['4,25', '4.25', ',5', '.35', '5,', '', '12'].map((typed) => readDecimal(typed, 3))).toEqual(
      ['4.25', '4.25', '0.5', '0.35', '5', '', '12'].map((text) => ({ text, salah: null })),
    )
  })

  it('names what makes no weight and keeps it as typed', () => {
    expect(readDecimal('1,2.3', 3)).toEqual({ text: '1.2.3', salah: 'Hanya Boleh Satu Koma' })
    expect(readDecimal('-5', 3)).toEqual({ text: '-5', salah: 'Tidak Boleh Minus' })
    expect(readDecimal('12a', 3)).toEqual({ text: '12a', salah: 'Hanya Boleh Angka Dan Koma' })
    expect(readDecimal('3,4856', 3)).toEqual({ text: '3.4856', salah: 'Paling Banyak 3 Angka Di Belakang Koma' })
    expect(salah('3,485')).toBeNull()
    expect(gramTooHeavy(readDecimal('187020', 3)).salah).toBe('Berat Paling Banyak 100 Kg')
    expect(gramTooHeavy(readDecimal('100000', 3)).salah).toBeNull()
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

  it('takes kadar as digits, comma or dot, and K', () => {
    expect(['16k', '37,5', '70'].map(readKadar)).toEqual(['16K', '37.5', '70'].map((text) => ({ text, salah: null })))
    expect(['16KX', '1.2.3', '-5'].map((typed) => readKadar(typed).salah)).toEqual(
      Array(3).fill('Kadar Hanya Boleh Angka, Koma Dan K'),
    )
  })

  it('reads whole numbers in groups of either kind, and no others', () => {
    expect(['1500000', '1.500.000', 'Rp. 1,500,000', '007', ''].map((typed) => whole(typed).text)).toEqual([
      '1500000',
      '1500000',
      '1500000',
      '7',
      '',
    ])
    expect(['1500,50', '12,5', '1.2', '-5', '5x', '1234567890123456'].map((typed) => whole(typed).salah)).toEqual([
      'Tidak Boleh Pakai Koma',
      'Tidak Boleh Pakai Koma',
      'Tidak Boleh Pakai Koma',
      'Tidak Boleh Minus',
      'Hanya Boleh Angka',
      'Terlalu Besar',
    ])
  })

  it('reads money as it is said, three digits behind a comma as thousands', () => {
    const said = ['6jt', '500RB', '1,5jt', '1.25 jt', 'Rp 12jt', '1,250rb', '0,05rb', '6,000,000']
    expect(said.map((typed) => readRupiah(typed, null).text)).toEqual([
      '6000000',
      '500000',
      '1500000',
      '1250000',
      '12000000',
      '1250000',
      '50',
      '6000000',
    ])
    const none = ['6j', '-6jt', '1,5', 'jt', '1,2,3jt', '9999999999jt', '6jtx', '10.000,00', '10,000.00']
    expect(none.map((typed) => readRupiah(typed, null).salah)).toEqual([
      'Hanya Boleh Angka',
      'Tidak Boleh Minus',
      'Tulis Rupiah Tanpa Sen, Seperti 10,000',
      'Hanya Boleh Angka',
      'Tulis Rupiah Tanpa Sen, Seperti 10,000',
      'Terlalu Besar',
      'Hanya Boleh Angka',
      'Tulis Rupiah Tanpa Sen, Seperti 10,000',
      'Tulis Rupiah Tanpa Sen, Seperti 10,000',
    ])
    expect(['6jt', '', '6x'].map(rupiahTyped)).toEqual([6_000_000, null, null])
  })

  it('knows the commas it set itself from those that were typed', () => {
    expect(whole('1,2345', '1,234')).toEqual({ text: '12345', salah: null })
    expect(whole('12,34', '12,345')).toEqual({ text: '1234', salah: null })
    expect(whole(',234', '1,234')).toEqual({ text: '234', salah: null })
    expect(whole('12,', '12').salah).toBe('Tidak Boleh Pakai Koma')
    expect(whole('1,234.', '1,234').salah).toBe('Tidak Boleh Pakai Koma')
  })

  it('groups rupiah and keeps the caret behind the same digit', () => {
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

  it('is read and found by the word of people, where its code is one of the program', () => {
    const options = [
      { kode: 'OPEN', sebut: 'BELUM SAH' },
      { kode: 'DONE', sebut: 'SAH', nama: 'dibayar' },
    ]
    expect(options.map(labelOf)).toEqual(['BELUM SAH', 'SAH dibayar'])
    expect(matching(options, 'sah').map((option) => option.kode)).toEqual(['DONE', 'OPEN'])
    expect(matching(options, 'done')).toEqual([])
  })
})

describe('how a date that a person says is read', () => {
  const today = '2026-03-02'
  const read = (typed: string) => readDate(typed, { today, min: today })

  it('takes day, month and year as people write them, with signs or without', () => {
    for (const typed of [
      '5-3-2026',
      '05/03/2026',
      '5.3.26',
      '05 03 2026',
      '05032026',
      '050326',
      '2026-03-05',
      '5/3',
      '0503',
    ])
      expect([typed, read(typed)]).toEqual([typed, { date: '2026-03-05', salah: null }])
    expect(read('')).toEqual({ date: '', salah: null })
  })

  it('counts days from today, and takes the next such day where no year is said', () => {
    expect(read('+7').date).toBe('2026-03-09')
    expect(read('+0').date).toBe(today)
    expect(read('1/3').date).toBe('2027-03-01')
    expect(readDate('17081985', { today }).date).toBe('1985-08-17')
    expect(readDate('17-8-85', { today }).date).toBe('1985-08-17')
    expect(readDate('17-8-30', { today }).date).toBe('2030-08-17')
    // What is over: a birthday.
    const lahir = (typed: string) => readDate(typed, { today, max: today }).date
    expect(['5-3-45', '2-3-26', '3-3-26', '5/3', '1/3'].map(lahir)).toEqual([
      '1945-03-05',
      '2026-03-02',
      '',
      '2025-03-05',
      '2026-03-01',
    ])
  })

  it('takes 29 February without a year as the next one there is, or the last one of what is over', () => {
    expect(['29/2', '2902'].map((typed) => read(typed).date)).toEqual(['2028-02-29', '2028-02-29'])
    const pada = (hari: string, lain: { min?: string; max?: string } = {}) => readDate('29/2', { today: hari, ...lain })
    const hari = ['2028-02-28', '2028-02-29', '2028-03-01', '2097-01-01']
    expect(hari.map((one) => pada(one).date)).toEqual(['2028-02-29', '2028-02-29', '2032-02-29', '2104-02-29'])
    const lahir = [...hari.slice(0, 3), '2103-12-31'].map((one) => pada(one, { max: one }).date)
    expect(lahir).toEqual(['2024-02-29', '2028-02-29', '2028-02-29', '2096-02-29'])
    expect(pada(today, { min: today, max: '2027-12-31' })).toEqual({ date: '', salah: 'Paling Akhir 2027-12-31' })
    expect(readDate('5/1', { today, min: today, max: '2027-01-31' }).date).toBe('2027-01-05')
  })

  it('names what is no date, and one that may not be', () => {
    for (const typed of ['besok', '5-', '+', '5-3-202', '123'])
      expect([typed, read(typed)]).toEqual([typed, { date: '', salah: 'Tulis dd-mm-yyyy, Atau +7 Untuk 7 Hari Lagi' }])
    for (const typed of ['31-2-2026', '29022027', '5/13', '30/2'])
      expect([typed, read(typed).salah]).toEqual([typed, 'Tanggal Tidak Ada Di Kalender'])
    expect(read('1-3-2026')).toEqual({ date: '', salah: 'Paling Awal 2026-03-02' })
    expect(readDate('3-3-2026', { today, max: today }).salah).toBe('Paling Akhir 2026-03-02')
  })
})
