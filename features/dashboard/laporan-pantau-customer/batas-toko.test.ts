/** Whose limit and whose days the watch list goes by: each shop's own, whoever looks. */
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanPantau, pantauMinggu } from './laporan-pantau-customer.contract.ts'

let shop: TestShop
let owner: User
let sana: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  await isiPenjualan(sana)
})
afterAll(() => shop.close())

const batas = (siapa: User, value: string) =>
  disetujuiBila(siapa, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })
const terjual = async (siapa: User, nama_customer: string, no_hp: string) =>
  jualSah(siapa, siapa, [(await tambahCincin(siapa)).kode_barcode], {
    nama_customer,
    no_hp,
    alamat: 'JL. SATU 1',
    nik: '3573010203040506',
  })
const rekap = async (siapa: User) => {
  const masa = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }
  const rows = await siapa.call(laporanPantau, { ...masa, type_laporan: 'REKAP' })
  return rows.flatMap((row) => ('batas' in row ? [[row.nama_customer, row.toko, row.batas, row.identitas]] : []))
}
const minggu = async (siapa: User) =>
  (await siapa.call(pantauMinggu, {})).map(({ nama_customer, tanggal, jual }) => [nama_customer, tanggal, jual])

it('is told by the limits of the shops he was in, whole and alike to every OWN and SU', async () => {
  await batas(sana, '5000000')
  await terjual(owner, 'SINI', '0811111101')
  await terjual(sana, 'SANA', '0811111102')
  // In both shops: the lower limit holds for the sum of both.
  await terjual(owner, 'DUA', '0811111103')
  await terjual(sana, 'DUA', '0811111103')
  const NIK = 'NIK 3573010203040506'
  const SEMUA = [
    ['DUA', 'TK01, TK02', 5_000_000, NIK],
    ['SANA', 'TK02', 5_000_000, NIK],
  ]
  for (const siapa of [owner, sana, await shop.user(owner, 'SU1', 'SU')]) expect(await rekap(siapa)).toEqual(SEMUA)
  await batas(owner, '5000000')
  expect((await rekap(sana)).map(([nama]) => nama)).toEqual(['DUA', 'SANA', 'SINI'])
  // And its week is each shop's own: TK01 goes on, TK02 stays on its day.
  const HARI = '2026-03-02'
  const semua = [
    ['DUA', HARI, 11_466_000],
    ['SANA', HARI, 5_733_000],
    ['SINI', HARI, 5_733_000],
  ]
  expect(await minggu(owner)).toEqual(semua)
  for (let hari = 1; hari <= 6; hari += 1) owner = await shop.nextDay(owner)
  sana = await shop.login('OWN2')
  expect(await minggu(sana)).toEqual(semua)
  owner = await shop.nextDay(owner)
  // Whose day stands in the week of one shop is told whole, with what he did in another one that is further.
  const sesudah = [
    ['DUA', HARI, 11_466_000],
    ['SANA', HARI, 5_733_000],
  ]
  expect(await minggu(owner)).toEqual(sesudah)
  expect(await minggu(await shop.login('OWN2'))).toEqual(sesudah)
  expect((await (await shop.user(owner, 'KASIR1', 'KASIR')).send('GET', pantauMinggu.path)).status).toBe(403)
})
