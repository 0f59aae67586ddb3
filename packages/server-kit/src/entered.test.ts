import { expect, it } from 'vitest'
import { checkEntered } from './entered.ts'

const told = (wire: unknown): string => {
  try {
    checkEntered(wire)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('holds one entry within what a shop can mean', () => {
  expect(told({ harga: 100_000_000_000, tanggal: '2999-12-31', nama: 'É & Ü', foto: 'A'.repeat(20_000) })).toBe('')
  expect(told({ harga: 100_000_000_001 })).toBe('Isian harga Tidak Boleh Lebih Dari 100,000,000,000')
  expect(told({ detail: [{ ongkos: 1 }, { ongkos: 9e12 }] })).toBe(
    'Isian ongkos Tidak Boleh Lebih Dari 100,000,000,000',
  )
  for (const day of ['0000-01-01', '1899-12-31', '3000-01-01'])
    expect(told({ tgl_janji: day })).toBe('Tanggal Harus Antara 1900 Dan 2999')
})

it('takes no sign that nobody sees', () => {
  for (const sign of ['\u200b', '\u202e', '\u00ad', '\ufeff', '\u2028'])
    expect(told({ baris: [{ nama_baki: `CINCIN${sign}` }] })).toBe('Isian nama_baki Berisi Huruf Yang Tidak Terlihat')
  expect(told({ password: 'a\u200bb' })).toBe('')
})

it('leaves the signs of a telephone to its field, which takes them off', () => {
  expect(
    told({ no_hp: '\u202a0812-3456-8101\u202c', hp_penitip: '\u200e0812', baris: [{ no_hp: '\u202a0812' }] }),
  ).toBe('')
  expect(() => checkEntered({ no_hp: '\u202a0812' }, () => false)).toThrow(
    'Isian no_hp Berisi Huruf Yang Tidak Terlihat',
  )
  expect(told({ no_hp: '0812\u0000' })).toBe('Isian no_hp Berisi Huruf Yang Tidak Dikenal')
  expect(told({ no_hpp: 'A\u200b' })).toBe('Isian no_hpp Berisi Huruf Yang Tidak Terlihat')
})

it('takes nothing that no table can hold', () => {
  for (const wire of [{ q: 'A\u0000B' }, { hak: ['\u0000'] }, { foto: `${'A'.repeat(20_000)}\u0000` }])
    expect(told(wire)).toBe(`Isian ${Object.keys(wire)[0]} Berisi Huruf Yang Tidak Dikenal`)
})
