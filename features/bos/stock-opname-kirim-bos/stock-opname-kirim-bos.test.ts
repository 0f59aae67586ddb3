import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { mulaiOpname } from '../../barang/stock-opname/stock-opname.contract.ts'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { opnameBos } from './stock-opname-kirim-bos.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await shop.toko(owner, 'TK02')
})
afterAll(() => shop.close())

const masuk = async (sumber: string, berat: number) =>
  (await owner.call(tambahBarang, cincin({ sumber, kode_baki: 'NISA1', berat: gram(berat), berat_asli: gram(berat) })))
    .kode_barcode

it('names the items of a dispatch wherever they are now, and which must be found here', async () => {
  const no_kirim_bos = await kirimBos(owner)
  const lain = await kirimBos(owner)
  await tambahCincin(owner)
  await masuk(lain, 1)
  const [diam, pindah, pergi] = [
    await masuk(no_kirim_bos, 3),
    await masuk(no_kirim_bos, 2),
    await masuk(no_kirim_bos, 2.5),
  ]
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [pindah] })
  await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: pergi }] })
  const opname = await owner.call(opnameBos, { no_kirim_bos })
  expect(opname).toMatchObject({
    kirim: { qty: 10, berat: gram(30) },
    sisa: { qty: 7, berat: gram(22.5) },
    no_validasi: null,
  })
  expect(opname.barang.map((one) => [one.kode_barcode, one.kode_baki, one.status_barang, one.wajib])).toEqual([
    [diam, 'NISA1', 'TERSEDIA', true],
    [pindah, 'CN02', 'TERSEDIA', true],
    [pergi, '-', 'DIKIRIM', false],
  ])
})

it('names no tray that is being counted, to nobody below OWN and SU', async () => {
  const no_kirim_bos = await kirimBos(owner)
  const isi = cincin({ sumber: no_kirim_bos, kode_baki: 'CN02', berat: gram(3), berat_asli: gram(3) })
  const { kode_barcode } = await owner.call(tambahBarang, isi)
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  const hitung = await shop.user(owner, 'HITUNG', 'GUDANG')
  const baki = async () => (await gudang.call(opnameBos, { no_kirim_bos })).barang
  expect(await baki()).toMatchObject([{ kode_barcode, kode_baki: 'CN02', wajib: true }])
  await hitung.call(mulaiOpname, { kode_baki: 'CN02' })
  expect(await baki()).toMatchObject([{ kode_barcode, kode_baki: '-', wajib: true }])
  expect((await owner.call(opnameBos, { no_kirim_bos })).barang).toMatchObject([{ kode_baki: 'CN02' }])
})

it('knows nothing of another shop’s dispatches', async () => {
  const no_kirim_bos = await kirimBos(owner)
  const sana = await shop.user(owner, 'SANA', 'GUDANG', 'TK02')
  await expect(sana.call(opnameBos, { no_kirim_bos })).rejects.toThrow(`Kiriman ${no_kirim_bos} Tidak Ada`)
})
