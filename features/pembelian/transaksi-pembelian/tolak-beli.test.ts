/** Purchases that wait: seen as they are, let go with a reason, by who entered them or by the cashier. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  cincinLama,
  cincinNota,
  ditimbang,
  formBeli,
  formNota,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { notaBeli } from './nota-beli.contract.ts'
import {
  BON_PEMBELIAN,
  batalBeli,
  beli,
  bukaBeli,
  getBeli,
  tolakBeli,
  validasiBeli,
} from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const entri = async (harga = 2_000_000) => (await sales.call(beli, formBeli([cincinLama({ harga: rp(harga) })]))).data
const alasan = 'TIDAK JADI'
const menunggu = async () => (await kasir.call(bukaBeli, {})).map((one) => one.no_grup)

it('is let go by its author with a reason and without an agreement, and nothing was booked', async () => {
  const awal = await owner.call(saldoUang, {})
  const { no_grup, versi } = await entri()
  await expect(sales.call(tolakBeli, { no_grup, versi, alasan: '' })).rejects.toThrow('Alasan Harus Diisi')
  await sales.call(tolakBeli, { no_grup, versi, alasan })
  const [barang] = (await owner.call(getBeli, { no_faktur: no_grup })).barang
  expect(barang).toMatchObject({ status: 'BATAL', no_batal: null, alasan_batal: alasan, valid_by: null })
  expect(await owner.call(saldoUang, {})).toEqual(awal)
  await expect(sales.call(tolakBeli, { no_grup, versi, alasan })).rejects.toThrow(
    `Faktur ${no_grup} Sudah Diproses Oleh User Lain`,
  )
})

it('is let go by nobody else but a cashier, and by him alone once its bon was printed', async () => {
  const lain = await shop.user(owner, 'LAIN', 'SALES')
  const denied = 'Pembelian Ini Hanya Dapat Ditolak Kasir'
  const { no_grup, versi } = await entri()
  await expect(lain.call(tolakBeli, { no_grup, versi, alasan })).rejects.toThrow(denied)
  await sales.call(cetak, { jenis: BON_PEMBELIAN, dokumen: no_grup, rangkap: 1, alasan: '' })
  await expect(sales.call(tolakBeli, { no_grup, versi, alasan })).rejects.toThrow(denied)
  const [satu] = await kasir.call(bukaBeli, {})
  expect(satu).toMatchObject({ no_grup, bon: true })
  await kasir.call(tolakBeli, { no_grup, versi, alasan })
  expect(await menunggu()).not.toContain(no_grup)
})

it('is right as it was seen, or not at all: a piece that left the form meanwhile is one', async () => {
  const dua = await sales.call(beli, formBeli([cincinLama({ harga: rp(900_000) }), cincinLama({ harga: rp(800_000) })]))
  const { data, no_grup } = dua
  const kedua = data.barang[1]?.no_faktur_beli ?? ''
  await kasir.call(batalBeli, { no_faktur_beli: [kedua], alasan, otorisasi: null })
  const berubah = 'Data Berubah, Silahkan Cari Ulang'
  await expect(kasir.call(validasiBeli, { data: [data] })).rejects.toThrow(berubah)
  await expect(kasir.call(tolakBeli, { no_grup, versi: data.versi, alasan })).rejects.toThrow(berubah)
  const kini = (await kasir.call(bukaBeli, {})).find((one) => one.no_grup === no_grup)
  if (!kini) throw new Error('no longer waiting')
  const { data: sah } = await kasir.call(validasiBeli, { data: [kini] })
  expect(sah.map((one) => one.barang.map((barang) => barang.status))).toEqual([['DONE', 'BATAL']])
  await expect(kasir.call(tolakBeli, { no_grup, versi: sah[0]?.versi ?? 0, alasan })).rejects.toThrow(
    `Faktur ${no_grup} Sudah Diproses Oleh User Lain`,
  )
})

it('gives a piece with its nota back to its customer, who may sell it again', async () => {
  const kode = (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [kode])
  const { data } = await sales.call(beli, formNota([cincinNota(kode, { harga: rp(2_000_000) })]))
  expect(data.barang[0]?.kode_barang).not.toBeNull()
  await sales.call(tolakBeli, { ...data, alasan })
  expect(await sales.call(notaBeli, { kode })).toMatchObject([{ keadaan: 'DI CUSTOMER' }])
  const lagi = await sales.call(beli, formNota([cincinNota(kode, { harga: rp(2_000_000) })]))
  await kasir.call(validasiBeli, ditimbang(lagi.data))
})
