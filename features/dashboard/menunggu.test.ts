/** What waits says with its number since when, by when, or how much lies in it: by one read for each. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { formJual } from '@kencana/testing/penjualan'
import { pesan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimCuci } from '../barang/cucian/cucian.contract.ts'
import { kirimBarang } from '../barang/kirim-barang/kirim-barang.contract.ts'
import { jual } from '../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { kirimSepuh } from '../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  await pesan(owner, {}, { tgl_janji: '2026-03-02' })
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

const baris = async (nama: string) => (await owner.call(dashboard, {})).menunggu.find((one) => one.nama === nama)
const cincin = async () => (await tambahCincin(owner)).kode_barcode
const TANPA = { sejak: null, hari: null, lewat: false, pcs: 0, berat: 0 }

it('says since which day something is late, and of nothing else that it is', async () => {
  expect(await baris('Pesanan lewat janji')).toMatchObject({ ...TANPA, jumlah: 1, hari: '2026-03-02', lewat: true })
  expect(await baris('Pesanan belum dibagi ke tukang')).toMatchObject({ lewat: false })
})

it('says since when the oldest paper waits for the cashier', async () => {
  const { data } = await owner.call(jual, await formJual(owner, [await cincin()]))
  await owner.call(jual, await formJual(owner, [await cincin()]))
  expect(await baris('Penjualan')).toMatchObject({ ...TANPA, jumlah: 2, sejak: data.waktu })
})

it('says how many pieces are under way or out, of all papers together', async () => {
  const detail = await Promise.all([cincin(), cincin(), cincin()])
  const kirim = (list: readonly string[]) =>
    owner.call(kirimBarang, { to: 'TK02', detail_barang: list.map((kode_barcode) => ({ kode_barcode })) })
  await kirim(detail.slice(0, 2))
  await kirim(detail.slice(2))
  await owner.call(kirimCuci, { keterangan: '', detail_barang: [await cincin(), await cincin()] })
  expect(await baris('Kiriman barang di jalan')).toMatchObject({ ...TANPA, jumlah: 2, pcs: 3 })
  expect(await baris('Cucian belum kembali')).toMatchObject({ ...TANPA, jumlah: 1, pcs: 2 })
})

it('says how many grams lie in what is damaged', async () => {
  const lama = cincinLama({ berat: gram(2), harga: rp(500_000) })
  await lotSepuh(owner, [lama, lama])
  const satu = { kode_barcode: '-', kode_baki: 'SS1', kode_dept: 'CIN', kode_group: 'MM', qty: 2, berat: gram(4) }
  const rusak = { qty_sepuh: 1, berat_sepuh: gram(2), qty_rusak: 1, berat_rusak: gram(2) }
  await owner.call(kirimSepuh, { detail_barang: [{ ...satu, ...rusak }] })
  expect(await baris('Barang rusak belum divalidasi')).toMatchObject({ ...TANPA, jumlah: 1, berat: 2_000 })
})
