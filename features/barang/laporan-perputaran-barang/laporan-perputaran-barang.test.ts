/** What sells, what lies still, what to order again: figures worked out by hand, and charts that have the same. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { batalJual, OTORISASI_BATAL_JUAL } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { grafikStok } from '../grafik-stok/grafik-stok.contract.ts'
import { stokDigambar } from '../grafik-stok/grafik-stok.query.ts'
import { batalOpname, mulaiOpname } from '../stock-opname/stock-opname.contract.ts'
import { laporanPerputaran } from './laporan-perputaran-barang.contract.ts'
import { barangDiam, lajuBarang } from './laporan-perputaran-barang.query.ts'
import { perputaranReport } from './laporan-perputaran-barang.report.ts'

let shop: TestShop
let owner: User
let gudang: User

const cincin = async (berat: number, lain: Parameters<typeof tambahCincin>[1] = {}) =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat), ...lain })).kode_barcode

/** Closes the days up to another one. */
const maju = async (hari: number, sampai: string) => {
  shop.clock.walk(hari)
  const siapa = await shop.login('OWNER')
  await siapa.call(tutupToko, { PROSES: 'close', sampai, diketik: sampai })
  owner = await shop.login('OWNER')
}

// Day one, 2 March: rings of 3.485 g (kept since), 1.500 g, and a fixed price of 9,000,000. Forty days on, 11 April: seven rings of
// 3.485 g, of which four are sold, one of these is undone and one kept for a customer; a bracelet of 25 g that nobody buys.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await cincin(3.485)
  await cincin(1.5, { kode_baki: 'CN02', harga_atribut: rp(100_000), nama_atribut: 'BATU', ongkos: rp(50_000) })
  await cincin(3.485, {
    is_markis: true,
    harga_total: rp(9_000_000),
    kode_group: 'MT',
    kode_dept: 'CINT',
    kadar: '22K',
  })
  for (const [hari, sampai] of [
    [14, '2026-03-15'],
    [14, '2026-03-29'],
    [12, '2026-04-10'],
  ] as const)
    await maju(hari, sampai)
  const baru: string[] = []
  for (let at = 0; at < 7; at += 1) baru.push(await cincin(3.485))
  await cincin(25, { kode_dept: 'GLG' })
  await jualSah(owner, owner, baru.slice(0, 3))
  const { no_faktur_jual, versi } = await jualSah(owner, owner, baru.slice(3, 4))
  const batal = { alasan: 'ukuran salah', otorisasi: null, pembayaran: [], void_edc: false }
  await denganOtorisasi(owner, batalJual, { no_faktur_jual, versi, ...batal }, OTORISASI_BATAL_JUAL)
  await titipSah(owner, owner, baru.slice(4, 5))
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const MASA = { tgl_awal: '2026-04-02', tgl_akhir: '2026-04-11' }
const SEMUA = { ...MASA, kode_group: 'ALL', kode_dept: 'ALL', cukup: '30', umur: '30', umur_sampai: 'TANPA' } as const
const baca = async <K extends keyof typeof laporanPerputaran.rows>(type_laporan: K, lain: object = {}, siapa = owner) =>
  (await siapa.call(laporanPerputaran, {
    ...SEMUA,
    type_laporan,
    ...lain,
  })) as (typeof laporanPerputaran.rows)[K]['_output'][]

describe('laporan perputaran barang', () => {
  it('tells per category, type and weight range what lies, what was sold, for how long it lasts and what to order', async () => {
    const rows = (await baca('PESAN')).map((row) => [
      `${row.kode_group} ${row.kode_dept} ${row.rentang}`,
      [row.stok_qty, row.stok_berat, row.terikat, row.umur, row.tertua],
      [row.jual_qty, row.jual_berat, row.batal_qty, row.hari_cukup, row.saran],
    ])
    expect(rows).toEqual([
      ['MM CIN 1 - 2 g', [1, 1_500, 0, 40, 40], [0, 0, 0, null, 0]],
      // Five rings lie there, one of them kept; three net were sold in ten days: 4 × 10 / 3 days, and 9 for 30 days less 4.
      ['MM CIN 3 - 5 g', [5, 17_425, 1, 8, 40], [4, 13_940, 1, 13, 5]],
      ['MM GLG >= 20 g', [1, 25_000, 0, 0, 0], [0, 0, 0, null, 0]],
      ['MT CINT 3 - 5 g', [1, 3_485, 0, 40, 40], [0, 0, 0, null, 0]],
    ])
    expect((await baca('PESAN', { cukup: '7', kode_dept: 'CIN' })).map((row) => row.saran)).toEqual([0, 0])
    expect((await baca('PESAN', { cukup: '60' })).map((row) => row.saran)).toEqual([0, 14, 0, 0])
  })

  it('counts what was undone in the days in which it was, and nothing of other days', async () => {
    const lama = { tgl_awal: '2026-03-02', tgl_akhir: '2026-04-10' }
    expect((await baca('PESAN', lama)).map((row) => [row.jual_qty, row.batal_qty])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('lists what sells, most first', async () => {
    expect((await baca('LARIS')).map((row) => [row.kode_group, row.kode_dept, row.rentang, row.jual_qty])).toEqual([
      ['MM', 'CIN', '3 - 5 g', 4],
    ])
  })

  it('lists free pieces that lie as long as was asked for, at what they cost today', async () => {
    const lihat = async (umur: string) =>
      (await baca('DIAM', { umur })).map((row) => [row.kode_group, row.berat, row.umur, row.masuk, row.nilai])
    const empatPuluh = [
      ['MM', 3_485, 40, '2026-03-02', 5_733_000],
      // 1.5 g × 1,645,000 with its stone and its making
      ['MM', 1_500, 40, '2026-03-02', 2_617_500],
      ['MT', 3_485, 40, '2026-03-02', 9_000_000],
    ]
    expect(await lihat('30')).toEqual(empatPuluh)
    expect(await lihat('60')).toEqual([])
    expect(await baca('DIAM', { umur_sampai: '30' })).toEqual([])
    // 3.485 g and 1.5 g × 1,680,000; a fixed price stays
    await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: rp(2_300_000) })
    expect((await baca('DIAM')).map((row) => row.nilai)).toEqual([5_855_000, 2_670_000, 9_000_000])
  })

  it('tells nobody who counts what lies on the tray', async () => {
    const { no_so } = await gudang.call(mulaiOpname, { kode_baki: 'CN02' })
    expect((await baca('DIAM', {}, gudang)).map((row) => row.kode_baki)).toEqual(['CN01', 'CN01'])
    expect((await baca('DIAM')).map((row) => row.kode_baki).toSorted()).toEqual(['CN01', 'CN01', 'CN02'])
    await gudang.call(batalOpname, { no_so, alasan: 'coba' })
  })

  it('refuses more than a year', async () => {
    const lama = { ...SEMUA, tgl_awal: '2025-04-10', type_laporan: 'PESAN' as const }
    await expect(owner.call(laporanPerputaran, lama)).rejects.toThrow('Masa Paling Lama 366 Hari')
    await expect(owner.call(grafikStok, { ...lama, kode_group: 'ALL' })).rejects.toThrow('Masa Paling Lama 366 Hari')
  })
})

describe('grafik stok', () => {
  it('shows ages and turnover of the same stock as the report', async () => {
    const rows = await owner.call(grafikStok, { ...MASA, kode_group: 'ALL' })
    const umur = rows.filter((row) => row.menurut === 'UMUR')
    expect(umur.map((row) => [row.label, row.qty, row.berat])).toEqual([
      ['< 30 hari', 5, 38_940],
      ['30 - 59 hari', 3, 8_470],
      ['60 - 89 hari', 0, 0],
      ['90 - 179 hari', 0, 0],
      ['180 - 364 hari', 0, 0],
      ['>= 365 hari', 0, 0],
    ])
    const kategori = rows.filter((row) => row.menurut === 'KATEGORI')
    // 10.455 g in ten days are 381.608 g a year, of 43.925 g
    expect(kategori.map((row) => [row.label, row.qty, row.jual_qty, row.jual_berat, row.perputaran])).toEqual([
      ['MM', 7, 3, 10_455, 869],
      ['MT', 1, 0, 0, 0],
    ])
    const laporan = await baca('PESAN')
    for (const { label, qty, berat, jual_qty } of kategori) {
      const milik = laporan.filter((row) => row.kode_group === label)
      const jumlah = (nama: 'stok_qty' | 'stok_berat' | 'jual_qty' | 'batal_qty') =>
        milik.reduce((sum, row) => sum + row[nama], 0)
      expect([qty, berat, jual_qty]).toEqual([
        jumlah('stok_qty'),
        jumlah('stok_berat'),
        jumlah('jual_qty') - jumlah('batal_qty'),
      ])
    }
    // Each age leads to its own pieces, promised ones among them.
    const BATAS = ['0', '30', '60', '90', '180', '365', 'TANPA']
    for (const [at, { qty, berat }] of umur.entries()) {
      const isi = await baca('UMUR', { umur: BATAS[at], umur_sampai: BATAS[at + 1] })
      expect([isi.length, isi.reduce((sum, row) => sum + row.berat, 0)], BATAS[at]).toEqual([qty, berat])
    }
    const diam = await baca('DIAM')
    expect(diam.reduce((sum, row) => sum + row.berat, 0)).toBe(umur[1]?.berat)
  })

  it('shows nothing of a category that is not asked for, and nothing where nothing lies', async () => {
    const lain = await owner.call(grafikStok, { ...MASA, kode_group: 'MT' })
    expect(lain.filter((row) => row.menurut === 'KATEGORI').map((row) => row.label)).toEqual(['MT'])
    expect(await owner.call(grafikStok, { ...MASA, kode_group: 'XX' })).toEqual([])
  })
})

it.each([
  ['what to order', () => lajuBarang({ ...SEMUA, type_laporan: 'PESAN' }, owner.data as never)],
  ['what lies still', () => barangDiam({ ...SEMUA, type_laporan: 'DIAM' }, owner.data as never)],
  ['ages', () => stokDigambar({ ...MASA, kode_group: 'ALL' }, owner.data as never)],
])('%s is read by the index of what lies on trays of the shop', async (_, statement) => {
  const plan = await shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL enable_seqscan = off`)
    return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${statement()}`)
  })
  const lines = plan.flatMap((row) => Object.values(row))
  expect(lines.some((line) => /(using|Bitmap Index Scan on) barang_(umur|stok|di_baki) /.test(line))).toBe(true)
  expect(lines.filter((line) => /Seq Scan on (barang|penjualan|penjualan_detail|riwayat_barang) /.test(line))).toEqual(
    [],
  )
})

laporanSuite(perputaranReport, {
  shop: () => shop,
  user: () => owner,
  asked: { ...MASA, umur: '30' },
  is: {
    stok_qty: ({ saldo_awal, totals }) => (saldo_awal?.pcs ?? 0) + totals.pcs,
    stok_berat: ({ saldo_awal, totals }) => (saldo_awal?.berat ?? 0) + totals.berat,
  },
  apart: {
    terikat: 'what is promised to customers is no matter of the ledger',
    saran: 'what to order is worked out, nothing of it is booked',
    berat: 'lists what lies longer than some days: the ledger knows no ages',
    nilai: 'lists what lies longer than some days: the ledger knows no ages',
  },
})
