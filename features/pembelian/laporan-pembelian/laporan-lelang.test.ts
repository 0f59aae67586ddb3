/** Pieces of loans that nobody redeemed, in the reports of purchases: told apart from what was bought and exchanged. */
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formBatalLelang, formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalLelang, lelangHutang } from '../../hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { transaksiPembelianReport } from './laporan-pembelian.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  const toko = await tokoTelat(2)
  shop = toko.shop
  const lelang = async (nilai: number) => {
    const hutang = await toko.telat()
    await denganOtorisasi(toko.kasir, lelangHutang, formLelang(hutang, nilai), 'LELANG')
    return hutang
  }
  // A bracelet of 10 g for 6,000,000, another one for 5,300,000 that is undone the day after; a ring is bought for 900,000 beside them.
  await lelang(6_000_000)
  const batal = await lelang(5_300_000)
  await beliSah(toko.owner, [cincinLama({ harga: rp(900_000) })])
  owner = await shop.nextDay(toko.owner)
  const kasir = await shop.login('KASIR')
  await disetujuiBila(owner, batalLelang, await formBatalLelang(owner, kasir, batal))
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-05-20', tgl_akhir: '2026-05-20' }
const BESOK = { tgl_awal: '2026-05-21', tgl_akhir: '2026-05-21' }
const laporan = async (path: string, body: object = {}) =>
  (await owner.send('POST', path, { body: { ...HARI, ...body } })).json

it('tells what was auctioned on its day, also when that was undone since', async () => {
  const grup = await laporan('pembelian/get/report', { asal: 'LELANG', group_by: 'tgl_system' })
  expect(grup).toMatchObject([
    {
      _id: '2026-05-20',
      detail: [
        { asal: 'LELANG', nama_customer: 'BU SARI', nama_barang: 'GELANG', qty: 1, berat: 10, harga: 6_000_000 },
        { asal: 'LELANG', nama_customer: 'BU SARI', nama_barang: 'GELANG', qty: 1, berat: 10, harga: 5_300_000 },
      ],
    },
  ])
  const harga = async (asal: string) =>
    ((await laporan('pembelian/get/report', { asal, group_by: 'tgl_system' })) as { detail: { harga: number }[] }[])
      .flatMap(({ detail }) => detail)
      .map((one) => one.harga)
      .toSorted((a, b) => a - b)
  expect(await harga('ALL')).toEqual([900_000, 5_300_000, 6_000_000])
  expect(await harga('BELI')).toEqual([900_000])
  expect(await harga('TUKAR')).toEqual([])
})

it('tells of an auction among the purchases of who sold it, and among what was undone on the day of the undo', async () => {
  // 6,000,000 + 5,300,000
  expect(await laporan('pembelian/get/reportsales', { asal: 'LELANG' })).toMatchObject([
    { jumlah: 2, berat: 20, harga: 11_300_000 },
  ])
  expect(await laporan('pembelian/get/reportbatal', { asal: 'LELANG' })).toEqual([])
  expect(await laporan('pembelian/get/reportbatal', { asal: 'LELANG', ...BESOK })).toMatchObject([
    {
      asal: 'LELANG',
      no_batal: 'BLL-TK01-260521-0001',
      tgl_system: '2026-05-20',
      nama_barang: 'GELANG',
      berat: 10,
      harga: 5_300_000,
      sah: 'YA',
      disetujui_oleh: 'OWNER',
    },
  ])
  expect(await laporan('pembelian/get/report', { asal: 'LELANG', ...BESOK })).toEqual([])
  const history = (await laporan('pembelian/get/history', { asal: 'LELANG' })) as Record<string, unknown>[]
  expect(history.map(({ asal, kejadian, harga }) => [asal, kejadian, harga])).toEqual([
    ['LELANG', 'INPUT', 6_000_000],
    ['LELANG', 'VALIDASI', 6_000_000],
    ['LELANG', 'INPUT', 5_300_000],
    ['LELANG', 'VALIDASI', 5_300_000],
  ])
  const besok = (await laporan('pembelian/get/history', { asal: 'LELANG', ...BESOK })) as Record<string, unknown>[]
  expect(besok.filter(({ kejadian }) => kejadian === 'BATAL')).toMatchObject([{ dokumen: 'BLL-TK01-260521-0001' }])
  expect(besok.map(({ asal, kejadian, harga }) => [asal, kejadian, harga])).toEqual([
    ['LELANG', 'BATAL_LELANG', 5_300_000],
    ['LELANG', 'BATAL', 5_300_000],
  ])
  // No nota is behind a pledge, so none differs from it.
  expect(await laporan('pembelian/get/reportselisih', { asal: 'LELANG' })).toEqual([])
})

const SUITE = { shop: () => shop, user: () => owner, asked: HARI }
laporanSuite(transaksiPembelianReport, {
  ...SUITE,
  apart: {
    berat_nota: 'what the slip of the customer says, which nobody books',
    harga_nota: 'the price of the slip stands on the purchase alone',
    potongan: 'what is taken off stands on the purchase alone',
  },
  empty: { berat_nota: 'nobody brought a nota' },
})
