/** Old pieces that paid for new ones, in the reports of purchases and in that of exchanges. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import {
  beliSah,
  cincinLama,
  cincinNota,
  denganOtorisasi,
  disetujuiBila,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barangTukarReport } from '../../barang/laporan-barang-tukar/laporan-barang-tukar.report.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { pembelianSalesReport, transaksiPembelianReport } from './laporan-pembelian.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const cincin = async (isi = {}) => (await tambahCincin(owner, isi)).kode_barcode
  const lama = await cincin()
  await jualSah(owner, owner, [lama])
  // A ring of 1 g for 1,645,000 against one with its nota for 1,000,000, and one without for 400,000; bought beside it one for 900,000.
  const tukar = {
    kode_baki: 'BELI1',
    detail_barang: [cincinNota(lama, { harga: rp(1_000_000) }), cincinLama({ berat: gram(1), harga: rp(400_000) })],
  }
  const isian = await formJual(owner, [await cincin({ berat: gram(1), berat_asli: gram(1) })], {
    nama_customer: 'BU SARI',
    alamat: 'JL. MAWAR 3',
    nik: '3573010203040506',
    tukar,
    pembayaran: [bayarTunai(245_000)],
  })
  const { data } = await disetujuiBila(owner, jual, { ...isian, sahkan: true })
  await beliSah(owner, [cincinLama({ harga: rp(900_000) })])
  owner = await shop.nextDay(owner)
  await denganOtorisasi(owner, batalJual, batalForm(data), 'BATAL PENJUALAN')
})
afterAll(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const laporan = async (path: string, body: object = {}) =>
  (await owner.send('POST', path, { body: { ...hari, ...body } })).json

it('tells what was exchanged on the day of its sale, also when that was undone since', async () => {
  const FJ = 'FJ-TK01-260302-0002'
  expect(await laporan('barang-tukar/reports')).toMatchObject([
    { no_faktur_jual: FJ, no_faktur_beli: 'FB-TK01-260302-0001', nama_barang: 'CINCIN MILANO', qty: 1, berat: 3.485 },
    { no_faktur_jual: FJ, no_faktur_beli: 'FB-TK01-260302-0002', nama_barang: 'CINCIN LAMA', qty: 1, berat: 1 },
  ])
  expect(await laporan('pembelian/get/report', { asal: 'TUKAR' })).toMatchObject([
    {
      _id: 'FB-TK01-260302-0001',
      detail: [
        { harga: 1_000_000, asal: 'TUKAR' },
        { harga: 400_000, asal: 'TUKAR' },
      ],
    },
  ])
  // 1,000,000 + 400,000 + 900,000
  const sales = async (asal: string) => laporan('pembelian/get/reportsales', { asal })
  expect(await sales('ALL')).toMatchObject([{ jumlah: 3, harga: 2_300_000 }])
  expect(await sales('BELI')).toMatchObject([{ jumlah: 1, harga: 900_000 }])
  expect(await laporan('pembelian/get/reportselisih', { asal: 'TUKAR' })).toMatchObject([
    { no_faktur_beli: 'FB-TK01-260302-0001', asal: 'TUKAR' },
  ])
  const batal = { asal: 'TUKAR', tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
  expect(await laporan('pembelian/get/reportbatal', batal)).toMatchObject([
    { asal: 'TUKAR', no_batal: 'BFJ-TK01-260303-0001', sah: 'YA' },
    { asal: 'TUKAR', no_batal: 'BFJ-TK01-260303-0001', sah: 'YA' },
  ])
  const history = (await laporan('pembelian/get/history', batal)) as Record<string, unknown>[]
  expect(history.filter(({ kejadian }) => kejadian === 'BATAL')).toMatchObject([
    { dokumen: 'BFJ-TK01-260303-0001' },
    { dokumen: 'BFJ-TK01-260303-0001' },
  ])
})

const SUITE = { shop: () => shop, user: () => owner, asked: hari }

laporanSuite(barangTukarReport, SUITE)
laporanSuite(transaksiPembelianReport, {
  ...SUITE,
  apart: {
    berat_nota: 'what the slip of the customer says, which nobody books',
    harga_nota: 'the price of the slip stands on the purchase alone',
    potongan: 'what is taken off stands on the purchase alone',
  },
})
laporanSuite(pembelianSalesReport, SUITE)
