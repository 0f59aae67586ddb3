/** Deposits beside the samples of orders, and over the end of a day. Numbers in the names are those of the area's design. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { batalTitipForm, formAmbil, formTitip, sahkanAmbil, sahkanTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import { batalTitipan, titip } from './transaksi-titipan.contract.ts'

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
  await isiPesanan(owner)
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
/** Where pieces lie, and what the ledger has on the tray of things kept. */
const letak = async (kode: readonly string[]) => ({
  barang: await shop.db.rows<{ kode_baki: string; status: string }>(sql`
    SELECT kode_baki::text, status_barang AS status FROM barang WHERE kode_barcode = ANY (${[...kode]}::text[]) ORDER BY kode_barcode`),
  buku: await shop.db.rows<{ pcs: number; berat: number }>(sql`
    SELECT sum(pcs)::int AS pcs, sum(mg)::int AS berat FROM mutasi WHERE akun = 'BAKI' AND ref = 'TTP1'`),
})

it('02.5.10 lies beside the sample of an order, each kept for its own customer', async () => {
  const [contoh, dititip] = [await cincin(), await cincin()]
  await pesan(owner, { contoh: 'TOKO', contoh_barcode: contoh }, { pembayaran: [tunai(100_000)] })
  const form = await titipSah(sales, kasir, [dititip])
  const kode = [contoh, dititip]
  expect(await letak(kode)).toEqual({
    barang: [
      { kode_baki: 'TTP1', status: 'TITIP' },
      { kode_baki: 'TTP1', status: 'TITIP' },
    ],
    buku: [{ pcs: 2, berat: 6_970 }],
  })
  expect(await shop.violations()).toEqual([])
  // Neither is anybody else's: not sold, and what is kept of the one does not move with the other.
  const lain = { kode_barcode: contoh, versi: 1, total_hitung: rp(5_733_000), total: rp(5_733_000) }
  const [status] = await tolakan(
    sales,
    titip,
    await formTitip(sales, [], { detail_barang: [lain], titip: rp(3_000_000) }),
  )
  expect(status).toBeGreaterThanOrEqual(400)
  const [no_titip = ''] = form.barang.map((one) => one.no_titip)
  const satu = await owner.call(getTitipan, { no_titip })
  const batal = batalTitipForm(satu, satu.dibayar)
  await disetujuiBila(kasir, batalTitipan, batal)
  expect(await letak(kode)).toEqual({
    barang: [
      { kode_baki: 'TTP1', status: 'TITIP' },
      { kode_baki: 'CN01', status: 'TERSEDIA' },
    ],
    buku: [{ pcs: 1, berat: 3_485 }],
  })
  expect(await shop.violations()).toEqual([])
})

it('02.5.11 that waits keeps the day open, and is validated on the day after for the day it was left', async () => {
  const { data } = await sales.call(titip, await formTitip(sales, [await cincin()]))
  const baru = await formTitip(sales, [await cincin()])
  const hari = data.tgl_system
  expect(await tolakan(owner, tutupToko, { PROSES: 'close' })).toEqual([
    422,
    expect.stringMatching(/^Masih Ada 1 .*Titipan.* Yang Belum Divalidasi$/i),
  ])
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
  kasir = await shop.login('KASIR')
  sales = await shop.login('SALES')
  // Nothing new begins on a late day; what waits is settled.
  expect((await tolakan(sales, titip, baru))[1]).toMatch(/^Tanggal System Berbeda/)
  const sah = await sahkanTitip(kasir, data)
  expect([sah.tgl_system, sah.tgl_valid]).toEqual([hari, hari])
  await owner.call(tutupToko, { PROSES: 'close' })
  kasir = await shop.login('KASIR')
  sales = await shop.login('SALES')
  owner = await shop.login('OWNER')
  const [no_titip = ''] = sah.barang.map((one) => one.no_titip)
  const ambil = (await sales.call(jual, await formAmbil(sales, [no_titip]))).data
  expect(await sahkanAmbil(kasir, ambil)).toMatchObject({ status: 'DONE' })
  expect(await shop.violations()).toEqual([])
})
