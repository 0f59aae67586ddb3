/** Sheets of new items: every fault of a row by its own sentence, each once, and nothing read that was not meant. */
import { sql } from '@kencana/database'
import { readRows } from '@kencana/reports/sheet'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { slow } from '@kencana/testing/slow'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal'
import { listBarang } from '../data-barang/data-barang.contract.ts'
import { imporBarang, periksaImpor, STOK_AWAL } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

type Lembar = Record<string, string | number | null>
const CINCIN: Lembar = { kode_dept: 'CIN', kode_baki: 'CN02', nama_barang: 'CINCIN', berat: 2.1, kadar: '16K' }
const periksa = (baris: Lembar[]) => owner.call(periksaImpor, { sumber: STOK_AWAL, baris })
const pesan = async (...baris: Lembar[]) => (await periksa(baris)).salah.map((one) => one.pesan)

it('an error of Excel is wrong in any column, where it would be 0 or a name', async () => {
  const salah = await pesan(
    { ...CINCIN, ongkos: '#N/A', harga_atribut: '#REF!' },
    { ...CINCIN, nama_barang: '#N/A' },
    { ...CINCIN, kadar: '#VALUE!' },
    { ...CINCIN, kode_dept: '#N/A', berat: '#N/A' },
  )
  expect(salah).toEqual([
    'Harga Atribut Berisi Kesalahan Excel (#REF!), Ongkos Berisi Kesalahan Excel (#N/A)',
    'Nama Barang Berisi Kesalahan Excel (#N/A)',
    'Kadar Berisi Kesalahan Excel (#VALUE!)',
    'Jenis Berisi Kesalahan Excel (#N/A), Berat Berisi Kesalahan Excel (#N/A)',
  ])
  await expect(
    owner.call(imporBarang, { sumber: STOK_AWAL, baris: [{ ...CINCIN, baris: 7, ongkos: '#N/A' }] }),
  ).rejects.toThrow('Masih Ada 1 Kesalahan, Baris 7: Ongkos Berisi Kesalahan Excel (#N/A)')
})

it('a number that cannot be read is said for what it is, and only itself', async () => {
  const salah = await pesan(
    { ...CINCIN, ongkos: '25.000,00' },
    { ...CINCIN, ongkos: 25_000.5 },
    { ...CINCIN, berat: '1,2345', nama_barang: null },
    { ...CINCIN, berat_plastik: 'RINGAN' },
    { ...CINCIN, ongkos: 5e12 },
    { ...CINCIN, kode_dept: 'XX', ongkos: '25.000,00' },
  )
  expect(salah).toEqual([
    'Ongkos Harus Bilangan Bulat, Titik Atau Koma Hanya Pemisah Ribuan (25.000,00)',
    'Ongkos Harus Bilangan Bulat (25000.5)',
    'Nama Barang Tidak Boleh Kosong, Berat Harus Angka Dengan Paling Banyak 3 Desimal (1,2345)',
    'Berat Plastik Harus Angka Dengan Paling Banyak 3 Desimal (RINGAN)',
    'Ongkos Tidak Boleh Lebih Dari 100,000,000,000 (5000000000000)',
    'Jenis XX Tidak Ada, Ongkos Harus Bilangan Bulat, Titik Atau Koma Hanya Pemisah Ribuan (25.000,00)',
  ])
})

it('words are held to what any entry is, row by row', async () => {
  const salah = await pesan(
    { ...CINCIN, kode_intern: 8_991_234_567_890 },
    { ...CINCIN, nama_barang: 'CINCIN\u202d' },
    { ...CINCIN, nama_barang: 'A'.repeat(300) },
  )
  expect(salah).toEqual([
    'Kode Intern Harus Ditulis Sebagai Teks (8991234567890)',
    'Nama Barang Berisi Huruf Yang Tidak Terlihat (CINCIN[U+202D])',
    'Nama Barang Paling Banyak 60 Huruf (AAAAAAAAAAAAAAAAAAAA)',
  ])
})

it('a comma is the dot in weights, and whole numbers may be text, in groups too', async () => {
  const baris = [{ ...CINCIN, nama_barang: 'KOMA', berat: '3,485', ongkos: '25.000', kode_intern: 12 }]
  expect(await periksa(baris)).toMatchObject({ pcs: 1, berat: gram(3.485), salah: [] })
  const { no_tambah } = await owner.call(imporBarang, { sumber: STOK_AWAL, baris })
  const { rows } = await owner.call(listBarang, listBarang.input.parse({ q: 'KOMA' }))
  expect(rows).toMatchObject([{ nama_barang: 'KOMA', berat: gram(3.485), kode_intern: '12' }])
  const isi = await shop.db.one(sql`SELECT ongkos::bigint AS ongkos FROM barang WHERE no_tambah = ${no_tambah}`)
  expect(isi).toEqual({ ongkos: 25_000 })
})

it('a file is read as its cells look: a fineness of 70 % is 70, also where it is worked out', async () => {
  const kepala = ['KODE JENIS', 'KODE BAKI', 'NAMA BARANG', 'BERAT', 'KADAR'].map((value) => ({ value }))
  const cincin = (kadar: object) => ['CIN', 'CN02', 'PERSEN', 2.1].map((value): object => ({ value })).concat(kadar)
  const file = await writeXlsxFile([
    kepala,
    cincin({ value: 0.7, format: '0%' }),
    cincin({ value: '=7/10', type: 'Formula', format: '0%' }),
  ] as SheetData).toBlob()
  const baris = await readRows(file, {
    kode_dept: ['kode_jenis'],
    kode_baki: [],
    nama_barang: [],
    berat: [],
    kadar: [],
  })
  expect(baris.map((one) => one.kadar)).toEqual(['70%', '#CALC!'])
  // Nobody has worked it out before it was opened in Excel.
  expect(await periksa(baris)).toMatchObject({
    pcs: 1,
    salah: [{ baris: 3, pesan: 'Kadar Berisi Kesalahan Excel (#CALC!)' }],
  })
  const { no_tambah } = await owner.call(imporBarang, { sumber: STOK_AWAL, baris: baris.slice(0, 1) })
  const isi = await shop.db.one(sql`SELECT kadar::text, persentase::int FROM barang WHERE no_tambah = ${no_tambah}`)
  expect(isi).toEqual({ kadar: '70', persentase: 700_000 })
})

it('a tray that is a number is asked for as text where one with zeros is there', async () => {
  const kode_baki = '007'
  await owner.send('POST', 'baki/impor', {
    body: { baris: [{ kode_baki, nama_baki: 'TUJUH', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 }] },
  })
  expect(await pesan({ ...CINCIN, kode_baki: 7 }, { ...CINCIN, kode_baki })).toEqual([
    'Kode Baki 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks',
  ])
})

it('what will stand is told by category with its price of now, and codes that several would have by their rows', async () => {
  const lama = { ...CINCIN, kode_intern: 'OLD-1' }
  await owner.call(imporBarang, { sumber: STOK_AWAL, baris: [lama] })
  const baris = [
    { ...lama, baris: 2 },
    { ...CINCIN, baris: 3, kode_intern: 'OLD-2', berat: 1.9 },
    { ...CINCIN, baris: 4, kode_intern: 'old-2', kode_dept: 'GLG' },
    { ...CINCIN, baris: 5, kode_intern: 'OLD-3' },
    { ...CINCIN, baris: 6 },
  ]
  const { per_kategori, kembar, salah } = await periksa(baris)
  expect(salah).toEqual([])
  expect(kembar).toEqual([
    { kode_intern: 'OLD-1', baris: [2], sudah_ada: true },
    { kode_intern: 'OLD-2', baris: [3, 4], sudah_ada: false },
  ])
  const sebelum = await owner.call(listBarang, listBarang.input.parse({}))
  await owner.call(imporBarang, { sumber: STOK_AWAL, baris })
  const { totals } = await owner.call(listBarang, listBarang.input.parse({}))
  expect(per_kategori).toEqual([
    {
      kode_group: 'MM',
      pcs: 5,
      berat: gram(10.3),
      harga_total: totals.harga_total - sebelum.totals.harga_total,
    },
  ])
  expect(per_kategori[0]?.harga_total).toBeGreaterThan(0)
})

it('two thousand rows of faults are one list', async () => {
  const baris = Array.from({ length: 2_000 }, (_, at) => ({
    ...CINCIN,
    baris: at + 2,
    kode_intern: 9e12 + at,
    ongkos: '#N/A',
  }))
  const mulai = performance.now()
  const { salah } = await periksa(baris)
  expect(performance.now() - mulai).toBeLessThan(slow(10_000))
  expect(salah).toHaveLength(2_000)
  expect(salah.at(-1)).toEqual({
    baris: 2_001,
    pesan: 'Kode Intern Harus Ditulis Sebagai Teks (9000000001999), Ongkos Berisi Kesalahan Excel (#N/A)',
  })
})
