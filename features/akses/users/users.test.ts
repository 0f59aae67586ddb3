import { sql } from '@kencana/database'
import { Caller } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kelolaUsers, sesiUser } from './users.contract.ts'

let shop: TestShop
let owner: User
let su: User
/** A cashier to whom the owner gave Data Users. */
let kepala: User
/** What adding DEWI was answered. */
let added: Awaited<ReturnType<typeof add>>

const body = { user_id: 'dewi', user_name: 'Dewi Anggraini', level: 'KASIR', kode_toko: 'TK01', password: PASSWORD }
const add = (more: object = {}, by: User = owner) => by.send('POST', 'users', { body: { ...body, ...more } })
const edit = (id: string, more: object = {}, by: User = owner) =>
  by.send('PUT', `users/edit/${id}`, { body: { user_name: id, level: 'KASIR', kode_toko: 'TK01', ...more } })
const aktif = (id: string, ya: boolean, by: User = owner) =>
  by.send('PUT', `users/aktif/${id}`, { body: { aktif: ya } })
const reset = (id: string, by: User = owner) =>
  by.send('PUT', `users/reset-password/${id}`, { body: { password: 'barubaru1' } })
const keluarkan = (id: string, sesi: string | null, by: User = owner) =>
  by.send('PUT', `users/sesi/${id}/keluarkan`, { body: { sesi } })
const menuOf = async (user_id: string) =>
  (
    await shop.db.rows<{ menu_name: string }>(
      sql`SELECT menu_name FROM hak_akses WHERE user_id = ${user_id} ORDER BY menu_name`,
    )
  ).map(({ menu_name }) => menu_name)
const beri = (user_id: string, menu: string) => shop.db.run(sql`INSERT INTO hak_akses VALUES (${user_id}, ${menu})`)
const status = async (user: User) => (await user.send('GET', 'tokos')).status

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await shop.toko(owner, 'TK02')
  su = await shop.user(owner, 'SU', 'SU')
  kepala = await shop.user(owner, 'KEPALA', 'KASIR')
  await shop.db.run(sql`DELETE FROM hak_akses WHERE user_id = 'KEPALA'`)
  for (const menu of ['/data-users', '/master-baki']) await beri('KEPALA', menu)
  added = await add()
})
afterAll(() => shop.close())

describe('a new user', () => {
  it('has an id in upper case and a password as typed', async () => {
    expect(added.json).toMatchObject({
      message: 'Data Berhasil Disimpan',
      data: { user_id: 'DEWI', aktif: true },
    })
    expect((await shop.login('Dewi')).data.user_name).toBe('DEWI ANGGRAINI')
  })

  it.each([
    [{}, 409, 'User ID DEWI Sudah Ada'],
    [{ user_id: 'DeWi' }, 409, 'User ID DEWI Sudah Ada'],
    [{ user_id: 'X', level: 'RAJA' }, 422, 'Level RAJA Tidak Ada'],
    [{ user_id: 'X', kode_toko: 'TK99' }, 422, 'Toko TK99 Tidak Ada'],
    [{ user_id: 'X', password: 'pendek' }, 400, 'Password Paling Sedikit 8 Huruf'],
    [{ user_id: 'X', level: '' }, 400, 'Level Harus Dipilih'],
  ])('is refused with %o', async (more, status, text) => {
    expect(await add(more)).toMatchObject({ status, text })
  })

  it('has an id of plain letters', async () => {
    const text = 'User ID Hanya Boleh Huruf, Angka Dan . - _'
    for (const user_id of ['\uff2fWN', '\u041eWN', '<B>X</B>', 'DUA KATA'])
      expect((await add({ user_id })).text).toBe(text)
    for (const user_id of ['OWNER\u200b', 'OWNER\u202e', 'OW\u00adNER'])
      expect(await add({ user_id })).toMatchObject({ status: 400, text })
    // Invisible ones are taken nowhere, in no text.
    expect((await add({ user_id: 'X', user_name: 'PEMILIK\u200b' })).text).toBe(
      'Isian user_name Berisi Huruf Yang Tidak Terlihat',
    )
    expect((await add({ user_id: 'dewi.2-b_c' })).status).toBe(200)
  })

  it('of level OWN or SU is made by OWN alone, any other by OWN and SU', async () => {
    for (const level of ['OWN', 'SU'])
      expect(await add({ user_id: 'Y', level }, su)).toMatchObject({
        status: 403,
        text: `Level ${level} Hanya Diberi OWN`,
      })
    expect((await add({ user_id: 'Y', level: 'SALES' }, su)).status).toBe(200)
    // Whoever may look at users makes none: a second person of his own would agree to whatever he does.
    expect((await add({ user_id: 'PUPPET' }, kepala)).status).toBe(403)
  })

  it('gets menus and actions of its level', async () => {
    expect((await add({ user_id: 'G1', level: 'GUDANG' })).status).toBe(200)
    expect(await menuOf('G1')).toContain('/master-group')
    const aksi = await shop.db.rows(sql`SELECT aksi FROM hak_aksi WHERE user_id = 'G1' AND menu_name = '/kirim-barang'`)
    expect(aksi).toHaveLength(2)
  })
})

describe('an edit', () => {
  it('changes name, level and shop, and refuses a stale one', async () => {
    await add({ user_id: 'ubah' })
    const saved = (await edit('ubah', { user_name: 'Baru', level: 'SALES', versi: 1 })).json
    expect(saved).toMatchObject({ message: 'Data Berhasil Diedit', data: { user_name: 'BARU', versi: 2 } })
    expect(await edit('UBAH', { versi: 1 })).toMatchObject({
      status: 409,
      text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang',
    })
    expect(await edit('HILANG')).toMatchObject({ status: 404, text: 'User HILANG Tidak Ada' })
  })

  it('to another level gives its menus and ends the sessions; a new name ends none', async () => {
    const user = await shop.user(owner, 'NAIK', 'KASIR')
    await edit('NAIK', { user_name: 'NAMA' })
    expect(await status(user)).toBe(200)
    expect((await edit('NAIK', { level: 'GUDANG' })).status).toBe(200)
    expect(await status(user)).toBe(401)
    expect(await menuOf('NAIK')).toContain('/master-group')
    const there = await shop.login('NAIK')
    await edit('NAIK', { level: 'GUDANG', kode_toko: 'TK02' })
    expect(await status(there)).toBe(401)
  })

  it('never touches OWN and SU but by OWN, nor one’s own level', async () => {
    expect(await edit('OWNER', {}, su)).toMatchObject({
      status: 403,
      text: 'User OWNER Berlevel OWN, Hanya Dikelola OWN',
    })
    expect((await edit('SU', { level: 'SU' }, su)).text).toBe('User SU Berlevel SU, Hanya Dikelola OWN')
    expect((await edit('DEWI', {}, kepala)).status).toBe(403)
    expect((await edit('DEWI', { level: 'SU' }, su)).text).toBe('Level SU Hanya Diberi OWN')
    expect((await edit('DEWI', { level: 'OWN' }, su)).text).toBe('Level OWN Hanya Diberi OWN')
    expect(await edit('OWNER', { level: 'SU' })).toMatchObject({ status: 422, text: 'Level Sendiri Tidak Bisa Diubah' })
    expect((await edit('OWNER', { level: 'OWN', user_name: 'PEMILIK' })).status).toBe(200)
  })
})

describe('deactivating', () => {
  it('ends the sessions at once and the login until he is active again', async () => {
    const user = await shop.user(owner, 'PERGI', 'KASIR')
    expect((await aktif('pergi', false)).json).toMatchObject({
      message: 'User PERGI Dinonaktifkan',
      data: { aktif: false },
    })
    expect(await status(user)).toBe(401)
    const login = new Caller(shop.app).send('POST', 'users/login', { body: { user_id: 'PERGI', password: PASSWORD } })
    expect((await login).status).toBe(401)
    expect(await aktif('PERGI', false)).toMatchObject({ status: 409, text: 'User PERGI Sudah Nonaktif' })
    expect((await aktif('PERGI', true)).status).toBe(200)
    expect(await status(user)).toBe(401)
    expect((await shop.login('PERGI')).data.user_id).toBe('PERGI')
  })

  it('is refused for oneself and for a level above', async () => {
    expect(await aktif('OWNER', false)).toMatchObject({ status: 422, text: 'User Sendiri Tidak Bisa Dinonaktifkan' })
    expect((await aktif('OWNER', false, su)).status).toBe(403)
    expect((await aktif('DEWI', false, kepala)).status).toBe(403)
  })

  it('leaves one OWN even when two owners do it to each other at once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const a = await shop.user(owner, `A${i}`, 'OWN')
      const b = await shop.user(owner, `B${i}`, 'OWN')
      await shop.db.run(
        sql`UPDATE users SET aktif = false WHERE level = 'OWN' AND user_id NOT IN (${`A${i}`}, ${`B${i}`})`,
      )
      const answers = await Promise.all([aktif(`B${i}`, false, a), edit(`A${i}`, { level: 'KASIR' }, b)])
      expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
      expect(answers.find((one) => one.status !== 200)?.text).toMatch(
        /^(OWN Terakhir Yang Aktif Tidak Bisa |Invalid Token)/,
      )
      const left = await shop.db.rows(sql`SELECT 1 FROM users WHERE level = 'OWN' AND aktif`)
      expect(left).toHaveLength(1)
      await shop.db.run(sql`UPDATE users SET aktif = user_id = 'OWNER' WHERE level = 'OWN'`)
    }
  })
})

describe('a new password', () => {
  it('is given by OWN and SU, ends the sessions and the lock, and is nowhere in the audit trail', async () => {
    const user = await shop.user(owner, 'LUPA', 'KASIR')
    for (let i = 0; i < 10; i += 1)
      await new Caller(shop.app).send('POST', 'users/login', { body: { user_id: 'LUPA', password: 'salah' } })
    expect((await reset('lupa', su)).json).toEqual({ message: 'Password Berhasil Diubah' })
    expect(await status(user)).toBe(401)
    expect((await shop.login('LUPA', 'barubaru1')).data.user_id).toBe('LUPA')
    const trail = await shop.db.rows<{ isi: string }>(
      sql`SELECT a::text AS isi FROM audit_log a WHERE dokumen = 'LUPA'`,
    )
    expect(trail.map(({ isi }) => isi).join()).not.toContain('barubaru1')
  })

  it('is refused to others, for a level above, and for oneself', async () => {
    expect((await reset('DEWI', kepala)).status).toBe(403)
    expect(await reset('OWNER', su)).toMatchObject({ status: 403 })
    expect(await reset('OWNER')).toMatchObject({
      status: 422,
      text: 'Password Sendiri Diganti Lewat Ganti Password',
    })
  })
})

describe('sessions', () => {
  it('are listed with device and day, and ended one by one or all', async () => {
    const first = await shop.user(owner, 'RAMAI', 'KASIR')
    const second = await shop.login('RAMAI')
    const list = await owner.call(sesiUser, { id: 'RAMAI' })
    expect(list).toMatchObject([{ kode_toko: 'TK01', tgl_system: '2026-03-02', ini: false }, { ini: false }])
    const newest = list[0]?._id ?? ''
    expect((await keluarkan('RAMAI', newest)).json).toEqual({ message: '1 Sesi Dikeluarkan' })
    expect([await status(first), await status(second)].toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await keluarkan('RAMAI', newest)).toMatchObject({ status: 404, text: 'Sesi User RAMAI Sudah Berakhir' })
    expect((await keluarkan('RAMAI', null)).status).toBe(200)
    expect(await owner.call(sesiUser, { id: 'RAMAI' })).toEqual([])
  })

  it('of one’s own: the others yes, this one not; of a level above none', async () => {
    const here = await shop.login('OWNER')
    const there = await shop.login('OWNER')
    const mine = (await here.call(sesiUser, { id: 'OWNER' })).find(({ ini }) => ini)?._id ?? ''
    expect(await keluarkan('OWNER', mine, here)).toMatchObject({
      status: 422,
      text: 'Sesi Ini Sedang Dipakai, Gunakan Logout',
    })
    expect((await keluarkan('OWNER', null, here)).status).toBe(200)
    expect([await status(here), await status(there)]).toEqual([200, 401])
    owner = here
    expect((await su.send('GET', 'users/sesi/OWNER')).status).toBe(403)
    expect((await keluarkan('OWNER', null, su)).status).toBe(403)
  })
})

describe('levels', () => {
  it('are rows: a new one has a name and can be given at once', async () => {
    const level = { level: 'audit', nama_level: 'Pemeriksa' }
    const made = await owner.send('POST', 'users/level/add', { body: level })
    expect(made.json).toMatchObject({ data: { level: 'AUDIT', nama_level: 'PEMERIKSA' } })
    expect(await owner.send('POST', 'users/level/add', { body: level })).toMatchObject({
      status: 409,
      text: 'Level AUDIT Sudah Ada',
    })
    expect((await kepala.send('POST', 'users/level/add', { body: { ...level, level: 'X' } })).status).toBe(403)
    expect((await add({ user_id: 'P1', level: 'AUDIT' })).status).toBe(200)
    const all = (await kepala.send('GET', 'users/level/get/all')).json as { level: string }[]
    expect(all.map((one) => one.level).slice(0, 3)).toEqual(['OWN', 'SU', 'AUDIT'])
  })
})

describe('the lists', () => {
  it('hold nothing secret', async () => {
    const rows = (await owner.send('GET', 'users/get/all')).json as object[]
    expect(Object.keys(rows[0] ?? {})).toEqual(['_id', 'user_id', 'user_name', 'level', 'kode_toko', 'aktif'])
  })

  it('show those who manage why they may not, others than OWN and SU their own shop only', async () => {
    const all = await owner.call(kelolaUsers, {})
    expect(all.every((row) => row.larangan === '')).toBe(true)
    expect(all.find((row) => row.user_id === 'OWNER')).toMatchObject({
      nama_level: 'PEMILIK',
      terakhir: '2026-03-02',
      sesi: 1,
    })
    const seen = await kepala.call(kelolaUsers, {})
    expect(seen.some((row) => row.kode_toko !== 'TK01')).toBe(false)
    expect(seen.every((row) => row.larangan === 'User Hanya Dikelola OWN Dan SU')).toBe(true)
    expect((await (await shop.login('DEWI')).send('GET', 'users/get/kelola')).status).toBe(403)
  })

  it('leave before and after in the audit trail', async () => {
    await add({ user_id: 'TERCATAT', level: 'GUDANG' })
    await edit('TERCATAT', { level: 'SALES' })
    const trail = await shop.db.rows(sql`
      SELECT aksi, sebelum ->> 'level' AS dari, sesudah ->> 'level' AS ke FROM audit_log
      WHERE dokumen = 'TERCATAT' ORDER BY id`)
    expect(trail).toEqual([
      { aksi: 'POST users', dari: null, ke: 'GUDANG' },
      { aksi: 'PUT users/edit/{id}', dari: 'GUDANG', ke: 'SALES' },
    ])
  })
})
