/**
 * The sheet of another program with forty faults: one list says each by its row, column and cell, and nothing is saved. Mended it goes in, from
 * Excel and from a CSV alike, and stands as the trial said it would.
 */
import { sql } from '@kencana/database'
import { readRows } from '@kencana/reports/sheet'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { imporBarang, KOLOM_IMPOR, periksaImpor, STOK_AWAL } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner, { barcode_lama: 'ADA-1' })
  const baki = (kode_baki: string, kode_gudang: string) => ({
    kode_baki,
    nama_baki: kode_baki,
    kode_gudang,
    berat_baki: 0,
    berat_bandrol: 0,
  })
  await owner.send('POST', 'baki/impor', { body: { baris: [baki('007', 'TOKO'), baki('BL1', 'BELI')] } })
})
afterAll(() => shop.close())

type Sel = string | number | null | { value: number | string | Date; format?: string; type?: 'Formula' }
type Baris = Readonly<Record<string, Sel>>

// biome-ignore format: the head of the sheet
const KEPALA = [
  'JENIS', 'BAKI', 'NAMA', 'BERAT', 'KADAR', 'BERAT ASLI', 'KADAR CETAK', 'KADAR MODAL', 'TIPE', 'KODE INTERN', 'BARCODE', 'TUJUAN',
  'ATRIBUT', 'BERAT ATRIBUT', 'BERAT PLASTIK', 'BERAT BANDROL', 'HARGA ATRIBUT', 'ONGKOS', 'MARKIS', 'HARGA TETAP',
]
const CINCIN: Baris = { JENIS: 'cin', BAKI: 'CN01', NAMA: 'CINCIN LAMA', BERAT: '2,1', KADAR: '70' }
const persen = (value: number) => ({ value, format: '0%' })

/** Rows that are right from the beginning, an empty one among them. */
const BENAR: readonly Baris[] = [
  { JENIS: 'GLG', BAKI: 'CN02', NAMA: 'GELANG LAMA', BERAT: '10,5', KADAR: persen(0.7), BARCODE: '00815' },
  Object.fromEntries(KEPALA.map((nama) => [nama, null])),
  { JENIS: 'CINT', BAKI: '007', NAMA: 'CINCIN TUA', BERAT: '3,485', KADAR: '91,6', ONGKOS: '25000', 'KODE INTERN': 12 },
]

const TANPA_JUMLAH: Baris | null = null

/** Forty faults: what the cell holds, what is said, and what else stands there once it is mended; null: the row is taken out. */
// biome-ignore format: a list to be read at a glance
const SALAH: readonly (readonly [sel: Baris, pesan: string, betul?: Baris | null])[] = [
  [{ JENIS: null }, 'Jenis Tidak Boleh Kosong'],
  [{ JENIS: 'GELANG RANTAI' }, 'Jenis GELANG RANTAI Tidak Ada'],
  [{ JENIS: '#N/A' }, 'Jenis Berisi Kesalahan Excel (#N/A)'],
  [{ BAKI: null }, 'Kode Baki Tidak Boleh Kosong'],
  [{ BAKI: 'ETALASE' }, 'Baki ETALASE Bukan Tempat Barang Baru'],
  [{ BAKI: 7 }, 'Kode Baki 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks'],
  [{ BAKI: 'BL1' }, 'Baki BL1 Bukan Tempat Barang Baru'],
  [{ NAMA: 'CINCIN MODEL BUNGA MERAH DENGAN BATU ZIRKON BESAR WARNA MERAH MUDA' }, 'Nama Barang Paling Banyak 60 Huruf (CINCIN MODEL BUNGA M)'],
  [{ NAMA: 'CINCIN\u202d' }, 'Nama Barang Berisi Huruf Yang Tidak Terlihat (CINCIN[U+202D])'],
  [{ BERAT: null }, 'Berat Tidak Boleh Kosong'],
  [{ BERAT: 0 }, 'Berat Harus Lebih Dari 0'],
  [{ BERAT: -2.1 }, 'Berat Tidak Boleh Kurang Dari 0 (-2.1)'],
  [{ BERAT: 'DUA GRAM' }, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (DUA GRAM)'],
  [{ BERAT: '1.234,5678' }, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.234,5678)'],
  [{ BERAT: 100_001 }, 'Berat Tidak Boleh Lebih Dari 100 Kg (100001)'],
  [{ BERAT: { value: new Date('2026-01-02'), format: 'yyyy-mm-dd' } }, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (2026-01-02)'],
  [{ BERAT: persen(0.02) }, 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (2%)'],
  [{ 'BERAT ASLI': 3 }, 'Selisih Berat Asli Dan Berat Melebihi Toleransi 0.030 g (3 Dan 2,1)'],
  [{ KADAR: '19Q' }, 'Kadar Tidak Terdaftar: 19Q'],
  [{ KADAR: '#VALUE!' }, 'Kadar Berisi Kesalahan Excel (#VALUE!)'],
  [{ KADAR: 0.7 }, 'Kadar 0.7 Kurang Dari 1 %, Tulis Sebagai Persen'],
  [{ KADAR: persen(1.7) }, 'Kadar Tidak Terdaftar: 170', { KADAR: persen(0.7) }],
  [{ KADAR: { value: '=7/10', type: 'Formula', format: '0%' } }, 'Kadar Berisi Kesalahan Excel (#CALC!)'],
  [{ 'KADAR CETAK': '700!' }, 'Kadar Cetak Hanya Boleh Huruf, Angka Dan . _ / - (700!)'],
  [{ 'KADAR MODAL': '99K' }, 'Kadar Modal Tidak Terdaftar: 99K'],
  [{ TIPE: 'Z' }, 'Tipe Barang Z Tidak Dikenal', { TIPE: 'A' }],
  [{ 'KODE INTERN': 8_991_234_567_890 }, 'Kode Intern Harus Ditulis Sebagai Teks (8991234567890)', { 'KODE INTERN': '8991234567890' }],
  [{ TUJUAN: 'TK77' }, 'Toko TK77 Tidak Ada'],
  [{ 'BERAT PLASTIK': 'RINGAN' }, 'Berat Plastik Harus Angka Dengan Paling Banyak 3 Desimal (RINGAN)'],
  [{ 'HARGA ATRIBUT': '1.250.000,00' }, 'Harga Atribut Harus Bilangan Bulat, Titik Atau Koma Hanya Pemisah Ribuan (1.250.000,00)', { 'HARGA ATRIBUT': '1.250.000' }],
  [{ ONGKOS: -5_000 }, 'Ongkos Tidak Boleh Kurang Dari 0 (-5000)', { ONGKOS: 5_000 }],
  [{ ONGKOS: 25_000.5 }, 'Ongkos Harus Bilangan Bulat (25000.5)', { ONGKOS: 25_000 }],
  [{ ONGKOS: persen(0.05) }, 'Ongkos Harus Angka (5%)'],
  [{ ONGKOS: '25 RIBU' }, 'Ongkos Harus Angka (25 RIBU)', { ONGKOS: 'Rp 25,000' }],
  [{ MARKIS: 'MUNGKIN' }, 'Markis Harus YA Atau TIDAK (MUNGKIN)', { MARKIS: 'TIDAK' }],
  [{ 'HARGA TETAP': 500_000 }, 'Harga Tetap Hanya Untuk Barang Markis (500000)'],
  [{ BARCODE: '00815' }, 'Barcode Lama 00815 Sama Dengan Baris 2', { BARCODE: 'OLD+7 / 1' }],
  [{ BARCODE: 'ada-1' }, 'Barcode Lama ADA-1 Sudah Dipakai Barang 1000000014'],
  [{ BARCODE: '1000000021' }, 'Barcode Lama 1000000021 Sama Bentuknya Dengan Barcode Barang, Kosongkan Lalu Cetak Label Baru'],
  [
    { JENIS: 'TOTAL', BAKI: null, NAMA: null, BERAT: 95.885, KADAR: null },
    'Jenis TOTAL Tidak Ada, Kode Baki Tidak Boleh Kosong, Nama Barang Tidak Boleh Kosong, Kadar Tidak Boleh Kosong', TANPA_JUMLAH,
  ],
]

const sel = (isi: Sel) => (typeof isi === 'object' ? isi : { value: isi })

const xlsx = (baris: readonly Baris[]) =>
  writeXlsxFile([
    KEPALA.map((value) => ({ value })),
    ...baris.map((satu) => KEPALA.map((nama) => sel(satu[nama] ?? null))),
  ] as SheetData).toBlob()

const tertulis = (isi: Sel | undefined): string => {
  if (isi === undefined || isi === null) return ''
  return typeof isi === 'object' ? `${Number((Number(isi.value) * 100).toFixed(4))}%` : String(isi)
}

/** As another program writes it: semicolons, each cell as text. */
const csv = (baris: readonly Baris[]) =>
  new Blob([
    [KEPALA, ...baris.map((satu) => KEPALA.map((nama) => tertulis(satu[nama])))]
      .map((one) => one.join(';'))
      .join('\r\n'),
  ])

const periksa = async (berkas: Blob) =>
  owner.call(periksaImpor, { sumber: STOK_AWAL, baris: await readRows(berkas, KOLOM_IMPOR) })

const banyak = () => shop.db.one(sql`SELECT count(*)::int AS n FROM barang`)

it('says forty faults in one list, each by its row, its column and what stands there, and saves nothing', async () => {
  expect(SALAH).toHaveLength(40)
  const berkas = await xlsx([...BENAR, ...SALAH.map(([salah]) => ({ ...CINCIN, ...salah }))])
  const baris = await readRows(berkas, KOLOM_IMPOR)
  const { salah, pcs, berat } = await owner.call(periksaImpor, { sumber: STOK_AWAL, baris })
  // The head is row 1, the empty one row 3.
  expect(salah).toEqual(SALAH.map(([, pesan], at) => ({ baris: at + 5, pesan })))
  expect({ pcs, berat }).toEqual({ pcs: 2, berat: gram(13.985) })
  await expect(owner.call(imporBarang, { sumber: STOK_AWAL, baris })).rejects.toThrow(
    'Masih Ada 40 Kesalahan, Baris 5: Jenis Tidak Boleh Kosong',
  )
  expect(await banyak()).toEqual({ n: 1 })
})

it('mended it goes in, and stands as the trial said: pieces, grams and rupiah by category', async () => {
  const betul = [...BENAR, ...SALAH.flatMap(([, , ganti = {}]) => (ganti === null ? [] : [{ ...CINCIN, ...ganti }]))]
  const hasil = await periksa(await xlsx(betul))
  expect(hasil).toMatchObject({ pcs: 41, berat: gram(95.885), salah: [], kembar: [] })
  expect(hasil.per_kategori).toEqual([
    // 39 rings of 2.100 g at 2,350,000 x 70 % = 3,454,500; a bangle of 10.500 g at 17,272,500; stones 1,250,000, making 5,000 + 25,000 + 25,000
    { kode_group: 'MM', pcs: 40, berat: gram(92.4), harga_total: 153_303_000 },
    // 3.485 g at 2,350,000 x 91.6 % = 7,501,811, up to 7,502,000; making 25,000
    { kode_group: 'MT', pcs: 1, berat: gram(3.485), harga_total: 7_527_000 },
  ])
  expect(hasil.per_baki).toEqual([
    { kode_baki: '007', pcs: 1, berat: gram(3.485) },
    { kode_baki: 'CN01', pcs: 39, berat: gram(81.9) },
    { kode_baki: 'CN02', pcs: 1, berat: gram(10.5) },
  ])
  expect(await periksa(csv(betul))).toEqual(hasil)
  const { no_tambah, pcs, berat } = await owner.call(imporBarang, {
    sumber: STOK_AWAL,
    baris: await readRows(csv(betul), KOLOM_IMPOR),
  })
  expect({ pcs, berat }).toEqual({ pcs: 41, berat: gram(95.885) })
  const berdiri = await shop.db.rows(sql`
    SELECT kode_group::text, count(*)::int AS pcs, sum(berat)::int AS berat, sum(harga_total)::int AS harga_total
    FROM barang WHERE no_tambah = ${no_tambah} GROUP BY kode_group ORDER BY kode_group`)
  expect(berdiri).toEqual(hasil.per_kategori)
  for (const [kode, nama_barang] of [
    ['00815', 'GELANG LAMA'],
    ['old+7 / 1', 'CINCIN LAMA'],
  ] as const)
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ nama_barang })
})
