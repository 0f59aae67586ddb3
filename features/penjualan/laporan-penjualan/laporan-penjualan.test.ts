/** Reports of sales against figures worked out by hand from the list of what was sold, and against the ledger. */
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, isiPenjualan, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { sales } from '../../master/sales/sales.contract.ts'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { batalJual, jual, OTORISASI_BATAL_JUAL } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { cekNota, letakNota } from './laporan-penjualan.contract.ts'
import {
  batalJualReport,
  jualBayarReport,
  jualSalesReport,
  marginReport,
  transaksiJualReport,
} from './laporan-penjualan.report.ts'

let shop: TestShop
let owner: User
let kasir: User

/** A ring of MM, 70 % of 2,350,000: 3.485 g are 5,733,000, 1.000 g 1,645,000, with what its making costs. */
const cincin = async (berat: number, ongkos = 0, lain: Parameters<typeof tambahCincin>[1] = {}) =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat), ongkos: rp(ongkos), ...lain })).kode_barcode

/** A category of which nobody knows what it costs the shop. */
const isiTanpaModal = async () => {
  const harga = { persentase: parsePersen(70), harga: rp(2_350_000), harga_modal: rp(0), jenis_group: 'PERHIASAN' }
  await owner.call(group.create, { kode_group: 'MX', nama_group: 'TANPA MODAL', ...harga })
  await owner.call(jenis.create, { kode_dept: 'CINC', nama_dept: 'CINCIN', kode_group: 'MX' })
}

const lewat = (cara_bayar: 'TRANSFER' | 'DEBET' | 'CREDIT' | 'QRIS', jumlah: number) => ({
  ...bayarTunai(jumlah),
  cara_bayar,
  no_rekening: '0111',
  masuk: true,
})

/** @param titip what was paid ahead */
const serahkan = async (diskon: number, titip = 0) => {
  const no_pesanan = await pesan(owner, {}, { pembayaran: titip === 0 ? [] : [tunai(titip)] })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const lain = { diskon: rp(diskon), kode_baki_contoh: '', otorisasi: null }
  const pembayaran = [tunai(1_795_000 - diskon - titip)]
  await owner.call(serahPesanan, { no_pesanan, pembayaran, ...lain })
}

const batal = { alasan: 'ukuran salah', otorisasi: null, pembayaran: [], void_edc: false }

// Day one: FJ-1 of S01, 5,733,000 + 75,000, less 100,000 = 5,708,000 for 6,000,000 in cash. FJ-2 of S02, 1,645,000 in four ways through
// the bank. FJ-3 of S02, 1,645,000 in cash, undone on day two. FJ-4, 1,645,000, turned down. An order handed over by S01, 1,780,000,
// 500,000 of it paid ahead.
// Day two: FJ-1 of S01, 1,645,000 for gold of unknown cost.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await owner.call(sales.create, { kode_sales: 'S02', nama_sales: 'DEWI' })
  await isiRekening(owner, '0111')
  await isiTanpaModal()
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const satu = await formJual(owner, [await cincin(3.485, 75_000)], { nama_customer: 'BU SATU' }, [
    { total: rp(5_708_000) },
  ])
  await sahkanJual(kasir, [(await owner.call(jual, satu)).data], [bayarTunai(5_708_000, 6_000_000)])
  const bank = [lewat('TRANSFER', 500_000), lewat('DEBET', 400_000), lewat('CREDIT', 300_000), lewat('QRIS', 445_000)]
  const dua = await formJual(owner, [await cincin(1)], { nama_customer: 'BU DUA', kode_sales: 'S02' })
  await sahkanJual(kasir, [(await owner.call(jual, dua)).data], bank)
  const tiga = await jualSah(owner, kasir, [await cincin(1)], { nama_customer: 'BU TIGA', kode_sales: 'S02' })
  const empat = (await owner.call(jual, await formJual(owner, [await cincin(1)], { nama_customer: 'BU EMPAT' }))).data
  await owner.call(batalJual, { no_faktur_jual: empat.no_faktur_jual, versi: empat.versi, ...batal })
  await serahkan(15_000, 500_000)
  owner = await shop.nextDay(owner)
  await denganOtorisasi(
    owner,
    batalJual,
    { no_faktur_jual: tiga.no_faktur_jual, versi: tiga.versi, ...batal },
    OTORISASI_BATAL_JUAL,
  )
  kasir = await shop.login('KASIR')
  await jualSah(owner, kasir, [await cincin(1, 0, { kode_group: 'MX', kode_dept: 'CINC' })], {
    nama_customer: 'BU LIMA',
  })
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const BESOK = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
const DUA_HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }
const laporan = async (path: string, body: object = HARI) =>
  (await owner.send('POST', path, { body })).json as Record<string, unknown>[]

describe('what was sold', () => {
  it('is told by the day it was right, however it was sold, and stays so when it is undone later', async () => {
    const rows = await laporan('penjualan/get/report')
    // 5,708,000 + 1,645,000 + 1,645,000 + 1,780,000
    expect(rows.map((row) => [row.asal, row.nama_customer, row.harga_total])).toEqual([
      ['JUAL', 'BU SATU', 5_708_000],
      ['JUAL', 'BU DUA', 1_645_000],
      ['JUAL', 'BU TIGA', 1_645_000],
      ['PESANAN', 'IBU SRI HARTATI', 1_780_000],
    ])
    expect(rows[0]).toMatchObject({
      berat: 3.485,
      harga_gram: 2_350_000,
      harga_gram_kadar: 1_645_000,
      ongkos: 75_000,
      diskon: 100_000,
      kasir: 'OWNER',
      valid_by: 'KASIR',
    })
    expect((await laporan('penjualan/get/report', BESOK)).map((row) => row.nama_customer)).toEqual(['BU LIMA'])
  })

  it('is found by kind, sales, who entered and who validated it', async () => {
    const berapa = async (lain: object) => (await laporan('penjualan/get/report', { ...HARI, ...lain })).length
    expect(await berapa({ type: 'JUAL' })).toBe(3)
    expect(await berapa({ type: 'PESANAN' })).toBe(1)
    expect(await berapa({ type: 'SEMUA', kode_marketplace: 'SEMUA' })).toBe(4)
    expect(await berapa({ kode_marketplace: 'TOKPED' })).toBe(0)
    expect(await berapa({ kode_sales: 'S02' })).toBe(2)
    expect(await berapa({ valid_by: 'KASIR' })).toBe(3)
    expect(await berapa({ kasir: 'KASIR' })).toBe(0)
    expect(await berapa({ kode_group: 'MT' })).toBe(0)
  })

  it('is summed up per sales person, with its cash, and what was undone on its own day', async () => {
    // S01: 5,708,000 in cash, and the order 1,280,000 in cash beside what was paid ahead. S02: 1,645,000 through the bank, 1,645,000 in cash.
    expect(await laporan('penjualan/get/reportsales/v2/rekap')).toMatchObject([
      {
        kode_sales: 'S01',
        nama_sales: 'RINA',
        qty: 2,
        harga_total: 7_488_000,
        diskon: 115_000,
        cash: 6_988_000,
        batal: 0,
      },
      { kode_sales: 'S02', qty: 2, berat: 2, harga_total: 3_290_000, ongkos: 0, cash: 1_645_000, batal: 0 },
    ])
    expect(await laporan('penjualan/get/reportsales/v2/rekap', { ...BESOK, kode_sales: 'S02' })).toMatchObject([
      { kode_sales: 'S02', qty: 0, harga_total: 0, cash: 0, batal: 1_645_000 },
    ])
  })

  it('is told by how it was paid: the ways together are the bill', async () => {
    const rows = await laporan('penjualan/get/reportbayar')
    expect(rows).toMatchObject([
      { nama_customer: 'BU SATU', total: 5_708_000, cash: 5_708_000, kembali: 292_000, valid_by: 'KASIR' },
      { nama_customer: 'BU DUA', total: 1_645_000, transfer: 500_000, debet: 400_000, credit: 300_000, qris: 445_000 },
      { nama_customer: 'BU TIGA', total: 1_645_000, cash: 1_645_000, kembali: 0 },
      // An order handed over is a sale: what was paid ahead pays it as a deposit does.
      {
        no_faktur_jual: 'SRP-TK01-260302-0001',
        total: 1_780_000,
        cash: 1_280_000,
        titipan: 500_000,
        valid_by: 'OWNER',
      },
    ])
    expect(await laporan('penjualan/get/reportbayar', { ...HARI, kode_sales: 'S01' })).toHaveLength(2)
    expect(await laporan('penjualan/get/reportbayar', { ...HARI, valid_by: 'OWNER' })).toHaveLength(1)
    const cara = ['cash', 'transfer', 'debet', 'credit', 'qris', 'marketplace', 'tukar', 'titipan', 'poin', 'voucher']
    for (const row of rows) expect(cara.reduce((sum, one) => sum + Number(row[one]), 0)).toBe(row.total)
  })

  it('that was undone stands on the day of its undo, with the way its money went; what was turned down beside it', async () => {
    expect(await laporan('penjualan/get/reportbatal')).toMatchObject([
      { nama_customer: 'BU EMPAT', no_batal: '-', sah: 'TIDAK', kembali: '-', harga: 1_645_000, disetujui_oleh: '-' },
    ])
    expect(await laporan('penjualan/get/reportbatal', BESOK)).toMatchObject([
      {
        nama_customer: 'BU TIGA',
        no_batal: 'BFJ-TK01-260303-0001',
        sah: 'YA',
        kembali: 'CASH',
        alasan: 'UKURAN SALAH',
        disetujui_oleh: 'OWNER',
      },
    ])
  })
})

describe('a nota that is looked for', () => {
  const letak = async (no_faktur: string) => letakNota(await kasir.call(cekNota, { no_faktur }))

  it('stands on the day it was right and the day it was undone, or waits, or was turned down', async () => {
    expect(await letak('FJ-TK01-260302-0001')).toBe('Sah 2026-03-02: di laporan hari itu')
    expect(await letak('FJ-TK01-260302-0003')).toBe(
      'Sah 2026-03-02, dibatalkan 2026-03-03 (BFJ-TK01-260303-0001): di laporan kedua hari itu',
    )
    expect(await letak('FJ-TK01-260302-0004')).toBe('Ditolak 2026-03-02 sebelum sah: hanya di Laporan Batal Penjualan')
    await expect(letak('FJ-TK01-260302-0099')).rejects.toThrow('Faktur FJ-TK01-260302-0099 Tidak Ada')
    const { data } = await owner.call(jual, await formJual(owner, [await cincin(1)]))
    expect(await letak(data.no_faktur_jual)).toBe(
      'Menunggu validasi sejak 2026-03-03: masuk laporan pada hari divalidasi',
    )
    await owner.call(batalJual, { ...batal, no_faktur_jual: data.no_faktur_jual, versi: data.versi })
  })
})

const SUITE = { shop: () => shop, user: () => owner, asked: DUA_HARI }

laporanSuite(transaksiJualReport, {
  ...SUITE,
  is: { ongkos: ({ totals }) => -totals.rp, harga_total: ({ totals }) => -totals.rp },
})
laporanSuite(jualSalesReport, {
  ...SUITE,
  is: {
    ongkos: ({ totals }) => -totals.rp,
    harga_total: ({ totals }) => -totals.rp,
    batal: ({ totals }) => totals.rp,
  },
  apart: {
    tukar_kurang: 'its lines are the old pieces that were worth more',
  },
  empty: { tukar_kurang: 'nothing was exchanged here' },
})
laporanSuite(jualBayarReport, {
  ...SUITE,
  empty: {
    marketplace: 'nothing is sold through a marketplace',
    tukar: 'nothing was exchanged here',
    poin: 'points pay nothing in this shop',
    voucher: 'no voucher was given out',
    biaya_bank: 'the bank of this shop keeps nothing',
  },
})
laporanSuite(batalJualReport, SUITE)
laporanSuite(marginReport, SUITE)

describe('what was earned', () => {
  const margin = (lain: object) => laporan('penjualan/reports-margin-penjualan', { ...HARI, ...lain })

  it('is what was sold less what it cost, less what was undone', async () => {
    // A gram costs 68.5 % of 2,300,000: 1,575,500, and 3.485 g 5,490,617.50, half up. 5,490,618 + 3 × 1,575,500 = 10,217,118.
    const [hari] = await margin({})
    expect(hari).toMatchObject({
      kode_group: 'MM',
      jumlah_qty: 4,
      total_dijual: 10_778_000,
      total_modal: 10_217_118,
      total_margin: 560_882,
      tanpa_modal: 0,
    })
    expect(await margin(BESOK)).toMatchObject([
      { kode_group: 'MM', jumlah_qty: -1, total_berat: -1, total_dijual: -1_645_000, total_modal: -1_575_500 },
      { kode_group: 'MX', jumlah_qty: 0, total_berat: 0, total_dijual: 0, total_modal: 0, tanpa_modal: 1 },
    ])
    const rinci = await margin({ type_laporan: 'DETAIL' })
    expect(rinci.map((row) => [row.no_faktur_jual, row.total_modal, row.total_margin])).toEqual([
      ['FJ-TK01-260302-0001', 5_490_618, 217_382],
      ['FJ-TK01-260302-0002', 1_575_500, 69_500],
      ['FJ-TK01-260302-0003', 1_575_500, 69_500],
      ['SRP-TK01-260302-0001', 1_575_500, 204_500],
    ])
    // What has no cost price stands in no sum, and is said before the first one, in both.
    const tanpa = (await margin({ ...BESOK, type_laporan: 'DETAIL' })).find((row) => row.kode_group === 'MX')
    expect(tanpa).toMatchObject({ jumlah_qty: 0, total_berat: 0, total_modal: 0, total_dijual: 0, tanpa_modal: 1 })
    for (const type_laporan of ['REKAP', 'DETAIL'] as const) {
      const kata = async (hari: object) =>
        marginReport.table({ type_laporan }).peringatan?.((await margin({ ...hari, type_laporan })) as never)
      expect(await kata({})).toBeNull()
      expect(await kata(BESOK)).toEqual({
        judul: 'Laba belum lengkap',
        baris: ['1 barang tanpa harga modal tidak ikut dihitung: isi Harga Modal kategorinya sebelum dijual.'],
      })
    }
  })

  it('is told to owners alone', async () => {
    expect((await kasir.send('POST', 'penjualan/reports-margin-penjualan', { body: HARI })).status).toBe(403)
  })
})
