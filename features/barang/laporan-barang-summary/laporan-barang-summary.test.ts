import { mg, pindah } from '@kencana/ledger'
import type { Buku } from '@kencana/server-kit'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { bukukan } from '@kencana/testing/posting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simpanBos } from '../../bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { pabrik } from '../../master/pabrik/pabrik.contract.ts'
import { laporanBarangDalam } from '../laporan-barang-dalam/laporan-barang-dalam.contract.ts'
import { laporanBarangSummary } from './laporan-barang-summary.contract.ts'
import { barangSummaryReport } from './laporan-barang-summary.report.ts'

let shop: TestShop
let owner: User
const buku = (kode_toko: string): Buku => ({
  kode_toko,
  tgl_system: '2026-03-03',
  user_id: 'OWNER',
  waktu: shop.clock.now(),
})
const lot = { kode_group: 'MT', kode_dept: 'CINT', pcs: 4, mg: 10_000 }

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiBaki(there)
  await tambahCincin(owner)
  await there.send('POST', 'system/close', { body: { PROSES: 'close' } })
  owner = await shop.nextDay(owner)
  await tambahCincin(owner, { kode_dept: 'GLG', berat: gram(5), berat_asli: gram(5), kode_baki: 'NISA1' })
  // Ten grams are sent from TK01 for labeling, four of them were entered by TK02.
  await owner.call(pabrik.create, { nama_pabrik: 'UBS' })
  const { no_kirim_bos } = await owner.call(simpanBos, {
    kode_group: lot.kode_group,
    kode_dept: lot.kode_dept,
    asal_barang: 'PABRIK',
    detail_barang: 'CINCIN POLOS',
    qty: lot.pcs,
    berat: mg(lot.mg),
    kode_labeling: 'NISA1',
    kadar: 'SP',
    sales_pabrik: 'UBS',
  })
  const kirim = { akun: 'SALDO_KIRIM' as const, ref: no_kirim_bos }
  await shop.db.transaction(async (tx) => {
    const masuk = pindah(kirim, { akun: 'BAKI', ref: 'CN01' }, { ...lot, pcs: 1, mg: 4_000 })
    await bukukan(tx, buku('TK02'), { kind: 'TAMBAH', lines: masuk })
  })
})
afterAll(() => shop.close())

const baris = async (tanggal: string, lain = {}) => {
  const saring = { kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }
  const rows = await owner.call(laporanBarangSummary, { tanggal, ...saring, ...lain })
  return rows.map((row) => [row.kode_gudang, row.kode_group, row.kode_dept, row.qty, row.berat])
}

describe('laporan barang summary', () => {
  it('shows any day as it ended, goods outside of trays at the sender and over both shops', async () => {
    expect(await baris('2026-03-01')).toEqual([])
    expect(await baris('2026-03-02')).toEqual([['TOKO', 'MM', 'CIN', 1, 3_485]])
    expect(await baris('2026-03-03')).toEqual([
      ['TOKO', 'MM', 'CIN', 1, 3_485],
      ['KC', 'MM', 'GLG', 1, 5_000],
      ['SALDO_KIRIM', 'MT', 'CINT', 3, 6_000],
    ])
  })

  it('shows the receiver only what it entered', async () => {
    const there = await shop.login('SU2')
    const rows = await there.send('POST', 'barang-summary/reports', { body: { tanggal: '2026-03-03' } })
    expect(rows.json).toEqual([
      { kode_gudang: 'TOKO', nama_gudang: 'TOKO', kode_group: 'MT', kode_dept: 'CINT', qty: 1, berat: 4 },
    ])
  })

  it('filters', async () => {
    expect(await baris('2026-03-03', { kode_gudang: 'KC' })).toHaveLength(1)
    expect(await baris('2026-03-03', { kode_group: 'MM', kode_dept: 'CIN' })).toHaveLength(1)
  })

  it('can be followed to its lines, which lead from one balance to the other', async () => {
    const hari = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03', kode_group: 'MM' }
    const lines = (await owner.send('POST', 'mutasi/reports', { body: { ...hari, kode_gudang: 'KC' } })).json
    expect(lines).toMatchObject({ saldo_awal: { pcs: 0, berat: 0 }, total: 1, totals: { pcs: 1, berat: 5 } })
    const toko = (await owner.send('POST', 'mutasi/reports', { body: { ...hari, kode_gudang: 'TOKO' } })).json
    expect(toko).toMatchObject({ saldo_awal: { pcs: 1, berat: 3.485 }, total: 0, rows: [] })
  })
})

describe('laporan barang dalam', () => {
  it('sums stock per gudang and category, what waits to be entered under KC', async () => {
    expect(await owner.call(laporanBarangDalam, {})).toEqual([
      { nama_gudang: 'TOKO', kode_group: 'MM', qty: 1, berat: 3_485 },
      { nama_gudang: 'KIRIM CABANG', kode_group: 'MM', qty: 1, berat: 5_000 },
      { nama_gudang: 'KIRIM CABANG', kode_group: 'MT', qty: 3, berat: 6_000 },
    ])
  })
})

it('names places as people do, and a gudang by the code that its shop chose', () => {
  const { groupBy } = barangSummaryReport.table({})
  const kepala = ['A_1', 'SALDO_KIRIM'].map((kode_gudang) =>
    groupBy?.head({ ...lot, kode_gudang, nama_gudang: 'X', qty: 1, berat: gram(1) }),
  )
  expect(kepala.map((satu) => satu?.kode)).toEqual(['A_1', 'SALDO KIRIM'])
})

laporanSuite(barangSummaryReport, {
  shop: () => shop,
  user: () => owner,
  // A dispatch stands in the books of both shops, its lines in each shop's own.
  asked: { tanggal: '2026-03-03', kode_group: 'MM' },
  is: {
    qty: ({ saldo_awal, totals }) => (saldo_awal?.pcs ?? 0) + totals.pcs,
    berat: ({ saldo_awal, totals }) => (saldo_awal?.berat ?? 0) + totals.berat,
  },
  apart: { totals: 'all accounts together are in balance; each place leads to its own lines' },
})
