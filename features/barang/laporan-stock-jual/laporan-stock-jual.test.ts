import { pindah } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { balikkan, bukukan } from '@kencana/testing/posting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kirimCuci, terimaCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { laporanBarangSummary } from '../laporan-barang-summary/laporan-barang-summary.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import { saldoBarang } from './laporan-stock-jual.contract.ts'
import { stockJualReport } from './laporan-stock-jual.report.ts'

let shop: TestShop
let owner: User
let there: User
const HARI = ['2026-03-02', '2026-03-03', '2026-03-04'] as const

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiBaki(there)
  const kode: string[] = []
  for (let i = 0; i < 6; i += 1) kode.push((await tambahCincin(owner)).kode_barcode)
  const [a = '', b = '', c = '', d = '', e = ''] = kode
  there = await shop.nextDay(there)
  shop.clock.walk(-1)
  owner = await shop.nextDay(owner)
  // The second day: within the shop, corrected, away and back, sent and half received.
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [a] })
  await koreksiSetuju(owner, { kode: a, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' }, 'SU2')
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [b] })
  const { no_cuci } = (await owner.call(kirimCuci, { keterangan: '', detail_barang: [c] })).data
  const detail_barang = [d, e].map((kode_barcode) => ({ kode_barcode }))
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang })
  await there.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [d] })
  there = await shop.nextDay(there)
  shop.clock.walk(-1)
  owner = await shop.nextDay(owner)
  const kembali = [{ kode_barcode: c, berat: gram(3.48) }]
  await owner.call(terimaCuci, { no_cuci, kode_baki: null, detail_barang: kembali, otorisasi: null })
  await there.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [e] })
  // Two pieces are sold from a tray, as validated sales post it; one sale is undone.
  const isi = { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 1_000 }
  const buku = { kode_toko: 'TK01', tgl_system: HARI[2], user_id: 'OWNER', waktu: shop.clock.now() }
  await shop.db.transaction(async (tx) => {
    const stok = { akun: 'BAKI' as const, ref: 'CN01', lot: 'UJI' }
    const masuk = pindah({ akun: 'STOK_AWAL', ref: 'UJI' }, stok, { ...isi, pcs: 3, mg: 3_000 })
    await bukukan(tx, buku, { kind: 'TAMBAH', lines: masuk })
    const jual = () => bukukan(tx, buku, { kind: 'JUAL', lines: pindah(stok, { akun: 'PELANGGAN' }, isi) })
    await jual()
    await balikkan(tx, buku, 'JUAL', await jual())
  })
})
afterAll(() => shop.close())

const saldo = async (tanggal: string, lain: object = {}, siapa = owner) =>
  siapa.call(saldoBarang, {
    tanggal,
    kode_gudang: 'ALL',
    kode_group: 'ALL',
    kode_dept: 'ALL',
    kode_toko: 'ALL',
    ...lain,
  })
const ringkas = async (tanggal: string, lain: object = {}, siapa = owner) =>
  (await saldo(tanggal, lain, siapa)).map((row) => [
    row._id.kode_gudang,
    [row.stock_awal, row.stock_in, row.stock_out, row.stock_akhir],
    [row.berat_awal, row.berat_in, row.berat_out, row.berat_akhir],
  ])

describe('saldo barang', () => {
  it('is opening, in, out and closing of any past day, goods outside of trays included', async () => {
    expect(await ringkas('2026-03-01')).toEqual([])
    expect(await ringkas(HARI[0])).toEqual([['TOKO', [0, 6, 0, 6], [0, 20_910, 0, 20_910]]])
    // From tray to tray is no movement; the correction takes 0.485 g.
    expect(await ringkas(HARI[1])).toEqual([
      ['CUCI', [0, 1, 0, 1], [0, 3_485, 0, 3_485]],
      ['HANCUR', [0, 0, 0, 0], [0, 3_485, 0, 3_485]],
      ['TOKO', [6, 0, 4, 2], [20_910, 0, 14_425, 6_485]],
      ['TRANSIT', [0, 2, 1, 1], [0, 6_970, 3_485, 3_485]],
    ])
    expect(await ringkas(HARI[2])).toEqual([
      ['CUCI', [1, 0, 1, 0], [3_485, 0, 3_485, 0]],
      ['HANCUR', [0, 0, 0, 0], [3_485, 0, 0, 3_485]],
      ['TOKO', [2, 5, 2, 5], [6_485, 7_480, 2_000, 11_965]],
      ['TRANSIT', [1, 0, 1, 0], [3_485, 0, 3_485, 0]],
    ])
  })

  it('closes as the summary of that day says, in every shop', async () => {
    for (const siapa of [owner, there])
      for (const tanggal of HARI) {
        const semua = { kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }
        const stok = await siapa.call(laporanBarangSummary, { tanggal, ...semua })
        const akhir = (await saldo(tanggal, {}, siapa)).filter((row) => row.stock_akhir !== 0 || row.berat_akhir !== 0)
        const kunci = (row: { kode_gudang: string; kode_group: string; kode_dept: string }) =>
          `${row.kode_gudang} ${row.kode_group} ${row.kode_dept}`
        const baris = akhir.map((row) => `${kunci(row._id)}: ${row.stock_akhir} ${row.berat_akhir}`)
        expect(baris.toSorted()).toEqual(stok.map((row) => `${kunci(row)}: ${row.qty} ${row.berat}`).toSorted())
      }
  })

  it('takes one or several gudang in either way of writing, a category, a type and a tray', async () => {
    const get = async (query: Record<string, unknown>) =>
      ((await owner.send('GET', 'barang/get/saldobarang', { query: { tanggal: HARI[1], ...query } })).json as object[])
        .length
    expect(await get({})).toBe(4)
    expect(await get({ kode_gudang: 'TOKO' })).toBe(1)
    expect(await get({ 'kode_gudang[]': ['TOKO', 'CUCI'] })).toBe(2)
    expect(await get({ kode_gudang: ['semua'] })).toBe(4)
    expect(await get({ kode_group: 'MT' })).toBe(0)
    expect(await get({ kode_dept: 'CIN' })).toBe(3)
    expect(await ringkas(HARI[1], { kode_toko: 'CN02' })).toEqual([['TOKO', [0, 1, 0, 1], [0, 3_485, 485, 3_000]]])
  })
})

describe('laporan stock jual', () => {
  const laporan = async (body: object) => (await owner.send('POST', 'stock-jual/reports', { body })).json

  it('leads from opening over in, out and sold to closing, cancelled sales not counted as sold', async () => {
    expect(await laporan({ tgl_awal: HARI[0], tgl_akhir: HARI[2], kode_gudang: 'TOKO' })).toEqual([
      {
        kode_gudang: 'TOKO',
        nama_gudang: 'TOKO',
        kode_group: 'MM',
        kode_dept: 'CIN',
        stock_awal: 0,
        stock_in: 10,
        stock_out: 4,
        stock_jual: 1,
        stock_akhir: 5,
        berat_awal: 0,
        berat_in: 27.39,
        berat_out: 14.425,
        berat_jual: 1,
        berat_akhir: 11.965,
      },
    ])
  })

  it('shows trays only, and can be followed to its lines', async () => {
    const hari = { tgl_awal: HARI[1], tgl_akhir: HARI[2] }
    expect(await laporan(hari)).toHaveLength(1)
    expect(await laporan({ ...hari, kode_gudang: 'CUCI' })).toEqual([])
    const lines = await owner.send('POST', 'mutasi/reports', { body: { ...hari, akun: 'BAKI', kode_gudang: 'TOKO' } })
    expect(lines.json).toMatchObject({ saldo_awal: { pcs: 6, berat: 20.91 }, totals: { pcs: -1, berat: -8.945 } })
  })
})

laporanSuite(stockJualReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: HARI[1], tgl_akhir: HARI[2] },
  is: {
    stock_awal: ({ saldo_awal }) => saldo_awal?.pcs ?? 0,
    berat_awal: ({ saldo_awal }) => saldo_awal?.berat ?? 0,
    stock_akhir: ({ saldo_awal, totals }) => (saldo_awal?.pcs ?? 0) + totals.pcs,
    berat_akhir: ({ saldo_awal, totals }) => (saldo_awal?.berat ?? 0) + totals.berat,
  },
  apart: Object.fromEntries(
    ['stock_in', 'berat_in', 'stock_out', 'berat_out', 'stock_jual', 'berat_jual'].map((column) => [
      column,
      'one kind of the movements that the lines tell',
    ]),
  ),
})
