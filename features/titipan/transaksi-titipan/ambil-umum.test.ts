/** Deposits in nobody's name: who fetches one says his where it is wanted. */

import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { formAmbil, formTitip, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import { titip } from './transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
})
afterAll(() => shop.close())

const cincin = async () => (await tambahCincin(owner)).kode_barcode
const dititip = async (dia: Parameters<typeof titipSah>[3]) =>
  (await titipSah(sales, kasir, [await cincin()], dia)).no_titip_group

it('a deposit left in nobody’s name is handed out on the name of the nota, from the report limit on as well', async () => {
  const para = (key: 'batas_lapor' | 'wajib_customer', value: string) =>
    disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })
  const umum = { nama_customer: 'UMUM', no_hp: '081255550000' }
  const no_titip = await dititip(umum)
  const kedua = await dititip(umum)
  await para('batas_lapor', '5000000')
  const isian = await formAmbil(sales, [no_titip])
  const dia = { nama_customer: 'IBU X', alamat: 'JL. X 1', nik: '3573010203040506' }
  const harus = 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 5,000,000 Sehari'
  await expect(sales.call(jual, { ...isian, ...dia, nama_customer: 'UMUM' })).rejects.toThrow(harus)
  const { data } = await sales.call(jual, { ...isian, ...dia })
  expect(data.nama_customer).toBe('IBU X')
  await sahkanAmbil(kasir, data)
  expect((await owner.call(getTitipan, { no_titip })).status).toBe('DIAMBIL')
  await para('batas_lapor', '500000000')
  // Where names are demanded nobody leaves one without; one of before is fetched by its name.
  await para('wajib_customer', 'YA')
  const harusNama = 'Nama Customer Harus Diisi'
  const baru = await formTitip(sales, [await cincin()], umum)
  await expect(sales.call(titip, baru)).rejects.toThrow(harusNama)
  await sales.call(titip, { ...baru, nama_customer: 'IBU X' })
  const lama = await formAmbil(sales, [kedua])
  await expect(sales.call(jual, lama)).rejects.toThrow(harusNama)
  await sahkanAmbil(kasir, (await sales.call(jual, { ...lama, nama_customer: 'IBU X' })).data)
  await para('wajib_customer', 'TIDAK')
})
