/** What came from another installation stands among what was received. */
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua } from '@kencana/testing/cabang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimKecabang } from '../../cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import { terimaBarangReport } from './laporan-terima-barang.report.ts'

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
let dua: Berdua
let no_kirim: string
let kode_barcode: string
beforeAll(async () => {
  dua = await berdua()
  kode_barcode = (await tambahCincin(dua.pusat.owner)).kode_barcode
  no_kirim = (await dua.pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })).no_kirim
  await dua.antar()
  await dua.cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
}, 60_000)
afterAll(() => dua.close())

const laporan = async (body: object) =>
  (await dua.cabang.owner.send('POST', 'terima-barang/reports', { body: { ...HARI, ...body } })).json

it('is shown as it arrived, with the shop that sent it', async () => {
  expect(await laporan({})).toMatchObject([
    { no_kirim, kode_toko: 'TK01', kode_baki: 'CN01', kode_barcode, qty: 1, berat: 3.485, kode_dept: 'CIN' },
  ])
  expect(await laporan({ type_laporan: 'REKAP' })).toEqual([
    { tanggal: '2026-03-02', kode_toko: 'TK01', kode_dept: 'CIN', quantity: 1, berat: 3.485 },
  ])
  expect(await laporan({ kode_toko: 'TK03' })).toEqual([])
})

laporanSuite(terimaBarangReport, { shop: () => dua.cabang.shop, user: () => dua.cabang.owner, asked: HARI })
