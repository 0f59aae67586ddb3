/** Sheets of masters: each fault of each row at once, by its own sentence, and nothing that only looks like another code. */
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

interface Hasil {
  baru: number
  diubah: number
  salah: { baris: number; pesan: string }[]
}

const periksa = async (nama: string, baris: object[]) =>
  (await owner.send('POST', `${nama}/impor/periksa`, { body: { baris } })).json as Hasil
const impor = async (nama: string, baris: object[]) =>
  (await owner.send('POST', `${nama}/impor`, { body: { baris } })).text
const salah = async (nama: string, baris: object[]) => (await periksa(nama, baris)).salah

const BANK = { kode_bank: 'BCA', atas_nama: 'KENCANA JAYA' }

it('says what no entry may be by row and column, beside all else that is wrong', async () => {
  const baris = [
    { ...BANK, no_rekening: 1_440_012_345_678 },
    { ...BANK, no_rekening: '0222', atas_nama: 'KENCANA\u202d' },
    { ...BANK, no_rekening: '0333', biaya_debet: '#N/A', biaya_qris: '2,5.0', atas_nama: '' },
    { ...BANK, no_rekening: '0444', biaya_debet: 5e12 },
    { ...BANK, no_rekening: '0555', atas_nama: 'A'.repeat(600) },
  ]
  expect(await salah('rekening', baris)).toEqual([
    { baris: 2, pesan: 'No Rekening Harus Ditulis Sebagai Teks (1440012345678)' },
    { baris: 3, pesan: 'Atas Nama Berisi Huruf Yang Tidak Terlihat' },
    {
      baris: 4,
      pesan: [
        'Atas Nama Harus Diisi',
        'Biaya Debet Berisi Kesalahan Excel (#N/A)',
        'Biaya QRIS Harus Angka Dengan Paling Banyak 4 Desimal (2,5.0)',
      ].join(', '),
    },
    { baris: 5, pesan: 'Biaya Debet Tidak Boleh Lebih Dari 100,000,000,000 (5000000000000)' },
    { baris: 6, pesan: 'Atas Nama Paling Banyak 60 Huruf' },
  ])
  expect(await impor('rekening', baris)).toBe(
    'Masih Ada 5 Kesalahan, Baris 2: No Rekening Harus Ditulis Sebagai Teks (1440012345678)',
  )
})

it('reads percents as people write them, and says how many decimals there may be', async () => {
  const baris = [
    { kode: 'P1', persentase: '75%' },
    { kode: 'P2', persentase: '37,5' },
    { kode: 'P3', persentase: 91.666666 },
    { kode: 'P4', persentase: 'TUA' },
  ]
  expect(await salah('masterkadar', baris)).toEqual([
    { baris: 4, pesan: 'Persentase Harus Angka Dengan Paling Banyak 4 Desimal (91.666666)' },
    { baris: 5, pesan: 'Persentase Harus Angka Dengan Paling Banyak 4 Desimal (TUA)' },
  ])
  await impor('masterkadar', baris.slice(0, 2))
  const { json } = await owner.send('GET', 'masterkadar/get/all')
  expect(json).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kode: 'P1', persentase: 75 }),
      expect.objectContaining({ kode: 'P2', persentase: 37.5 }),
    ]),
  )
})

it('asks for a code as text where Excel may have taken its zeros, its own and one that it names', async () => {
  const pesan = 'Kode Sales 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks'
  expect(await impor('sales', [{ kode_sales: '007', nama_sales: 'BU TUJUH' }])).toContain('Data Berhasil Disimpan')
  const angka = [{ kode_sales: 7, nama_sales: 'BU TUJUH' }]
  expect(await salah('sales', angka)).toEqual([{ baris: 2, pesan }])
  expect(await impor('sales', angka)).toBe(`Masih Ada 1 Kesalahan, Baris 2: ${pesan}`)
  // Said as text it is meant, and a number that no other code looks like is one.
  expect(await periksa('sales', [{ ...angka[0], kode_sales: '7' }])).toMatchObject({ baru: 1, salah: [] })
  expect(await periksa('sales', [{ ...angka[0], kode_sales: 8 }])).toMatchObject({ baru: 1, salah: [] })
  const dua = [
    { kode_sales: '009', nama_sales: 'BU SEMBILAN' },
    { kode_sales: 9, nama_sales: 'BU LAIN' },
  ]
  expect(await salah('sales', dua)).toEqual([
    { baris: 3, pesan: 'Kode Sales 9 Mirip 009 Yang Sudah Ada, Tulis Sebagai Teks' },
  ])
  await impor('gudang', [{ kode_gudang: '05', nama_gudang: 'LANTAI LIMA' }])
  const baki = { kode_baki: 'Z01', nama_baki: 'Z', kode_gudang: 5, berat_baki: 0, berat_bandrol: 0 }
  expect(await salah('baki', [baki])).toEqual([
    { baris: 2, pesan: 'Kode Gudang 5 Mirip 05 Yang Sudah Ada, Tulis Sebagai Teks' },
  ])
})

it('answers two thousand rows of faults in one list', async () => {
  const baris = Array.from({ length: 2_000 }, (_, at) => ({
    baris: at + 2,
    no_rekening: 1_440_012_345_678 + at,
    kode_bank: 'BCA',
    atas_nama: `NAMA\u202d ${at}`,
    biaya_debet: '#REF!',
  }))
  const semua = await salah('rekening', baris)
  expect(semua.map((one) => one.baris)).toEqual(baris.map((one) => one.baris))
  expect(semua.at(-1)?.pesan).toBe(
    'No Rekening Harus Ditulis Sebagai Teks (1440012347677), Atas Nama Berisi Huruf Yang Tidak Terlihat, Biaya Debet Berisi Kesalahan Excel (#REF!)',
  )
})

it('holds what is not in the rows as every entry is held', async () => {
  const { status, text } = await owner.send('POST', 'barang/impor/periksa', {
    body: { sumber: 'STOK_AWAL', otorisasi: 'A\u200b', baris: [{}] },
  })
  expect([status, text]).toEqual([400, 'Isian otorisasi Berisi Huruf Yang Tidak Terlihat'])
})
