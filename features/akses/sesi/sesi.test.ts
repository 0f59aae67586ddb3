import { Caller } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listUsers } from '../users/users.contract.ts'
import { changePassword, login, logout, pindahToko } from './sesi.contract.ts'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

describe('users/login', () => {
  it('answers the stored user data, case of the user id does not matter', async () => {
    const data = await new Caller(shop.app).call(login, { user_id: 'owner', password: PASSWORD })
    expect(data).toMatchObject({
      user_id: 'OWNER',
      level: 'OWN',
      kode_toko: 'TK01',
      nama_toko: 'KENCANA JAYA',
      tgl_system: '2026-03-02',
      hari_ini: '2026-03-02',
      menu: [],
    })
  })

  it('refuses a wrong password and an unknown user with the same sentence', async () => {
    const body = { user_id: 'OWNER', password: 'salah' }
    const wrong = await new Caller(shop.app).send('POST', 'users/login', { body })
    const unknown = await new Caller(shop.app).send('POST', 'users/login', { body: { ...body, user_id: 'SIAPA' } })
    expect(wrong).toMatchObject({ status: 401, text: 'User ID Atau Password Salah' })
    expect(unknown).toMatchObject({ status: 401, text: wrong.text })
  })

  it('never upper-cases a password', async () => {
    const body = { user_id: 'OWNER', password: PASSWORD.toUpperCase() }
    expect((await new Caller(shop.app).send('POST', 'users/login', { body })).status).toBe(401)
  })

  it('is not kept from a user by a stranger who guesses from elsewhere', async () => {
    await shop.user(owner, 'TARGET', 'KASIR')
    const payload = { user_id: 'TARGET', password: 'salah' }
    const from = (remoteAddress: string, password: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        remoteAddress,
        payload: { ...payload, password },
      })
    for (let i = 0; i < 10; i += 1) await from('203.0.113.7', 'salah')
    expect((await from('203.0.113.7', PASSWORD)).statusCode).toBe(429)
    expect((await from('198.51.100.20', PASSWORD)).statusCode).toBe(200)
  })

  it('locks a user for 15 minutes after ten wrong passwords', async () => {
    await shop.user(owner, 'LUPA', 'KASIR')
    const body = { user_id: 'LUPA', password: 'salah' }
    for (let i = 0; i < 10; i += 1) await new Caller(shop.app).send('POST', 'users/login', { body })
    const right = { body: { user_id: 'LUPA', password: PASSWORD } }
    expect((await new Caller(shop.app).send('POST', 'users/login', right)).text).toBe(
      'Terkunci Karena 10 Kali Salah Password, Coba Lagi Setelah 15 Menit',
    )
    shop.clock.walk(16 / 1440)
    expect((await new Caller(shop.app).send('POST', 'users/login', right)).status).toBe(200)
  })
})

describe('the lock', () => {
  const wrong = { body: { user_id: 'PARALEL', password: 'salah' } }
  const send = (options: object) => new Caller(shop.app).send('POST', 'users/login', options)

  it('counts attempts that come at once', async () => {
    await shop.user(owner, 'PARALEL', 'KASIR')
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(wrong)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    shop.clock.walk(16 / 1440)
  })

  it('lasts 15 minutes from the tenth wrong one on, however long the ten took', async () => {
    await shop.user(owner, 'LAMBAT', 'KASIR')
    const slow = (password: string) => send({ body: { user_id: 'LAMBAT', password } })
    for (let i = 0; i < 9; i += 1) await slow('salah')
    shop.clock.walk(14 / 1440)
    await slow('salah')
    shop.clock.walk(14 / 1440)
    expect((await slow(PASSWORD)).status).toBe(429)
    shop.clock.walk(2 / 1440)
    expect((await slow(PASSWORD)).status).toBe(200)
  })

  it('guards a change of password as well', async () => {
    const user = await shop.user(owner, 'TILL', 'KASIR')
    const change = (password: string) =>
      user.send('PUT', 'users/change-password', { body: { password, new_password: 'barubaru1' } })
    for (let i = 0; i < 10; i += 1) expect((await change('salah')).text).toBe('Password Lama Salah')
    expect((await change(PASSWORD)).status).toBe(429)
    expect((await shop.login('TILL')).data.user_id).toBe('TILL')
  })
})

describe('an address', () => {
  it('that tries to log in too often is told to wait', async () => {
    const busy = await openShop([], 4, 3)
    const attempt = () => new Caller(busy.app).send('POST', 'users/login', { body: { user_id: 'X', password: 'y' } })
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect(answers[3]?.text).toBe('Terlalu Banyak Percobaan, Silahkan Coba Lagi Nanti')
    await busy.close()
  })
})

describe('a session', () => {
  it('is refused without token, with a forged one, and after logout', async () => {
    const kasir = await shop.user(owner, 'K1', 'KASIR')
    expect(await new Caller(shop.app).send('GET', 'users/get/all')).toMatchObject({
      status: 401,
      text: 'Invalid Token.',
    })
    const forged = new Caller(shop.app, `${kasir.token.slice(0, -4)}AAAA`)
    expect(await forged.send('GET', 'users/get/all')).toMatchObject({ status: 401, text: 'Invalid Token.' })
    await kasir.call(logout, { user_id: 'K1' })
    expect(await kasir.send('GET', 'users/get/all')).toMatchObject({ status: 401, text: 'Invalid Token.' })
  })

  it('works with a Bearer header too', async () => {
    const answer = await shop.app.inject({ url: '/api/v1/tokos', headers: { authorization: `Bearer ${owner.token}` } })
    expect(answer.statusCode).toBe(200)
  })

  it('ends by itself after seven days', async () => {
    const kasir = await shop.user(owner, 'LAMA', 'KASIR')
    shop.clock.walk(6)
    expect((await kasir.send('GET', 'tokos')).status).toBe(200)
    shop.clock.walk(1.1)
    expect(await kasir.send('GET', 'tokos')).toMatchObject({ status: 401, text: 'Invalid Token.' })
    shop.clock.walk(-7.1)
  })

  it('is not opened with a password that was changed while the login waited', async () => {
    await shop.toko(owner, 'TK05')
    const user = await shop.user(owner, 'TUNGGU', 'KASIR', 'TK05')
    const held = await shop.db.pool.connect()
    await held.query("BEGIN; SELECT pg_advisory_xact_lock(1, hashtext('TK05'))")
    const late = new Caller(shop.app).send('POST', 'users/login', { body: { user_id: 'TUNGGU', password: PASSWORD } })
    await expect
      .poll(
        async () =>
          (await shop.db.pool.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount,
      )
      .toBe(1)
    await shop.db.pool.query("UPDATE users SET password_hash = 'lain' WHERE user_id = 'TUNGGU'")
    await held.query('COMMIT')
    held.release()
    expect(await late).toMatchObject({ status: 401, text: 'User ID Atau Password Salah' })
    expect(user.data.kode_toko).toBe('TK05')
  })

  it('cannot log somebody else out', async () => {
    const kasir = await shop.user(owner, 'K2', 'KASIR')
    expect(await kasir.send('PUT', 'users/logout', { body: { user_id: 'OWNER' } })).toMatchObject({ status: 403 })
  })
})

describe('users/change-password', () => {
  it('asks for the old one, ends the other sessions, and keeps this one', async () => {
    const here = await shop.user(owner, 'GANTI', 'KASIR')
    const there = await shop.login('GANTI')
    const wrong = await here.send('PUT', 'users/change-password', {
      body: { password: 'x', new_password: 'barubaru1' },
    })
    expect(wrong).toMatchObject({ status: 422, text: 'Password Lama Salah' })
    const answer = await here.call(changePassword, { password: PASSWORD, new_password: 'barubaru1' })
    expect(answer.message).toBe('Password Berhasil Diubah')
    expect((await there.send('GET', 'tokos')).status).toBe(401)
    expect((await here.send('GET', 'tokos')).status).toBe(200)
    expect((await shop.login('GANTI', 'barubaru1')).data.user_id).toBe('GANTI')
  })

  it('answers POST like PUT', async () => {
    const user = await shop.user(owner, 'GANTI2', 'KASIR')
    const body = { password: PASSWORD, new_password: 'pendek' }
    expect(await user.send('POST', 'users/change-password', { body })).toMatchObject({
      status: 400,
      text: 'Password Baru Paling Sedikit 8 Huruf',
    })
  })
})

describe('users/pindah-toko', () => {
  it('gives OWN a session of the other shop and ends the old one', async () => {
    await shop.toko(owner, 'TK02')
    const before = await shop.login('OWNER')
    const data = await before.call(pindahToko, { kode_toko: 'TK02' })
    expect(data.kode_toko).toBe('TK02')
    expect((await before.send('GET', 'tokos')).status).toBe(401)
    expect((await new Caller(shop.app, data.token).call(listUsers, {})).length).toBeGreaterThan(1)
    const trace = await shop.db.pool.query(
      "SELECT user_id FROM audit_log WHERE kode_toko = 'TK02' AND aksi = 'POST users/pindah-toko'",
    )
    expect(trace.rows).toEqual([{ user_id: 'OWNER' }])
  })

  it('is refused to others, and for a shop that does not exist', async () => {
    const kasir = await shop.user(owner, 'K3', 'KASIR')
    expect((await kasir.send('POST', 'users/pindah-toko', { body: { kode_toko: 'TK02' } })).status).toBe(403)
    const unknown = await owner.send('POST', 'users/pindah-toko', { body: { kode_toko: 'TK99' } })
    expect(unknown).toMatchObject({ status: 404, text: 'Toko TK99 Tidak Ada' })
  })
})
