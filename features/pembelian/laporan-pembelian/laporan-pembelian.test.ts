import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sales } from '../../master/sales/sales.contract.ts'
import { mutasiReports } from '../../neraca/mutasi/mutasi.contract.ts'
import { batalBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import {
  batalPembelianReport,
  historyPembelianReport,
  pembelianSalesReport,
  transaksiPembelianReport,
} from './laporan-pembelian.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await owner.call(sales.create, { kode_sales: 'S02', nama_sales: 'DEWI' })
  // 5,400,000 for 3.485 g and 2,000,000 for 2 g by S01; 1,500,000 for 1 g by S02, taken back the next day
  await beliSah(owner, [
    cincinLama(),
    cincinLama({ kode_dept: 'GLG', berat: gram(2), harga: rp(2_000_000), kondisi: 'PENYOK' }),
  ])
  const kedua = await beliSah(owner, [cincinLama({ berat: gram(1), harga: rp(1_500_000) })], { kode_sales: 'S02' })
  owner = await shop.nextDay(owner)
  const batal = { no_faktur_beli: [kedua.no_grup], alasan: 'kembali', otorisasi: null }
  await denganOtorisasi(owner, batalBeli, batal, 'BATAL PEMBELIAN')
})
afterAll(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const laporan = async (path: string, body: object = {}) =>
  (await owner.send('POST', path, { body: { ...hari, ...body } })).json as Record<string, unknown>[]

it('groups what was booked by form, day, category, condition or sales person', async () => {
  const perKondisi = await laporan('pembelian/get/report', { group_by: 'kondisi' })
  expect(perKondisi.map(({ _id, detail }) => [_id, (detail as object[]).length])).toEqual([
    ['BAIK', 2],
    ['PENYOK', 1],
  ])
  const [hariIni] = await laporan('pembelian/get/report', { kode_sales: 'S01' })
  expect(hariIni).toMatchObject({
    _id: 'FB-TK01-260302-0001',
    detail: [
      {
        no_faktur_beli: 'FB-TK01-260302-0001',
        berat: 3.485,
        harga_nota: 5_733_000,
        harga: 5_400_000,
        potongan: 333_000,
      },
      { no_faktur_beli: 'FB-TK01-260302-0002', berat: 2, harga_nota: 3_290_000, harga: 2_000_000, kondisi: 'PENYOK' },
    ],
  })
  const perHari = await laporan('pembelian/get/report', { group_by: 'tgl_system' })
  expect(perHari.map(({ _id, detail }) => [_id, (detail as object[]).length])).toEqual([['2026-03-02', 3]])
  expect(await laporan('pembelian/get/report', { kode_group: 'MT' })).toEqual([])
  for (const asal of ['TUKAR', 'LELANG']) expect(await laporan('pembelian/get/report', { asal })).toEqual([])
})

it('sums up per sales person as the books of that day do', async () => {
  expect(await laporan('pembelian/get/reportsales')).toEqual([
    { kode_sales: 'S01', nama_sales: 'RINA', jumlah: 2, berat: 5.485, harga: 7_400_000 },
    { kode_sales: 'S02', nama_sales: 'DEWI', jumlah: 1, berat: 1, harga: 1_500_000 },
  ])
  const saring = {
    kode_toko: 'ALL',
    document: 'ALL',
    kode: 'ALL',
    arah: 'ALL' as const,
    user_id: 'ALL',
    kode_gudang: 'ALL',
    ref: 'ALL',
    kode_group: 'ALL',
    kode_dept: 'ALL',
    hal: 1,
    per: 100,
  }
  const lines = await owner.call(mutasiReports, { ...hari, ...saring, kind: 'BELI', pembalik: 'TIDAK', akun: 'BAKI' })
  expect(lines.totals).toMatchObject({ pcs: 3, berat: 6485 })
  const besok = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
  const balik = await owner.call(mutasiReports, {
    ...besok,
    ...saring,
    kind: 'BELI',
    pembalik: 'YA',
    akun: 'PELANGGAN',
  })
  expect(balik.totals).toMatchObject({ pcs: 1, berat: 1000 })
})

it('says of a day what it said that evening, whatever was undone since', async () => {
  const [hariIni] = await laporan('pembelian/get/report', { group_by: 'tgl_system', kode_sales: 'S02' })
  expect(hariIni).toMatchObject({
    detail: [{ no_faktur_beli: 'FB-TK01-260302-0003', harga: 1_500_000, asal: 'BELI' }],
  })
  expect(JSON.stringify(hariIni)).not.toContain('status')
  expect(await laporan('pembelian/get/report', { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' })).toEqual([])
})

it('tells a cancel on its own day, with its reason and who agreed', async () => {
  expect(await laporan('pembelian/get/reportbatal')).toEqual([])
  expect(await laporan('pembelian/get/reportbatal', { tgl_akhir: '2026-03-03' })).toMatchObject([
    {
      tgl_batal: '2026-03-03',
      no_batal: 'BFB-TK01-260303-0001',
      no_faktur_beli: 'FB-TK01-260302-0003',
      harga: 1_500_000,
      sah: 'YA',
      alasan: 'KEMBALI',
      disetujui_oleh: 'OWNER',
    },
  ])
})

it('tells what happened to a purchase, in order, each on its own day', async () => {
  const history = async (tgl_awal: string, tgl_akhir: string) =>
    (await laporan('pembelian/get/history', { no_faktur_beli: 'fb-tk01-260302-0003', tgl_awal, tgl_akhir })).map(
      ({ kejadian, tgl_system }) => [kejadian, tgl_system],
    )
  const [input, validasi, batal] = [
    ['INPUT', '2026-03-02'],
    ['VALIDASI', '2026-03-02'],
    ['BATAL', '2026-03-03'],
  ]
  expect(await history('2026-03-02', '2026-03-02')).toEqual([input, validasi])
  expect(await history('2026-03-03', '2026-03-03')).toEqual([batal])
  expect(await history('2026-03-02', '2026-03-03')).toEqual([input, validasi, batal])
})

const PRICE = 'the ledger has the weight of goods; their price stands on the purchase'

laporanSuite(transaksiPembelianReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
  apart: {
    berat_nota: 'what the slip of the customer says, which nobody books',
    harga_nota: PRICE,
    potongan: PRICE,
  },
  empty: { berat_nota: 'no customer of this shop brought a slip with a weight' },
})

laporanSuite(pembelianSalesReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
})

laporanSuite(historyPembelianReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
})

laporanSuite(batalPembelianReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
})
