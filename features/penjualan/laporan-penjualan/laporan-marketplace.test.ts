/** What went through platforms, and the reports that tell it. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { barisJual, batalForm, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { jualMarketplaceReport } from './laporan-penjualan.report.ts'

let shop: TestShop
let owner: User
const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  let kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiMarketplace(owner)
  await isiMarketplace(owner, 'SHOPEE')
  const cincin = async () =>
    (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1), ongkos: rp(25_000) })).kode_barcode
  const dua = await barisJual(owner, [await cincin(), await cincin()], [{ total: rp(1_660_000) }])
  await jualMarketplace(owner, kasir, [], 'ORD-1', { detail_barang: dua })
  const lewat = { kode_marketplace: 'SHOPEE', no_order: 'ORD-2' }
  const kedua = await jualMarketplace(owner, kasir, [await cincin()], 'ORD-2', { marketplace: lewat })
  await jualSah(owner, kasir, [await cincin()])
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await denganOtorisasi(kasir, batalJual, batalForm(kedua), 'BATAL PENJUALAN')
})
afterAll(() => shop.close())

const laporan = async (path: string, body: object) =>
  (await owner.send('POST', path, { body })).json as Record<string, unknown>[]

describe('what went through platforms', () => {
  it('is told piece by piece on the day it was right, and stays so when it is undone later', async () => {
    const rows = await laporan('penjualan/report-marketplaces', { tgl_from: '2026-03-02', tgl_to: '2026-03-02' })
    // 2,350,000 x 70 % + 25,000 = 1,670,000, one of them 10,000 cheaper
    expect(rows.map((row) => [row.marketplace, row.no_order, row.qty, row.berat, row.diskon, row.harga_total])).toEqual(
      [
        ['SHOPEE', 'ORD2', 1, 1, 0, 1_670_000],
        ['TOKPED', 'ORD1', 1, 1, 10_000, 1_660_000],
        ['TOKPED', 'ORD1', 1, 1, 0, 1_670_000],
      ],
    )
    expect(rows[0]).toMatchObject({
      harga: 1_645_000,
      ongkos: 25_000,
      nama_customer: 'PEMBELI TOKPED',
      kode_member: '-',
    })
    const besok = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
    expect(await laporan('penjualan/report-marketplaces', besok)).toEqual([])
  })

  it('is found by platform and category, there and among all sales', async () => {
    const berapa = async (path: string, lain: object) => (await laporan(path, { ...HARI, ...lain })).length
    expect(await berapa('penjualan/report-marketplaces', { marketplace: 'TOKPED' })).toBe(2)
    expect(await berapa('penjualan/report-marketplaces', { marketplace: 'ALL', kode_group: 'MM' })).toBe(3)
    expect(await berapa('penjualan/report-marketplaces', { kode_group: 'MT' })).toBe(0)
    expect(await berapa('penjualan/get/report', {})).toBe(4)
    expect(await berapa('penjualan/get/report', { type: 'MARKETPLACE' })).toBe(3)
    expect(await berapa('penjualan/get/report', { type: 'JUAL' })).toBe(1)
    expect(await berapa('penjualan/get/report', { kode_marketplace: 'SHOPEE' })).toBe(1)
  })

  it('is a way of paying of its notas', async () => {
    const rows = await laporan('penjualan/get/reportbayar', HARI)
    expect(rows.map((row) => [row.total, row.marketplace, row.cash])).toEqual([
      [3_330_000, 3_330_000, 0],
      [1_670_000, 1_670_000, 0],
      [1_670_000, 0, 1_670_000],
    ])
  })
})

laporanSuite(jualMarketplaceReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
  empty: { kode_member: 'nobody here is a member of the shop' },
})
