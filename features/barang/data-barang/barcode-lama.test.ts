/** Labels of before: a second way to a piece wherever codes are scanned, and never to two of them. */
import { barcode, bentukBarcode, letakPindai, salahBarcodeLama } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { cari } from '../../dashboard/cari/cari.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { barangLabel, cetakLabel } from '../cetak-barcode/cetak-barcode.contract.ts'
import { batalHancur, hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { imporBarang, periksaImpor, STOK_AWAL, tambahBarang } from '../tambah-barang/tambah-barang.contract.ts'
import { terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import { barangByBarcode, editBarang, kodeDariLabel, listBarang, riwayatBarang } from './data-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const ditolak = (isian: Parameters<typeof cincin>[0]) => owner.call(tambahBarang, cincin(isian))
const ubahLabel = async (kode: string, barcode_lama?: string) => {
  const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await owner.call(barangByBarcode, {
    kode,
  })
  const isian = { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak }
  return (await owner.call(editBarang, barcode_lama === undefined ? isian : { ...isian, barcode_lama })).data
}

it('is found by its label of before wherever a piece is scanned', async () => {
  const { kode_barang, kode_barcode } = await tambahCincin(owner, { barcode_lama: 'ab+07 / 1' })
  for (const kode of ['AB+07 / 1', ' ab+07 / 1 ', kode_barcode]) {
    expect((await owner.call(barangByBarcode, { kode })).kode_barcode).toBe(kode_barcode)
    expect((await owner.call(barangDijual, { kode })).kode_barcode).toBe(kode_barcode)
    expect(await owner.call(kodeDariLabel, { kode })).toEqual({ kode_barcode })
    expect((await owner.call(riwayatBarang, { kode })).barang).toMatchObject({ kode_barang, barcode_lama: 'AB+07 / 1' })
    expect(await owner.call(barangLabel, { cara: 'PINDAI', nilai: kode })).toMatchObject([{ kode_barcode }])
    expect((await owner.call(listBarang, listBarang.input.parse({ q: kode }))).rows).toMatchObject([{ kode_barcode }])
    expect(await owner.call(cari, { q: kode })).toMatchObject([{ jenis: 'BARANG', kode: kode_barcode }])
  }
  expect(await owner.call(kodeDariLabel, { kode: 'TIDAK ADA 1' })).toEqual({ kode_barcode: 'TIDAK ADA 1' })
  // What is printed anew carries the own code.
  const { label } = await owner.call(
    cetakLabel,
    cetakLabel.input.parse({ kode_barcode: ['AB+07 / 1'], template: 'LIPAT' }),
  )
  expect(label).toMatchObject([{ kode_barcode }])
})

it('leads to own codes of pieces that the shop holds, held or waits for, and of what customers have, not to those of others', async () => {
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'LAIN', 'GUDANG', 'TK02')
  const { kode_barang, kode_barcode } = await tambahCincin(owner, { barcode_lama: 'RAHASIA-1' })
  const dariLabel = async (user: User) => (await user.call(kodeDariLabel, { kode: 'rahasia-1' })).kode_barcode
  const status = (status_barang: string, kode_baki: string | null) =>
    shop.db.run(sql`
      UPDATE barang SET status_barang = ${status_barang}, kode_baki = ${kode_baki} WHERE kode_barang = ${kode_barang}`)
  expect([await dariLabel(owner), await dariLabel(lain)]).toEqual([kode_barcode, 'RAHASIA-1'])
  await status('TERJUAL', null)
  expect(await dariLabel(lain)).toBe(kode_barcode)
  await status('TERSEDIA', 'CN01')
  const kiriman = { to: 'TK02', detail_barang: [{ kode_barcode: 'RAHASIA-1' }] }
  const { data } = await owner.call(kirimBarang, kirimBarang.input.parse(kiriman))
  expect(await dariLabel(lain)).toBe(kode_barcode)
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiBaki(await shop.user(owner, 'SU2', 'SU', 'TK02'))
  await lain.call(terimaBarang, { no_kirim: data.no_kirim, kode_baki: 'CN01', detail_barang: ['RAHASIA-1'] })
  // Where it went its old shop is told by other calls too.
  expect([await dariLabel(gudang), await dariLabel(lain)]).toEqual([kode_barcode, kode_barcode])
})

it('is what a refusal names that finds no such piece here: own codes of others stay unknown', async () => {
  const lain = await shop.login('LAIN')
  await tambahCincin(owner, { barcode_lama: 'RAHASIA-2' })
  const kode = 'rahasia-2'
  await expect(lain.call(barangByBarcode, { kode })).rejects.toThrow('Barang RAHASIA-2 Tidak Ada')
  await expect(lain.call(riwayatBarang, { kode })).rejects.toThrow('Barang RAHASIA-2 Tidak Ada')
  const pindah = pindahBarang.input.parse({ kode_baki_tujuan: 'CN02', detail_barang: [kode] })
  await expect(lain.call(pindahBarang, pindah)).rejects.toThrow('Barang RAHASIA-2 Tidak Ada')
})

it('is told to be taken without the own code of a piece of another shop, and to nobody before he may enter any', async () => {
  await tambahCincin(owner, { barcode_lama: 'RAHASIA-3' })
  const isian = (barcode_lama: string) => cincin({ barcode_lama })
  const gudang = await shop.login('GUDANG')
  for (const kode of ['RAHASIA-3', 'BELUM-9'])
    await expect(gudang.call(tambahBarang, isian(kode))).rejects.toThrow('Stok Awal Hanya Dimasukkan OWN Atau SU')
  const su = await shop.login('SU2')
  const kata = 'Barcode Lama RAHASIA-3 Sudah Dipakai Barang Lain'
  const tolak: unknown = await su
    .call(tambahBarang, { ...isian('RAHASIA-3'), tujuan: 'TK02' })
    .catch((error: unknown) => error)
  expect(tolak).toMatchObject({ message: kata })
  const lembar = { kode_dept: 'CIN', kode_baki: 'CN01', nama_barang: 'CINCIN', berat: 3.485, kadar: '16K' }
  const { salah } = await su.call(periksaImpor, {
    sumber: STOK_AWAL,
    baris: [{ ...lembar, barcode_lama: 'RAHASIA-3' }],
  })
  expect(salah).toEqual([{ baris: 2, pesan: kata }])
})

it('documents take it, and mean the same piece twice by both of its codes', async () => {
  const { kode_barcode } = await tambahCincin(owner, { barcode_lama: 'PD-0001' })
  const pindah = (...detail_barang: string[]) =>
    owner.call(pindahBarang, pindahBarang.input.parse({ kode_baki_tujuan: 'CN02', detail_barang }))
  await expect(pindah('PD-0001', kode_barcode)).rejects.toThrow(`Barang ${kode_barcode} Dua Kali Dalam Daftar`)
  await pindah('PD-0001')
  expect(await owner.call(barangByBarcode, { kode: kode_barcode })).toMatchObject({ kode_baki: 'CN02' })
  await owner.call(hancurBarang, hancurBarang.input.parse({ alasan: 'PATAH DUA', detail_barang: ['PD-0001'] }))
  await expect(owner.call(barangDijual, { kode: 'PD-0001' })).rejects.toThrow(kode_barcode)
})

it('is of one piece alone, and formed as no own code is', async () => {
  const { kode_barcode, kode_barang } = await tambahCincin(owner, { barcode_lama: '0004711' })
  await expect(ditolak({ barcode_lama: '0004711' })).rejects.toThrow(
    `Barcode Lama 0004711 Sudah Dipakai Barang ${kode_barcode}`,
  )
  for (const kode of [kode_barcode, kode_barang])
    await expect(ditolak({ barcode_lama: kode })).rejects.toThrow(
      `Barcode Lama ${kode} Sama Bentuknya Dengan Barcode Barang, Kosongkan Lalu Cetak Label Baru`,
    )
  for (const [kode, apa] of [
    ['FJ-TK01-260101-0001', 'Nomor Dokumen'],
    ['fj-12', 'Nomor Dokumen'],
    ['PI-TK 01-261118-0001/2', 'Nomor Dokumen'],
    ['VC-12AB', 'Kode Voucher'],
    ['M-00012', 'Nomor Member'],
    ['0012.ABCDEFGHIJ', 'Nomor Member'],
    ['1'.repeat(40), 'QR Nota'],
    ['1,5jt', 'Jumlah Uang'],
  ] as const)
    await expect(ditolak({ barcode_lama: kode })).rejects.toThrow(
      `Barcode Lama ${kode.toUpperCase()} Sama Bentuknya Dengan ${apa}, Kosongkan Lalu Cetak Label Baru`,
    )
  await expect(ditolak({ barcode_lama: 'X'.repeat(41) })).rejects.toThrow('Barcode Lama Paling Banyak 40 Huruf')
  await expect(ditolak({ barcode_lama: '12é' })).rejects.toThrow(
    'Barcode Lama Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard (12É)',
  )
  await expect(ditolak({ barcode_lama: 'CINCIN' })).rejects.toThrow('Barcode Lama CINCIN Harus Ada Angkanya')
  // What is formed as an own code but for its check digit is nobody's: it may stand on a label of before.
  const asing = `${kode_barcode.slice(0, 9)}${(Number(kode_barcode[9]) + 1) % 10}`
  const lain = await tambahCincin(owner, { barcode_lama: asing })
  expect((await owner.call(barangByBarcode, { kode: asing })).kode_barcode).toBe(lain.kode_barcode)
  expect((await owner.call(barangByBarcode, { kode: kode_barcode })).kode_barcode).toBe(kode_barcode)
})

it('two who give it at once: the second is told', async () => {
  const dua = await Promise.allSettled([1, 2].map(() => ditolak({ barcode_lama: 'LOMBA-1' })))
  expect(dua.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  const kalah = dua.find((one) => one.status === 'rejected')
  expect(String(kalah?.reason)).toMatch(/Barcode Lama (LOMBA-1 Sudah Dipakai Barang \d+|Baru Saja Dipakai Barang Lain)/)
})

it('an edit gives, corrects and takes it away, which its history keeps; one that does not name it keeps it', async () => {
  const { kode_barcode } = await tambahCincin(owner, { barcode_lama: 'LM-1' })
  await tambahCincin(owner, { barcode_lama: 'LM-9' })
  expect((await ubahLabel('LM-1')).barcode_lama).toBe('LM-1')
  await expect(ubahLabel('LM-1', 'LM-9')).rejects.toThrow('Barcode Lama LM-9 Sudah Dipakai Barang')
  expect((await ubahLabel('LM-1', 'lm-2')).barcode_lama).toBe('LM-2')
  expect((await ubahLabel('LM-2', '')).barcode_lama).toBe('-')
  await expect(owner.call(barangByBarcode, { kode: 'LM-2' })).rejects.toThrow('Barang LM-2 Tidak Ada')
  const { ubahan } = await owner.call(riwayatBarang, { kode: kode_barcode })
  expect(ubahan.map((one) => one.isi)).toEqual([
    [{ nama: 'Barcode Lama', dari: 'LM-2', ke: '-' }],
    [{ nama: 'Barcode Lama', dari: 'LM-1', ke: 'LM-2' }],
  ])
  // Somebody else may have it now.
  await tambahCincin(owner, { barcode_lama: 'LM-2' })
})

const hancurkan = async (...detail_barang: string[]) =>
  (await owner.call(hancurBarang, hancurBarang.input.parse({ alasan: 'SALAH INPUT', detail_barang }))).data.no_hancur

it('of a piece that is gone for good it is given anew, which its history keeps; one that comes back after all has none', async () => {
  const isi = (barcode_lama: string) => ({
    kode_dept: 'CIN',
    kode_baki: 'CN01',
    nama_barang: 'CINCIN BENAR',
    berat: 2,
    kadar: '16K',
    barcode_lama,
  })
  const lama = []
  for (const barcode_lama of ['SALAH-1', 'SALAH-2', 'SALAH-3'])
    lama.push((await tambahCincin(owner, { barcode_lama })).kode_barcode)
  const [a, b, c] = lama as [string, string, string]
  await expect(ditolak({ barcode_lama: 'SALAH-1' })).rejects.toThrow(`Barcode Lama SALAH-1 Sudah Dipakai Barang ${a}`)
  const no_hancur = await hancurkan(a, b, c)
  // Until somebody else has it, it leads to the piece that it was on.
  expect((await owner.call(barangByBarcode, { kode: 'SALAH-1' })).kode_barcode).toBe(a)
  const baru = (await tambahCincin(owner, { barcode_lama: 'SALAH-1' })).kode_barcode
  const baris = [isi('SALAH-2'), isi('SALAH-2')]
  expect((await owner.call(periksaImpor, { sumber: STOK_AWAL, baris })).salah).toEqual([
    { baris: 3, pesan: 'Barcode Lama SALAH-2 Sama Dengan Baris 2' },
  ])
  await owner.call(imporBarang, { sumber: STOK_AWAL, baris: baris.slice(1) })
  await ubahLabel(baru, 'SALAH-3')
  const pemilik = async (kode: string) => (await owner.call(barangByBarcode, { kode })).kode_barcode
  expect(await pemilik('SALAH-3')).toBe(baru)
  expect(await owner.call(barangByBarcode, { kode: 'SALAH-2' })).toMatchObject({ nama_barang: 'CINCIN BENAR' })
  const { ubahan } = await owner.call(riwayatBarang, { kode: c })
  expect(ubahan.map((one) => one.isi)).toEqual([[{ nama: 'Barcode Lama', dari: 'SALAH-3', ke: '-' }]])
  await owner.call(batalHancur, { no_hancur, alasan: 'SALAH BARANG' })
  for (const kode of lama)
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ status_barang: 'TERSEDIA', barcode_lama: '-' })
  expect(await pemilik('SALAH-3')).toBe(baru)
  // The label that came off in between is nobody's, and may go back.
  expect((await ubahLabel(a, 'SALAH-1')).barcode_lama).toBe('SALAH-1')
})

it.each(['TERJUAL', 'HILANG', 'DIBELI', 'CUCI', 'DIKIRIM'])('a piece that is %s keeps it', async (status) => {
  const kode = `TETAP-${status}-1`
  const { kode_barang, kode_barcode } = await tambahCincin(owner, { barcode_lama: kode })
  const jadi = (status_barang: string, kode_baki: string | null) =>
    shop.db.run(sql`
      UPDATE barang SET status_barang = ${status_barang}, kode_baki = ${kode_baki} WHERE kode_barang = ${kode_barang}`)
  await jadi(status, null)
  await expect(ditolak({ barcode_lama: kode })).rejects.toThrow(
    `Barcode Lama ${kode} Sudah Dipakai Barang ${kode_barcode} (${status})`,
  )
  await jadi('TERSEDIA', 'CN01')
})

it('a sheet brings it as text or number, says what is doubled by its row, and keeps its zeros', async () => {
  const cincin = (nama_barang: string, barcode_lama: string | number | null) => ({
    kode_dept: 'CIN',
    kode_baki: 'CN01',
    nama_barang,
    berat: 2,
    kadar: '16K',
    barcode_lama,
  })
  const satu = cincin('SATU', '00815')
  const baris = [satu, cincin('DUA', 815), cincin('TIGA', '00815'), cincin('EMPAT', null)]
  const { salah } = await owner.call(periksaImpor, {
    sumber: STOK_AWAL,
    baris: [...baris, { ...satu, kode_baki: 'XX', berat: '' }],
  })
  expect(salah).toEqual([
    { baris: 3, pesan: 'Barcode Lama 815 Mirip 00815 Yang Sudah Ada, Tulis Sebagai Teks' },
    { baris: 4, pesan: 'Barcode Lama 00815 Sama Dengan Baris 2' },
    { baris: 6, pesan: expect.stringContaining('Barcode Lama 00815 Sama Dengan Baris 2') },
  ])
  await owner.call(imporBarang, { sumber: STOK_AWAL, baris: [satu, cincin('DUA', '815'), cincin('EMPAT', 4123)] })
  expect(await owner.call(barangByBarcode, { kode: '00815' })).toMatchObject({ nama_barang: 'SATU' })
  expect(await owner.call(barangByBarcode, { kode: '815' })).toMatchObject({ nama_barang: 'DUA' })
  expect(await owner.call(barangByBarcode, { kode: '4123' })).toMatchObject({ nama_barang: 'EMPAT' })
  const { salah: lagi } = await owner.call(periksaImpor, { sumber: STOK_AWAL, baris: [satu, cincin('LIMA', 815)] })
  expect(lagi).toEqual([
    { baris: 2, pesan: expect.stringMatching(/^Barcode Lama 00815 Sudah Dipakai Barang \d{10}$/) },
    { baris: 3, pesan: 'Barcode Lama 815 Mirip 00815 Yang Sudah Ada, Tulis Sebagai Teks' },
  ])
})

it('an own code costs no look-up, any other one', async () => {
  const { kode_barcode } = await tambahCincin(owner, { barcode_lama: 'CEPAT-1' })
  expect(bentukBarcode(kode_barcode)).toBe(true)
  const dicari = sql`SELECT kode_barcode FROM barang WHERE barcode_lama = ANY (${['CEPAT-1']}::text[])`
  const rencana = await shop.db.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${dicari}`)
  expect(JSON.stringify(rencana)).toContain('barang_barcode_lama')
})

it('knows the codes of every installation by their form', () => {
  expect(['1000000014', 'B100000001', '9900000018'].map(bentukBarcode)).toEqual([true, true, false])
  expect(['0000000000', '2001234567893', '0012', 'FJ-TK01-260101-0001', '10000000140'].some(bentukBarcode)).toBe(false)
  expect(salahBarcodeLama('20012345')).toBeUndefined()
})

it('finds scanned codes at any depth of an input', () => {
  const satu = z.object({ kode_barcode: z.union([z.literal(''), barcode()]).default(''), lain: z.string() })
  expect(letakPindai(z.object({ a: barcode().optional(), b: z.array(satu).max(3), c: z.array(barcode()) }))).toEqual([
    ['a'],
    ['b', '*', 'kode_barcode'],
    ['c', '*'],
  ])
})
