import { namaHak } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFeatures } from '../../features.ts'
import { MENU } from '../../menu.ts'
import { saya } from '../sesi/sesi.contract.ts'
import { hakAkses, hakHilang, menuDikenal, templateLevel, tutupHakHilang } from './hak-akses.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
/** A cashier who manages rights, and has two menus besides. */
let kepala: User

const MILIK_KEPALA = ['/hak-akses-users', '/master-baki', '/master-gudang']

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await shop.toko(owner, 'TK02')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  kepala = await shop.user(owner, 'KEPALA', 'KASIR')
  await simpan('KASIR', [])
  await simpan('KEPALA', MILIK_KEPALA)
})
afterAll(() => shop.close())

/** A menu with everything that may be done on it. */
const penuh = (menu: readonly string[]) =>
  menu
    .flatMap((path) => Object.keys(MENU.find((one) => one.path === path)?.aksi ?? {}).map((one) => namaHak(path, one)))
    .toSorted()
const simpan = (id: string, menu: readonly string[], by: User = owner, more: object = {}) =>
  by.send('PUT', `hak-akses/user/${id}`, { body: { menu, aksi: penuh(menu), ...more } })
const template = (level: string, menu: readonly string[], terapkan: boolean, by: User = owner) =>
  by.send('PUT', `hak-akses/template/${level}`, { body: { menu, aksi: penuh(menu), terapkan } })
const menuOf = async (id: string) => (await owner.call(hakAkses, { id })).menu
let urut = 0
const tambahGudang = (by: User) => {
  urut += 1
  return by.send('POST', 'gudang/add', { body: { kode_gudang: `G${urut}`, nama_gudang: 'G' } })
}

describe('the known menus', () => {
  it('are the screens and what may be done on them', async () => {
    const { menu, aksi } = await owner.call(menuDikenal, {})
    expect(menu).toEqual(expect.arrayContaining(['/dashboard', '/data-users', '/hak-akses-users', '/master-baki']))
    expect(new Set(menu).size).toBe(menu.length)
    expect(aksi).toContainEqual({ hak: '/kirim-barang#batal', text: 'Membatalkan kiriman yang belum diterima' })
    expect(aksi.every(({ text }) => text !== '')).toBe(true)
  })

  it('hold every action that a write asks for', async () => {
    const { aksi } = await owner.call(menuDikenal, {})
    const asked = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) =>
      routes.flatMap(({ endpoint: { access, aksi: one } }) =>
        typeof access === 'string' || one === null ? [] : access.map((menu) => namaHak(menu, one)),
      ),
    )
    expect(new Set(asked)).toEqual(new Set(aksi.map(({ hak }) => hak)))
  })

  it('hold every menu of every template, so that none is given for nothing', async () => {
    const { menu } = await owner.call(menuDikenal, {})
    const rows = await shop.db.rows<{ menu_name: string }>(sql`SELECT DISTINCT menu_name FROM menu_template`)
    expect(rows.map((row) => row.menu_name).filter((one) => !menu.includes(one))).toEqual([])
  })
})

describe('every screen of the sidebar', () => {
  it('can be given to a user, but those of the owners alone', async () => {
    const { menu } = await owner.call(menuDikenal, {})
    const entries = MENU.filter(({ below, levels }) => !below && !levels?.includes('OWN')).map(({ path }) => path)
    expect(entries.length).toBeGreaterThan(20)
    expect(entries.filter((path) => !menu.includes(path))).toEqual(['/api/docs'])
  })
})

describe('the rights of a user', () => {
  it('count from his next request on, and are gone from the next one on; his browser is told the same', async () => {
    await simpan('KASIR', [])
    expect((await tambahGudang(kasir)).status).toBe(403)
    expect((await kasir.call(saya, {})).menu).toEqual([])
    expect((await simpan('kasir', ['/master-gudang', '/master-baki'])).json).toMatchObject({
      message: 'Data Berhasil Disimpan',
    })
    expect((await tambahGudang(kasir)).status).toBe(200)
    expect((await kasir.call(saya, {})).menu).toEqual([{ menu_name: '/master-baki' }, { menu_name: '/master-gudang' }])
    await simpan('KASIR', ['/master-baki'])
    expect((await tambahGudang(kasir)).status).toBe(403)
    expect(await menuOf('KASIR')).toEqual(['/master-baki'])
  })

  it('are not overwritten by a stale edit', async () => {
    const { versi } = await owner.call(hakAkses, { id: 'KASIR' })
    expect((await simpan('KASIR', [], owner, { versi })).json).toMatchObject({ versi: versi + 1 })
    expect(await simpan('KASIR', ['/master-baki'], owner, { versi })).toMatchObject({
      status: 409,
      text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang',
    })
  })

  it('name known menus only', async () => {
    expect(await simpan('KASIR', ['/tidak-ada'])).toMatchObject({ status: 422, text: 'Menu /tidak-ada Tidak Dikenal' })
    // What a former version knew stays until somebody takes it.
    await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/dulu-ada')`)
    expect((await simpan('KASIR', ['/dulu-ada', '/master-baki'])).status).toBe(200)
    expect((await simpan('KASIR', ['/master-baki'])).status).toBe(200)
    expect((await simpan('KASIR', ['/dulu-ada'])).status).toBe(422)
  })

  it('need no list for OWN and SU, who pass everywhere', async () => {
    await shop.user(owner, 'SU', 'SU')
    const text = 'Level OWN Dan SU Memakai Semua Menu'
    expect(await simpan('SU', ['/master-baki'])).toMatchObject({ status: 422, text })
    expect(await template('OWN', [], false)).toMatchObject({ status: 422, text })
  })
})

describe('seeing is not doing', () => {
  const aksiOf = async (id: string) => (await owner.call(hakAkses, { id })).aksi

  it('a screen without its actions is read and nothing is written there', async () => {
    await simpan('KASIR', ['/master-gudang'], owner, { aksi: [] })
    expect(await tambahGudang(kasir)).toMatchObject({
      status: 403,
      text: 'Anda Hanya Boleh Melihat Di Sini, Minta OWN Atau SU Memberi Hak Untuk Melakukannya',
    })
    await simpan('KASIR', ['/master-gudang'], owner, { aksi: ['/master-gudang#tambah'] })
    expect((await tambahGudang(kasir)).status).toBe(200)
    const hapus = () => kasir.send('DELETE', 'gudang/delete/by-kode-gudang/G99')
    expect((await hapus()).status).toBe(403)
    await simpan('KASIR', ['/master-gudang'])
    expect((await hapus()).status).toBe(404)
    expect((await kasir.call(saya, {})).aksi).toEqual(await aksiOf('KASIR'))
  })

  it('an action is given with its menu only, and goes with it', async () => {
    expect(await simpan('KASIR', ['/master-baki'], owner, { aksi: ['/master-gudang#tambah'] })).toMatchObject({
      status: 422,
      text: 'Hak /master-gudang#tambah Perlu Menunya',
    })
    expect(await simpan('KASIR', ['/master-baki'], owner, { aksi: ['/master-baki#jual'] })).toMatchObject({
      status: 422,
      text: 'Hak /master-baki#jual Tidak Dikenal',
    })
    await simpan('KASIR', [])
    expect(await aksiOf('KASIR')).toEqual([])
  })

  it('what OWN and SU alone do can be given to nobody', async () => {
    await simpan('KASIR', ['/master-tukang', '/settingsystem', '/data-users', '/hak-akses-users'])
    expect(await aksiOf('KASIR')).toEqual([])
    const tukang = { kode_tukang: 'T9', nama_tukang: 'X', alamat: '', no_hp: '' }
    expect((await kasir.send('POST', 'tukang/add', { body: tukang })).status).toBe(403)
    const para = { value: '100000' }
    expect((await kasir.send('PUT', 'para-system/key/toleransi_berat', { body: para })).status).toBe(403)
    expect((await simpan('KEPALA', [], kasir)).status).toBe(403)
    expect((await template('KASIR', [], false, kasir)).status).toBe(403)
  })
})

describe('others than OWN and SU', () => {
  it('look at rights of their shop, below OWN and SU, and change none', async () => {
    await shop.user(owner, 'JAUH', 'KASIR', 'TK02')
    await simpan('KASIR', [])
    expect((await simpan('KASIR', ['/master-baki'], kepala)).status).toBe(403)
    expect((await kepala.send('GET', 'hak-akses/user/KASIR')).status).toBe(200)
    expect((await kepala.send('GET', 'hak-akses/user/OWNER')).text).toBe('User OWNER Berlevel OWN, Hanya Dikelola OWN')
    expect((await kepala.send('GET', 'hak-akses/user/JAUH')).text).toBe('User JAUH Milik Toko TK02')
    expect((await kasir.send('GET', 'hak-akses/user/KEPALA')).status).toBe(403)
  })
})

describe('what was lost when rights became finer', () => {
  it('is told to OWN once, and given back by his tick', async () => {
    await simpan('KASIR', ['/kirim-barang'], owner, { aksi: [] })
    const rows = sql`INSERT INTO hak_hilang VALUES ('KASIR', '/kirim-barang', 'simpan'), ('KASIR', '/kirim-barang', 'batal')`
    await shop.db.run(rows)
    expect((await owner.call(hakHilang, {})).map(({ user_id, hak }) => `${user_id} ${hak}`)).toEqual([
      'KASIR /kirim-barang#batal',
      'KASIR /kirim-barang#simpan',
    ])
    const kembali = [{ user_id: 'KASIR', hak: '/kirim-barang#simpan' }]
    const su = await shop.login('SU')
    expect((await su.send('POST', 'hak-akses/hilang', { body: { kembali } })).status).toBe(403)
    const lain = [{ user_id: 'KASIR', hak: '/cucian#kirim' }]
    expect((await owner.send('POST', 'hak-akses/hilang', { body: { kembali: lain } })).status).toBe(409)
    await owner.call(tutupHakHilang, { kembali })
    expect((await owner.call(hakAkses, { id: 'KASIR' })).aksi).toEqual(['/kirim-barang#simpan'])
    expect(await owner.call(hakHilang, {})).toEqual([])
  })

  it('is not given back where a template has taken it since', async () => {
    await shop.db.run(sql`INSERT INTO hak_hilang VALUES ('KASIR', '/kirim-barang', 'batal')`)
    await template('KASIR', ['/kirim-barang'], true)
    expect(await owner.call(hakHilang, {})).toEqual([])
  })
})

describe('the template of a level', () => {
  it('goes to new users, and to all of the level when told so, each with a trace', async () => {
    const a = await shop.user(owner, 'SALES1', 'SALES')
    expect((await template('SALES', ['/master-baki'], false)).json).toEqual({ message: 'Data Berhasil Disimpan' })
    expect(await menuOf('SALES1')).not.toEqual(['/master-baki'])
    await shop.user(owner, 'SALES2', 'SALES', 'TK02')
    expect(await menuOf('SALES2')).toEqual(['/master-baki'])
    expect(await owner.call(templateLevel, { level: 'SALES' })).toEqual({
      level: 'SALES',
      menu: ['/master-baki'],
      aksi: penuh(['/master-baki']),
      users: 2,
    })
    expect((await tambahGudang(a)).status).toBe(403)
    expect((await template('SALES', ['/master-gudang'], true)).json).toEqual({
      message: 'Template Diterapkan Ke 2 User',
    })
    expect((await tambahGudang(a)).status).toBe(200)
    expect(await menuOf('SALES2')).toEqual(['/master-gudang'])
    const trail = await shop.db.rows(sql`
      SELECT dokumen, sebelum -> 'menu' AS dari, sesudah -> 'menu' AS ke FROM audit_log
      WHERE aksi = 'PUT hak-akses/template/{level}' AND dokumen IN ('SALES', 'SALES2') ORDER BY id`)
    expect(trail).toEqual([
      { dokumen: 'SALES', dari: expect.any(Array), ke: ['/master-baki'] },
      { dokumen: 'SALES', dari: ['/master-baki'], ke: ['/master-gudang'] },
      { dokumen: 'SALES2', dari: ['/master-baki'], ke: ['/master-gudang'] },
    ])
  })

  it('is refused for a level that does not exist, and for menus that do not', async () => {
    expect(await template('RAJA', [], false)).toMatchObject({ status: 404, text: 'Level RAJA Tidak Ada' })
    expect((await owner.send('GET', 'hak-akses/template/RAJA')).status).toBe(404)
    expect((await template('SALES', ['/x'], false)).text).toBe('Menu /x Tidak Dikenal')
    expect((await owner.send('PUT', 'hak-akses/template/SALES', { body: { terapkan: true } })).text).toBe(
      'Menu Harus Dipilih, Hak Harus Dipilih',
    )
  })
})
