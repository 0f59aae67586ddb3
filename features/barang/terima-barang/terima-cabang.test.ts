/** What comes from another installation and goes back: as pieces, and among what was received. */
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua } from '@kencana/testing/cabang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kirimKecabang } from '../../cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangLabel, cetakLabel } from '../cetak-barcode/cetak-barcode.contract.ts'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { terimaBarangReport } from '../laporan-terima-barang/laporan-terima-barang.report.ts'
import { terimaBarang } from './terima-barang.contract.ts'

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
})
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

it('takes a piece of thirteen digits to another installation and back', async () => {
  const { pusat, cabang } = dua
  const [uji] = await pusat.owner.call(barangLabel, { cara: 'UJI', nilai: '13' })
  const label = { kode_barcode: [uji?.kode_barcode ?? ''], template: 'LIPAT' as const, rangkap: 1, alasan: '' }
  await pusat.owner.call(cetakLabel, label)
  await pusat.owner.call(ubahParaSystem, { key: 'barcode_13', value: 'YA' })
  const barang = await tambahCincin(pusat.owner)
  expect(barang.kode_barcode).toMatch(/^2\d{12}$/)
  const detail_barang = [{ kode_barcode: barang.kode_barcode }]
  const pergi = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
  await dua.antar()
  const sampai = { kode_baki: 'CN01', detail_barang: [barang.kode_barcode] }
  await cabang.owner.call(terimaBarang, { no_kirim: pergi.no_kirim, ...sampai })
  await dua.antar()
  const pulang = await cabang.owner.call(kirimKecabang, { to: 'TK01', detail_barang })
  await dua.antar()
  await pusat.owner.call(terimaBarang, { no_kirim: pulang.no_kirim, ...sampai })
  expect(await pusat.owner.call(barangByBarcode, { kode: barang.kode_barcode })).toMatchObject({ kode_baki: 'CN01' })
})

laporanSuite(terimaBarangReport, { shop: () => dua.cabang.shop, user: () => dua.cabang.owner, asked: HARI })
