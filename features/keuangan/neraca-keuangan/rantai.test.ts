/** The sheet of a chain: goods stand in one book at a time, whoever closes first, and what nobody valued is said. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanLabaRugi } from '../laba-rugi/laba-rugi.contract.ts'
import { laporanNeracaKeuangan } from './neraca-keuangan.contract.ts'

let shop: TestShop
let owner: User
let sana: User
const keping = (berat: number, user: User = owner) =>
  tambahCincin(user, { berat: gram(berat), berat_asli: gram(berat) })
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  for (const user of [owner, sana])
    await disetujuiBila(user, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
  await keping(10)
  await keping(2, sana)
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
  const MT = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K', kadar_cetak: '916', kadar_modal: '91.6' }
  await tambahCincin(sana, MT)
})
afterAll(() => shop.close())

type Baris = z.output<typeof laporanNeracaKeuangan.rows.RANTAI>
const HARI = '2026-03-02'
const rantai = async (tanggal = HARI) =>
  (await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'RANTAI' })) as Baris[]
const isi = async () =>
  (await rantai()).map((one) => [one.kode_toko, one.berat, one.persediaan, one.rk, one.nilai_pasar, one.catatan])
const tutup = (user: User) => user.call(tutupToko, { PROSES: 'close' })

it('says of a shop without value that it has none', async () => {
  expect(await isi()).toEqual([
    ['TK01', 0, 0, 0, null, 'BELUM DINILAI'],
    ['TK02', 0, 0, 0, null, 'BELUM DINILAI'],
  ])
  const toko = await owner.call(laporanNeracaKeuangan, { tanggal: HARI, type_laporan: 'TOKO' })
  expect(toko.filter((row) => 'akun' in row && row.akun === 'PERSEDIAAN')).toEqual([
    expect.objectContaining({ ref: 'MM', berat: null, aset: 0, nilai_pasar: null, catatan: 'BELUM DINILAI' }),
  ])
})

it('has goods that came to another shop in one book, while their sender is closed and after his next evening', async () => {
  for (const user of [owner, sana]) {
    const { jumlah } = await user.call(rencanaNilai, {})
    await user.call(simpanNilaiAwal, { jumlah })
  }
  const { kode_barcode } = await keping(5)
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
  await tutup(owner)
  await sana.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] })
  await tutup(sana)
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
  // 17 g in all, 5 of them with the other shop by now; a gram is sold at 2,350,000
  const malam = [
    ['TK01', 10_000, 10_000_000, 5_000_000, 23_500_000, ''],
    ['TK02', 7_000, 7_000_000, -5_000_000, 16_450_000, '1 KATEGORI BELUM DINILAI'],
  ]
  expect(await isi()).toEqual(malam)
  expect((await shop.db.one<{ rp: number }>(sql`SELECT sum(rp)::bigint AS rp FROM mutasi WHERE akun = 'RK'`))?.rp).toBe(
    -5_000_000,
  )
  await tutup(owner)
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
  expect(await isi()).toEqual(malam)
  expect((await rantai('2026-03-03')).map(({ berat, rk }) => [berat, rk])).toEqual([
    [10_000, 5_000_000],
    [7_000, -5_000_000],
  ])
})

it('says of a result which of its goods have no cost', async () => {
  const masa = { tgl_awal: HARI, tgl_akhir: HARI, type_laporan: 'RANTAI' } as const
  expect((await owner.call(laporanLabaRugi, masa)).map(({ catatan }) => catatan)).toEqual([
    'DINILAI SEJAK 2026-03-02',
    'DINILAI SEJAK 2026-03-02, 1 KATEGORI BELUM DINILAI',
  ])
})

it('says of an open day that its goods are not valued yet', async () => {
  const tanggal = '2026-03-04'
  const open = 'HARI INI BELUM DINILAI'
  expect((await rantai(tanggal)).map(({ catatan }) => catatan)).toEqual([open, `${open}, 1 KATEGORI BELUM DINILAI`])
  const masa = { tgl_awal: '2026-03-03', tgl_akhir: tanggal } as const
  const [hasil] = await owner.call(laporanLabaRugi, { ...masa, type_laporan: 'TOKO' })
  expect(hasil).toMatchObject({ akun: 'HPP', jumlah: 0, catatan: open })
})

it('is at the market what it was on that day, whatever the shop reckons with later', async () => {
  const pasar = async () => (await rantai())[0]?.nilai_pasar
  expect(await pasar()).toBe(23_500_000)
  await shop.db.run(
    sql`UPDATE para_system SET value = 'harga_100%' WHERE kode_toko = 'TK01' AND key = 'kategori_harga'`,
  )
  expect(await pasar()).toBe(23_500_000)
})

it('leads from each shop to its own lines, for the owners alone', async () => {
  const isi = { tgl_awal: HARI, tgl_akhir: HARI, kode_toko: 'TK02', akun: 'RK' }
  expect((await owner.send('POST', 'mutasi/reports', { body: isi })).json).toMatchObject({ totals: { rp: -5_000_000 } })
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const text = (await kasir.send('POST', 'mutasi/reports', { body: isi })).text
  expect(text).toBe('Jurnal Toko Lain Hanya Untuk OWN Dan SU')
  expect((await kasir.send('POST', 'mutasi/reports', { body: { ...isi, kode_toko: 'TK01' } })).status).toBe(200)
})

it('leaves what went to a shop without value in the book of its sender until he closes, and owes nobody', async () => {
  await shop.toko(owner, 'TK03')
  const baru = await shop.user(owner, 'OWN3', 'OWN', 'TK03')
  await isiBaki(baru)
  const { kode_barcode } = await keping(3)
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK03', detail_barang: [{ kode_barcode }] })
  await tutup(owner)
  const tanggal = owner.data.tgl_system
  const sini = async () =>
    (await rantai(tanggal)).map(({ kode_toko, berat, persediaan, rk }) => [kode_toko, berat, persediaan, rk])
  await baru.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] })
  await tutup(baru)
  shop.clock.walk(1)
  owner = await shop.login('OWNER')
  expect((await sini())[0]).toEqual(['TK01', 13_000, 12_055_000, 5_000_000])
})

it('knows no shop whose books stand on another installation', async () => {
  await shop.db.run(sql`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_hp, zona_waktu, tgl_system, tgl_mulai, dibuat_pada, portal)
    SELECT 'TK90', 'JAUH', alamat_toko, no_hp, zona_waktu, tgl_system, tgl_system, dibuat_pada, 'https://jauh.contoh' FROM toko WHERE kode_toko = 'TK01'`)
  const masa = { tgl_awal: HARI, tgl_akhir: HARI, type_laporan: 'RANTAI' } as const
  expect((await rantai()).map(({ kode_toko }) => kode_toko)).not.toContain('TK90')
  const laba = (await owner.call(laporanLabaRugi, masa)) as { kode_toko: string }[]
  expect(laba.map(({ kode_toko }) => kode_toko)).not.toContain('TK90')
})
