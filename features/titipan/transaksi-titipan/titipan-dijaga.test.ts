/** A piece that is kept for its customer is nobody else's, whatever document asks for it. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { formPesanan, tolakan } from '@kencana/testing/pesanan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimCuci } from '../../barang/cucian/cucian.contract.ts'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kode: string
let versi: number
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await shop.toko(owner, 'TK02')
  kode = (await tambahCincin(owner)).kode_barcode
  await titipSah(sales, kasir, [kode], {})
  ;({ versi } = await owner.call(barangByBarcode, { kode }))
})
afterAll(() => shop.close())

const buku = () =>
  shop.db.one(sql`SELECT (SELECT count(*) FROM jurnal)::int AS jurnal, (SELECT count(*) FROM dokumen)::int AS dokumen`)

it.each<[nama: string, coba: () => Promise<unknown>]>([
  ['moved', () => tolakan(owner, pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode], versi: [versi] })],
  ['sent', () => tolakan(owner, kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode, versi }] })],
  ['washed', () => tolakan(owner, kirimCuci, { keterangan: '', detail_barang: [kode], versi: [versi] })],
  ['destroyed', () => tolakan(owner, hancurBarang, { alasan: 'RUSAK', detail_barang: [kode], versi: [versi] })],
  [
    'lent as a sample',
    async () =>
      tolakan(
        owner,
        simpanPesanan,
        await formPesanan(owner, [{ contoh: 'TOKO', contoh_barcode: kode }], { kode_baki_titip: 'TT01' }),
      ),
  ],
])('is not %s', async (_, coba) => {
  const awal = await buku()
  expect(await coba()).toEqual([409, `Barang ${kode} Sudah Diproses Oleh User Lain`])
  expect(await buku()).toEqual(awal)
  expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ status_barang: 'TITIP', kode_baki: 'TT01' })
})
