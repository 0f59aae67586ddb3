/** Histories that the database keeps by itself: who, from what to what; nobody writes around them. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { gantiSetuju, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hakAkses, simpanHakAkses } from '../../akses/hak-akses/hak-akses.contract.ts'
import { aktifUser, editUser } from '../../akses/users/users.contract.ts'
import { editBarang, riwayatBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { kadar } from '../../master/kadar/kadar.contract.ts'
import { hargaEmas, ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../para-system/para-system.contract.ts'
import { riwayatGroup, riwayatHak, riwayatKadar, riwayatParameter } from './riwayat.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

interface Baris {
  user_id: string
  isi: { nama: string; dari: string; ke: string }[]
}
/** As 'OWNER Harga: 1 > 2', the newest first. */
const singkat = (rows: readonly Baris[]) =>
  rows.flatMap(({ user_id, isi }) => isi.map(({ nama, dari, ke }) => `${user_id} ${nama}: ${dari} > ${ke}`))

it('a piece: who edited what, and nothing of its moves', async () => {
  const cincin = await tambahCincin(owner)
  const ubahan = async (by = owner) => singkat((await by.call(riwayatBarang, { kode: cincin.kode_barang })).ubahan)
  await gudang.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [cincin.kode_barcode] })
  expect(await ubahan()).toEqual([])
  const { kode_barang, kadar: kadarLama, kadar_cetak } = cincin
  const isian = { kode_barang, nama_atribut: '', kode_intern: '', kadar: kadarLama, kadar_cetak, harga_atribut: rp(0) }
  await gudang.call(editBarang, { ...isian, nama_barang: 'CINCIN UKIR', harga_atribut: rp(500_000) })
  const harga = `${cincin.harga_total.toLocaleString('en-US')} > Rp. ${(cincin.harga_total + 500_000).toLocaleString('en-US')}`
  expect(await ubahan()).toEqual([
    'GUDANG Nama Barang: CINCIN MILANO > CINCIN UKIR',
    'GUDANG Harga Atribut: Rp. 0 > Rp. 500,000',
    `GUDANG Harga Total: Rp. ${harga}`,
  ])
  await gantiSetuju(owner, { kode: cincin.kode_barang, kode_dept: 'CINT', alasan: 'SALAH' })
  expect(await ubahan()).toContain('OWNER Kategori: MM > MT')
})

it('a price: the cost is told to OWN and SU, to others not even that it changed', async () => {
  await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/master-parameter-harga-emas')`)
  const kini = (await owner.call(hargaEmas, {})).find((one) => one.kode_group === 'MM')
  await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: kini?.harga_modal ?? rp(0) })
  await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: rp(2_310_000) })
  const milik = await owner.call(riwayatGroup, { kunci: 'MM', hal: 1 })
  expect(singkat(milik.rows)).toEqual([
    'OWNER Harga Modal: Rp. 2,300,000 > Rp. 2,310,000',
    'OWNER Harga: Rp. 2,350,000 > Rp. 2,400,000',
    'OWNER Harga: - > Rp. 2,350,000',
    'OWNER Persentase: - > 70 %',
    'OWNER Harga Modal: - > Rp. 2,300,000',
  ])
  const lain = await kasir.call(riwayatGroup, { kunci: 'MM', hal: 1 })
  expect(lain.total).toBe(2)
  expect(singkat(lain.rows)).toEqual([
    'OWNER Harga: Rp. 2,350,000 > Rp. 2,400,000',
    'OWNER Harga: - > Rp. 2,350,000',
    'OWNER Persentase: - > 70 %',
  ])
  expect((await owner.call(riwayatGroup, { kunci: 'MM', hal: 2 })).rows).toEqual([])
  await expect(gudang.call(riwayatParameter, { kunci: 'toleransi_berat', hal: 1 })).rejects.toThrow()
})

it('fineness and limits, each from its first value', async () => {
  const { data } = await owner.call(kadar.create, { kode: '19K', persentase: parsePersen(79) })
  const ubah = { body: { kode: '19K', persentase: 79.2 } }
  expect((await owner.send('PUT', `masterkadar/edit/by-kode/${data._id}`, ubah)).status).toBe(200)
  expect(singkat((await gudang.call(riwayatKadar, { kunci: '19K', hal: 1 })).rows)).toEqual([
    'OWNER Persentase: 79 % > 79.2 %',
    'OWNER Persentase: - > 79 %',
  ])
  expect(singkat((await gudang.call(riwayatKadar, { kunci: '16K', hal: 1 })).rows)).toEqual([
    'MIGRASI Persentase: - > 70 %',
  ])
  for (const value of ['0.030', '0.040']) await owner.call(ubahParaSystem, { key: 'toleransi_berat', value })
  expect(singkat((await owner.call(riwayatParameter, { kunci: 'toleransi_berat', hal: 1 })).rows)).toEqual([
    'OWNER Nilai: 0.030 > 0.040',
    'OWNER Nilai: - > 0.030',
  ])
  // A choice by the word that people read, where its own is one of the program.
  for (const value of ['HARI_INI', 'NOTA']) await owner.call(ubahParaSystem, { key: 'beli_dasar', value })
  expect(singkat((await owner.call(riwayatParameter, { kunci: 'beli_dasar', hal: 1 })).rows)).toEqual([
    'OWNER Nilai: HARI INI > NOTA',
    'OWNER Nilai: - > HARI INI',
  ])
})

it('rights: what was given and taken, not that all were written anew', async () => {
  await shop.user(owner, 'BUDI', 'SALES')
  const { menu, aksi, versi } = await owner.call(hakAkses, { id: 'BUDI' })
  await owner.call(simpanHakAkses, { id: 'BUDI', versi, menu: [...menu, '/pindah-barang'], aksi: aksi.slice(1) })
  const { rows } = await owner.call(riwayatHak, { kunci: 'BUDI', hal: 1 })
  expect(aksi[0]).toBe('/dashboard#saksi')
  expect(singkat(rows.slice(0, 1))).toEqual([
    'OWNER Pindah Barang: - > Diberi',
    'OWNER Dashboard, Menyaksikan timbangan dan uang user lain, di layar sendiri atau dengan PIN: Diberi > -',
  ])
  expect(singkat(rows).slice(-2)).toEqual(['OWNER Level: - > SALES', 'OWNER Aktif: - > YA'])
  expect(rows).toHaveLength(3)
})

it('level and activity of a user; those of an OWN are for OWN', async () => {
  const user = await shop.user(owner, 'SITI', 'SALES')
  const su = await shop.user(owner, 'SU', 'SU')
  await owner.call(editUser, { id: 'SITI', user_name: 'SITI', level: 'KASIR', kode_toko: 'TK01' })
  await owner.call(aktifUser, { id: 'SITI', aktif: false })
  const { rows } = await su.call(riwayatHak, { kunci: user.data.user_id, hal: 1 })
  expect(singkat(rows)).toEqual(expect.arrayContaining(['OWNER Level: SALES > KASIR', 'OWNER Aktif: YA > TIDAK']))
  await expect(su.call(riwayatHak, { kunci: 'OWNER', hal: 1 })).rejects.toThrow('Hanya Dikelola OWN')
  expect((await kasir.send('GET', 'riwayat/hak/SITI')).status).toBe(403)
})

it('is written for whoever goes around the server too, and never changed', async () => {
  await tambahCincin(owner)
  await shop.db.run(sql`UPDATE master_group SET harga = harga + 5 WHERE kode_group = 'MT'`)
  expect(singkat((await owner.call(riwayatGroup, { kunci: 'MT', hal: 1 })).rows.slice(0, 1))).toEqual([
    '- Harga: Rp. 2,350,000 > Rp. 2,350,005',
  ])
  for (const tabel of ['riwayat_nilai', 'riwayat_barang'])
    for (const tulis of [`UPDATE ${tabel} SET user_id = 'X'`, `DELETE FROM ${tabel}`, `TRUNCATE ${tabel} CASCADE`])
      await expect(shop.db.pool.query(tulis)).rejects.toThrow(`pada ${tabel} ditolak`)
})

it('keeps every column of a piece but what moves it and names it', async () => {
  const columns = async (tabel: string) =>
    (
      await shop.db.rows<{ c: string }>(
        sql`SELECT column_name::text AS c FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${tabel}`,
      )
    ).map(({ c }) => c)
  const kept = await columns('riwayat_barang')
  // biome-ignore format: a list to be read at a glance
  const apart = new Set([
    'kode_barang', 'kode_barcode', 'kode_toko', 'kode_baki', 'status_barang', 'versi', 'no_tambah', 'no_datang', 'no_pesanan',
    'tujuan', 'dibuat_pada', 'kode_intern', 'barcode_lama', 'tag_id', 'berat_awal', 'berat_susut', 'susut_tukang',
  ])
  expect((await columns('barang')).filter((one) => !kept.includes(one) && !apart.has(one))).toEqual([])
})
