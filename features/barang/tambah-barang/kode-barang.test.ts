import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangLabel, cetakLabel } from '../cetak-barcode/cetak-barcode.contract.ts'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { imporBarang, STOK_AWAL, tambahBarang } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM barang`))?.n

it('enters the last item that has a number, and refuses those after it with a sentence', async () => {
  await shop.db.one(sql`SELECT setval('urut_barang', 9999998) AS nomor`)
  const baru = await owner.call(tambahBarang, cincin())
  expect([baru.kode_barang, baru.kode_barcode]).toEqual(['B109999999', '1099999992'])
  const habis = { status: 422, text: 'Nomor Barcode Sudah Habis, Pakai Barcode 13 Angka Di Setting System' }
  await expect(owner.call(tambahBarang, cincin())).rejects.toMatchObject({ status: 422, message: habis.text })
  const baris = [{ kode_dept: 'CIN', kode_baki: 'CN01', nama_barang: 'CINCIN', berat: 3.485, kadar: '16K' }]
  expect(await owner.send('POST', imporBarang.path, { body: { sumber: STOK_AWAL, baris } })).toMatchObject(habis)
  expect(await banyak()).toBe(1)
})

const tigaBelas = (value: string) => owner.call(ubahParaSystem, { key: 'barcode_13', value })

it('goes on with thirteen digits once a test label was printed in the shop, and keeps the pieces of ten', async () => {
  await expect(tigaBelas('YA')).rejects.toMatchObject({
    status: 422,
    message: 'Cetak Label Uji Di Cetak Barcode Dan Pindai Dahulu',
  })
  const [uji] = await owner.call(barangLabel, { cara: 'UJI', nilai: '13' })
  // 2 10 000000000, weights 1 and 3 from the left: 2 + 3 = 5, which 5 makes ten.
  expect(uji).toMatchObject({ kode_barcode: '2100000000005', nama_barang: 'LABEL UJI', pernah: false })
  const kode_barcode = uji?.kode_barcode ?? ''
  await owner.call(cetakLabel, { kode_barcode: [kode_barcode], template: 'LIPAT', rangkap: 1, alasan: '' })
  expect(await owner.call(barangLabel, { cara: 'PINDAI', nilai: kode_barcode })).toMatchObject([{ cetakan: 1 }])
  await tigaBelas('YA')
  const baru = await owner.call(tambahBarang, cincin())
  // 2 10 010000000, weights 1 and 3 from the left: 2 + 3 + 1 = 6, which 4 makes ten.
  expect([baru.kode_barang, baru.kode_barcode]).toEqual(['B1010000000', '2100100000004'])
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: ['1099999992', baru.kode_barcode] })
  for (const kode of ['1099999992', baru.kode_barcode])
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ kode_barcode: kode, kode_baki: 'CN02' })
})

it('tells a code whose check digit is wrong from one of no piece', async () => {
  const pindah = (kode: string) => owner.call(pindahBarang, { kode_baki_tujuan: 'CN01', detail_barang: [kode] })
  for (const salah of ['1099999993', '2100100000003', '1099999929'])
    await expect(pindah(salah)).rejects.toMatchObject({ message: `Barcode ${salah} Salah Baca, Pindai Ulang` })
  // No piece of any shop: the label that was tried is none either.
  for (const asing of ['1000000007', '2100000000005', 'XX'])
    await expect(pindah(asing)).rejects.toMatchObject({ message: `Barang ${asing} Tidak Ada` })
})
