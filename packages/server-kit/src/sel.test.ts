import { gram, kode, kolom, noHp, persen, persenBebas, rupiah, selOf, tanggal, teks } from '@kencana/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { bacaSel, bacaSemuaSel, type IsiSel, salahBaris, tanpaNol } from './sel.ts'

const FIELDS = {
  nama: teks('Nama Barang', { max: 60 }),
  kode_sales: kode('Kode Sales'),
  nik: kolom('teks', 'NIK', z.string()).refine((isi) => isi.length === 16, 'NIK Harus 16 Angka'),
  no_hp: noHp(),
  tgl: tanggal('Tanggal Lahir'),
  ongkos: rupiah('Ongkos').prefault(0),
  berat: gram('Berat').refine((isi) => isi > 0, 'Berat Harus Lebih Dari 0'),
  kadar: persen('Persentase'),
  diskon: persenBebas('Diskon').default(null),
}
const baca = (name: keyof typeof FIELDS, isi: IsiSel) => {
  const satu = bacaSel(name, selOf(name, FIELDS[name]), isi)
  return satu.salah ?? satu.isi
}

it('an error of Excel is wrong in any column, whether it came as an error or as text', () => {
  for (const [name, label] of [
    ['nama', 'Nama Barang'],
    ['ongkos', 'Ongkos'],
    ['no_hp', 'No HP'],
    ['diskon', 'Diskon'],
  ] as const)
    for (const galat of ['#N/A', '#REF!', '#DIV/0!', '#NAME?', '#VALUE!', '#NUM!', '#NULL!', '#CALC!', '#SPILL!'])
      expect(baca(name, galat)).toBe(`${label} Berisi Kesalahan Excel (${galat})`)
  expect(baca('ongkos', '#n/a')).toBe('Ongkos Berisi Kesalahan Excel (#N/A)')
  expect(baca('nama', 'CINCIN #1')).toBe('CINCIN #1')
})

const RIBUAN = 'Harus Bilangan Bulat, Titik Atau Koma Hanya Pemisah Ribuan'

it.each([
  ['ongkos', '25000', 25_000],
  ['ongkos', '25.000', 25_000],
  ['ongkos', '10.000.000', 10_000_000],
  ['ongkos', '25,000', 25_000],
  ['ongkos', 'Rp 25000', 25_000],
  ['ongkos', 'Rp. 1.250.000', 1_250_000],
  ['ongkos', '-5.000', -5_000],
  ['ongkos', '25.000,00', `Ongkos ${RIBUAN} (25.000,00)`],
  ['ongkos', '1.250,000', `Ongkos ${RIBUAN} (1.250,000)`],
  ['ongkos', '2500.000', `Ongkos ${RIBUAN} (2500.000)`],
  ['ongkos', '25,5', `Ongkos ${RIBUAN} (25,5)`],
  ['ongkos', '25 RIBU', 'Ongkos Harus Angka (25 RIBU)'],
  ['ongkos', 25_000.5, 'Ongkos Harus Bilangan Bulat (25000.5)'],
  ['ongkos', 25_000.000_000_004, 25_000],
  ['ongkos', 100_000_000_001, 'Ongkos Tidak Boleh Lebih Dari 100,000,000,000 (100000000001)'],
  ['ongkos', '100000000001', 'Ongkos Tidak Boleh Lebih Dari 100,000,000,000 (100000000001)'],
  ['berat', '3,485', 3.485],
  ['berat', 3.485_000_000_000_000_3, 3.485],
  ['berat', 1.2345, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.2345)'],
  ['berat', '1,2345', 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1,2345)'],
  ['berat', '1.250', 1.25],
  ['berat', '1,250', 1.25],
  ['berat', '1.234,5', 1_234.5],
  ['berat', '1,234.5', 1_234.5],
  ['berat', '12.345.678,9', 12_345_678.9],
  ['berat', '.35', 0.35],
  ['berat', '1.234,5678', 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.234,5678)'],
  ['berat', '1.234.5', 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.234.5)'],
  ['berat', '1.234.567', 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.234.567)'],
  ['berat', '.', 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (.)'],
  ['berat', '-1.234,5', 'Berat Tidak Boleh Kurang Dari 0 (-1.234,5)'],
  ['berat', -1, 'Berat Tidak Boleh Kurang Dari 0 (-1)'],
  ['kadar', '75%', 75],
  ['kadar', '37,5', 37.5],
  ['kadar', '37,5 %', 37.5],
  ['kadar', 91.600_000_000_000_01, 91.6],
  ['kadar', 91.666666, 'Persentase Harus Angka Dengan Paling Banyak 4 Desimal (91.666666)'],
  ['diskon', 101, 'Diskon Harus Antara 0 Dan 100 (101)'],
  ['diskon', '-1', 'Diskon Harus Antara 0 Dan 100 (-1)'],
] as const)('a number is read as a field reads it, else said for what it is: %s %s', (name, isi, hasil) => {
  expect(baca(name, isi)).toBe(hasil)
})

it.each([
  ['nik', 3_573_010_203_040_506, 'NIK Harus Ditulis Sebagai Teks (3573010203040506)'],
  ['kode_sales', 1_440_012_345_678, 'Kode Sales Harus Ditulis Sebagai Teks (1440012345678)'],
  ['kode_sales', 12, '12'],
  ['no_hp', 81_355_577_001, '081355577001'],
  ['no_hp', 6_281_355_577_001, '081355577001'],
  ['no_hp', 81_355_577, '81355577'],
  ['no_hp', '\u202a0812-3456-8101\u202c', '\u202a0812-3456-8101\u202c'],
  ['nama', 'CINCIN\u200b', 'Nama Barang Berisi Huruf Yang Tidak Terlihat'],
  ['ongkos', '25000\u202d', 'Ongkos Berisi Huruf Yang Tidak Terlihat'],
  ['nama', 'A\u0000B', 'Nama Barang Berisi Huruf Yang Tidak Dikenal'],
  ['tgl', '0001-01-01', 'Tanggal Harus Antara 1900 Dan 2999'],
  ['nama', true, 'YA'],
] as const)('words are held to what any entry is, and said by their column: %s %s', (name, isi, hasil) => {
  expect(baca(name, isi)).toBe(hasil)
})

it('nothing is said of what is empty', () => {
  for (const name of ['nama', 'ongkos', 'no_hp'] as const)
    for (const isi of [null, undefined, '', '  ']) expect(baca(name, isi)).toBe(undefined)
})

it('a row says all that is wrong with it, a field at a time', () => {
  const { isi, salah } = bacaSemuaSel(FIELDS, { nama: 'A', nik: 1e15, ongkos: '25.00', berat: 0, lain: '#N/A' })
  expect(isi).toEqual({ nama: 'A', berat: 0 })
  const sebab = z.safeParse(z.object(FIELDS), isi).error?.issues ?? []
  expect(salahBaris(FIELDS, salah, sebab)).toBe(
    [
      'Kode Sales Harus Diisi',
      'NIK Harus Ditulis Sebagai Teks (1000000000000000)',
      'No HP Harus Diisi',
      'Tanggal Lahir Tidak Boleh Kosong',
      `Ongkos ${RIBUAN} (25.00)`,
      'Berat Harus Lebih Dari 0',
      'Persentase Harus Diisi',
    ].join(', '),
  )
})

it('a code that is a number is asked for where one with zeros is there', () => {
  const ada = (kode: string) => kode === '007'
  expect(tanpaNol('Kode Sales', 7, ada)).toBe('Kode Sales 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks')
  expect([tanpaNol('Kode Sales', '7', ada), tanpaNol('Kode Sales', 8, ada), tanpaNol('Kode Sales', -7, ada)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
