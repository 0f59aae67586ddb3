import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { barangDetailReport } from './laporan-barang-detail.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await isiMaster(owner)
  const a = await tambahCincin(owner)
  const b = await tambahCincin(owner, { kode_dept: 'GLG', berat: gram(2), berat_asli: gram(2) })
  await owner.call(ujiTambah, { ...lotMM(4, 10), kode_baki: 'CN01' })
  owner = await shop.nextDay(owner)
  await koreksiSetuju(owner, { kode: a.kode_barang, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [a.kode_barcode] })
  owner = await shop.nextDay(owner)
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [b.kode_barcode] })
  await tambahCincin(owner, { kode_baki: 'CN02' })
})
afterAll(() => shop.close())

const laporan = async (tanggal: string, lain: object = {}) => {
  const { json } = await owner.send('POST', 'barang-detail/reports', { body: { tanggal, ...lain } })
  return (json as Record<string, unknown>[]).map((row) => [
    row.kode_baki,
    row.nama_barang,
    row.kode_dept,
    row.qty,
    row.berat,
  ])
}
const lot = ['CN01', 'LOT', expect.any(String), 4, 10]

it('shows every tray at the end of any day: weights, trays and types of that day, lots as one row', async () => {
  expect(await laporan('2026-03-01')).toEqual([])
  expect(await laporan('2026-03-02')).toEqual([
    ['CN01', 'CINCIN MILANO', 'CIN', 1, 3.485],
    lot,
    ['CN01', 'CINCIN MILANO', 'GLG', 1, 2],
  ])
  expect(await laporan('2026-03-03')).toEqual([
    lot,
    ['CN01', 'CINCIN MILANO', 'GLG', 1, 2],
    ['CN02', 'CINCIN MILANO', 'CIN', 1, 3],
  ])
  expect(await laporan('2026-03-04')).toEqual([
    lot,
    ['CN02', 'CINCIN MILANO', 'CIN', 1, 3],
    ['CN02', 'CINCIN MILANO', 'CIN', 1, 3.485],
  ])
})

it('filters', async () => {
  expect(await laporan('2026-03-02', { kode_dept: 'GLG' })).toHaveLength(1)
  expect(await laporan('2026-03-04', { kode_baki: 'CN02' })).toHaveLength(2)
  expect(await laporan('2026-03-04', { kode_gudang: 'KC' })).toEqual([])
})

it('adds up to the summary of the same day', async () => {
  for (const tanggal of ['2026-03-02', '2026-03-03', '2026-03-04']) {
    const rows = (await owner.send('POST', 'barang-summary/reports', { body: { tanggal, kode_gudang: 'TOKO' } })).json
    const sum = (rows as { qty: number; berat: number }[]).reduce((all, row) => all + row.berat * 1000, 0)
    const detail = (await laporan(tanggal)).reduce((all, row) => all + Number(row[4]) * 1000, 0)
    expect(Math.round(detail)).toBe(Math.round(sum))
  }
})

laporanSuite(barangDetailReport, { shop: () => shop, user: () => owner, asked: { tanggal: '2026-03-02' } })
