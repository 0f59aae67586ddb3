import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import { terimaBarangReport } from './laporan-terima-barang.report.ts'

let shop: TestShop
let there: User
let no_kirim: string
beforeAll(async () => {
  shop = await openShop()
  const owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiBaki(there)
  const a = await tambahCincin(owner)
  const b = await tambahCincin(owner, { kode_dept: 'GLG', berat: gram(6), berat_asli: gram(6) })
  const detail_barang = [a, b].map(({ kode_barcode }) => ({ kode_barcode }))
  no_kirim = (await owner.call(kirimBarang, { to: 'TK02', detail_barang })).no_kirim
  const terima = (kode: string, kode_baki: string) =>
    there.call(terimaBarang, { no_kirim, kode_baki, detail_barang: [kode] })
  await terima(a.kode_barcode, 'CN01')
  await koreksiSetuju(there, { kode: a.kode_barang, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  there = await shop.nextDay(there)
  await terima(b.kode_barcode, 'CN02')
})
afterAll(() => shop.close())

const laporan = async (body: object) => (await there.send('POST', 'terima-barang/reports', { body })).json
const dua = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }

it('shows what arrived as it arrived, whatever happened since', async () => {
  const rows = (await laporan(dua)) as object[]
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    no_kirim,
    kode_toko: 'TK01',
    kode_baki: 'CN01',
    qty: 1,
    berat: 3.485,
    user_id: 'SU2',
  })
  expect(await laporan({ ...dua, type_laporan: 'REKAP' })).toEqual([
    { tanggal: '2026-03-02', kode_toko: 'TK01', kode_dept: 'CIN', quantity: 1, berat: 3.485 },
    { tanggal: '2026-03-03', kode_toko: 'TK01', kode_dept: 'GLG', quantity: 1, berat: 6 },
  ])
})

it('filters by day, sender and tray, and shows the sender nothing', async () => {
  expect(await laporan({ ...dua, tgl_awal: '2026-03-03' })).toHaveLength(1)
  expect(await laporan({ ...dua, kode_baki: 'CN02' })).toHaveLength(1)
  expect(await laporan({ ...dua, kode_toko: 'TK03' })).toEqual([])
  const owner = await shop.login('OWNER')
  expect((await owner.send('POST', 'terima-barang/reports', { body: dua })).json).toEqual([])
})

laporanSuite(terimaBarangReport, { shop: () => shop, user: () => there, asked: dua })
