/** Whose limit and whose days the watch list goes by: each shop's own, whoever looks. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanPantau, pantauMinggu } from './laporan-pantau-customer.contract.ts'

let shop: TestShop
let owner: User
let sana: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  await isiPenjualan(sana)
})
afterAll(() => shop.close())

const batas = (siapa: User, value: string) =>
  disetujuiBila(siapa, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })
/** Each has a paper of his own: by one they would be one customer. */
const NIK: Readonly<Record<string, string>> = {
  SINI: '3573010203040501',
  SANA: '3573010203040502',
  DUA: '3573010203040503',
}
const terjual = async (siapa: User, nama_customer: string, no_hp: string) =>
  jualSah(siapa, siapa, [(await tambahCincin(siapa)).kode_barcode], {
    nama_customer,
    no_hp,
    alamat: 'JL. SATU 1',
    nik: NIK[nama_customer] ?? '',
  })
const rekap = async (siapa: User) => {
  const masa = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }
  const rows = await siapa.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'REKAP' })
  return rows.flatMap((row) => ('batas' in row ? [[row.nama_customer, row.toko, row.batas, row.identitas]] : []))
}
const minggu = async (siapa: User) =>
  (await siapa.call(pantauMinggu, {})).map(({ nama_customer, tanggal, bayar }) => [nama_customer, tanggal, bayar])

it('is told by the limits of the shops he was in, whole and alike to every OWN and SU', async () => {
  await batas(sana, '5000000')
  await terjual(owner, 'SINI', '0811111101')
  await terjual(sana, 'SANA', '0811111102')
  // In both shops: the lower limit holds for the sum of both.
  await terjual(owner, 'DUA', '0811111103')
  await terjual(sana, 'DUA', '0811111103')
  const SEMUA = [
    ['DUA', 'TK01, TK02', 5_000_000, `NIK ${NIK.DUA}`],
    ['SANA', 'TK02', 5_000_000, `NIK ${NIK.SANA}`],
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

it('forgets an exchange that was undone, what was sold and what was given in', async () => {
  await batas(owner, '100000000')
  const dia = { nama_customer: 'TUKAR', no_hp: '0811111104', alamat: 'JL. EMPAT 4', nik: '3573010203040504' }
  const lama = (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [lama])
  await batas(owner, '5000000')
  const form = await formJual(owner, [(await tambahCincin(owner)).kode_barcode], {
    ...dia,
    tukar: { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(5_733_000) })] },
  })
  const { data: nota } = await disetujuiBila(owner, jual, form)
  const timbang = nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const { no_faktur_jual, versi } = nota
  // Weighed by another one than who entered it.
  const kasir = await shop.login('SU1')
  const { data } = await disetujuiBila(kasir, validasiJual, {
    data: [{ no_faktur_jual, versi, pembayaran: [] }],
    timbang,
  })
  const dipantau = async () => {
    const masa = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }
    const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'DETAIL' })
    return rows.flatMap((row) => ('arah' in row && row.nama_customer === 'TUKAR' ? [[row.arah, row.jumlah]] : []))
  }
  expect((await dipantau()).toSorted(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1))).toEqual([
    ['BAYAR', 5_733_000],
    ['TERIMA', 5_733_000],
  ])
  for (const one of data) await disetujuiBila(kasir, batalJual, batalForm(one))
  expect(await dipantau()).toEqual([])
})
