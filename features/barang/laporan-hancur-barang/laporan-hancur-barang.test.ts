import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalHancur, hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { hancurBarangReport } from './laporan-hancur-barang.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  const a = await tambahCincin(owner)
  const b = await tambahCincin(owner, { kode_dept: 'GLG', berat: gram(2), berat_asli: gram(2) })
  const c = await tambahCincin(owner)
  const hancur = (kode: string[]) => owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: kode })
  await hancur([a.kode_barcode, b.kode_barcode])
  const salah = (await hancur([c.kode_barcode])).data.no_hancur
  owner = await shop.nextDay(owner)
  await owner.call(batalHancur, { no_hancur: salah, alasan: 'SALAH' })
})
afterAll(() => shop.close())

const laporan = async (body: object) => (await owner.send('POST', 'hancur-barang/reports', { body })).json
const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const dua = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }

it('shows what stood at the end of its days, with its reason', async () => {
  // What was undone the day after had been broken up all the same that day.
  expect(await laporan(hari)).toHaveLength(3)
  const rows = (await laporan(dua)) as object[]
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    no_hancur: 'HCR-TK01-260302-0001',
    alasan: 'PATAH',
    kode_baki_asal: 'CN01',
    qty: 1,
    berat: 3.485,
  })
  expect(await laporan({ ...dua, type_laporan: 'REKAP' })).toEqual([
    { tanggal: '2026-03-02', kode_group: 'MM', kode_dept: 'CIN', quantity: 1, berat: 3.485 },
    { tanggal: '2026-03-02', kode_group: 'MM', kode_dept: 'GLG', quantity: 1, berat: 2 },
  ])
  expect(await laporan({ ...hari, kode_dept: 'GLG' })).toHaveLength(1)
  expect(await laporan({ ...hari, kode_group: 'MT' })).toEqual([])
  expect(await laporan({ tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' })).toEqual([])
})

describe('of both days', () => {
  laporanSuite(hancurBarangReport, { shop: () => shop, user: () => owner, asked: dua })
})
describe('of the first day', () => {
  laporanSuite(hancurBarangReport, { shop: () => shop, user: () => owner, asked: hari })
})
