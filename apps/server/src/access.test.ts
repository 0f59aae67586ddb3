/** Generated from the endpoint list, so that no call can be forgotten: who may not ask gets nothing. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { Caller, TokenSigner } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFeatures } from '../../../features/features.ts'
import { tambahKunciBaca } from '../../../features/luar/kunci-baca/kunci-baca.contract.ts'

const endpoints = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) =>
  routes.map(({ endpoint }) => endpoint),
)
const name = (endpoint: Endpoint) => `${endpoint.methods.join('|')} ${endpoint.path}`
const guarded = endpoints
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => [name(endpoint), endpoint] as const)
const restricted = guarded.filter(([, { access }]) => access !== 'session' && access !== 'service')

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await shop.user(owner, 'KASIR', 'KASIR')
  // A user to whom no screen was given.
  await shop.db.run(sql`DELETE FROM hak_akses WHERE user_id = 'KASIR'`)
})
afterAll(() => shop.close())

const ask = (endpoint: Endpoint, token: string) => {
  const path = endpoint.path.replace(/\{\w+\}/g, randomUUID())
  const options = endpoint.methods[0] === 'GET' ? {} : { body: {} }
  return new Caller(shop.app, token).send(endpoint.methods[0], path, options)
}
const refused = (endpoint: Endpoint) => ({
  status: 401,
  text: endpoint.path === 'system/close' ? 'Invalid token.' : 'Invalid Token.',
})

describe('every call that is not public', () => {
  it('is many', () => {
    expect(guarded.length).toBeGreaterThan(30)
    expect(
      endpoints
        .filter(({ access }) => access === 'public')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      'health',
      'nota/{token}',
      'nota/{token}/foto/{urut}',
      'papan-harga/{kunci}',
      'service/publik/{token}',
      'setup',
      'users/login',
    ])
  })

  it('reads much only behind the few places of reports: every report, audit, export and trial of an import', () => {
    const much = endpoints.filter(({ effect, work }) => effect === 'read' && work === 'report')
    const laporan = endpoints.filter(({ alias }) => alias.tgl_from === 'tgl_awal')
    expect(laporan.length).toBeGreaterThan(30)
    expect(much).toEqual(expect.arrayContaining(laporan))
    const others = much.filter((endpoint) => !laporan.includes(endpoint)).map(name)
    const periksa = others.filter((one) => one.endsWith('/impor/periksa'))
    expect(periksa.length).toBe(endpoints.filter(({ path }) => path.endsWith('/impor')).length)
    expect(others.filter((one) => !periksa.includes(one)).toSorted()).toEqual([
      'GET audit/neraca',
      'GET bukti/export/{id}',
      'GET sepuhan/report-barang-dalam',
    ])
    expect(endpoints.filter(({ effect, work }) => effect === 'write' && work !== 'write')).toEqual([])
  })

  it('leaves rows to be judged one by one in sheets alone, and in every sheet', () => {
    const lembar = endpoints.filter(({ path }) => /\/impor(\/periksa)?$/.test(path))
    expect(endpoints.filter(({ perBaris }) => perBaris).map(name)).toEqual(lembar.map(name))
  })

  it('writes without an action in these places alone, each known by name', () => {
    const tanpaAksi = endpoints.filter(
      ({ effect, access }) =>
        effect === 'write' && (access === 'public' || access === 'session' || access === 'service'),
    )
    expect(tanpaAksi.map(name).toSorted()).toEqual([
      'POST authorization',
      'POST cetak',
      'POST idempotency/{key}/batal',
      'POST layanan/kabar',
      'POST layanan/surat',
      'POST log',
      'POST otorisasi/minta/{id}/tarik',
      'POST otorisasi/saksi',
      'POST otorisasi/sendiri',
      'POST setup',
      'POST users/login',
      'PUT users/logout',
      'PUT users/pin',
      'PUT|POST users/change-password',
    ])
  })

  it.each(guarded)("%s refuses no token, nonsense, and another installation's token", async (_, endpoint) => {
    const { user_id, level, kode_toko } = owner.data
    const stranger = new TokenSigner(new Uint8Array(32))
    const foreign = await stranger.sign({ user_id, level, kode_toko, sesi: randomUUID() })
    for (const token of ['', 'x.y.z', foreign]) expect(await ask(endpoint, token)).toMatchObject(refused(endpoint))
  })

  describe('with a session that ended', () => {
    let dicabut = ''
    let diam = ''
    beforeAll(async () => {
      dicabut = (await shop.login('KASIR')).token
      await shop.db.run(sql`UPDATE sesi SET dicabut_pada = now() WHERE user_id = 'KASIR' AND dicabut_pada IS NULL`)
      diam = (await shop.login('KASIR')).token
      await shop.db.run(sql`UPDATE users SET aktif = false WHERE user_id = 'KASIR'`)
    })
    afterAll(() => shop.db.run(sql`UPDATE users SET aktif = true WHERE user_id = 'KASIR'`))

    it.each(guarded)('%s refuses a revoked session and one of a user who was deactivated', async (_, endpoint) => {
      for (const token of [dicabut, diam]) expect(await ask(endpoint, token)).toMatchObject(refused(endpoint))
    })

    it('would have heard both but for that', async () => {
      await shop.db.run(sql`UPDATE users SET aktif = true WHERE user_id = 'KASIR'`)
      await shop.db.run(sql`UPDATE sesi SET dicabut_pada = NULL WHERE user_id = 'KASIR'`)
      for (const token of [dicabut, diam])
        expect((await new Caller(shop.app, token).send('GET', 'users/saya')).status).toBe(200)
    })
  })

  describe('with a token that was bent', () => {
    let palsu: string[] = []
    beforeAll(async () => {
      const { tokens } = shop.deps
      const mine = await tokens.read(owner.token)
      if (!mine) throw new Error('token not readable')
      palsu = [await tokens.sign({ ...mine, kode_toko: 'TK99' }), await tokens.sign({ ...mine, user_id: 'KASIR' })]
    })

    it.each(guarded)('%s refuses a token whose session belongs to another shop or user', async (_, endpoint) => {
      for (const token of palsu) expect(await ask(endpoint, token)).toMatchObject(refused(endpoint))
    })
  })

  describe('with a session without a menu', () => {
    let token = ''
    let boasting = ''
    beforeAll(async () => {
      token = (await shop.login('KASIR')).token
      const claims = await shop.deps.tokens.read(token)
      if (!claims) throw new Error('token not readable')
      boasting = await shop.deps.tokens.sign({ ...claims, level: 'OWN' })
    })

    it.each(restricted)('%s is refused without the menu right, whatever the token claims', async (_, endpoint) => {
      for (const asked of [token, boasting])
        expect(await ask(endpoint, asked)).toMatchObject({
          status: 403,
          text: 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini',
        })
    })
  })
})

describe('a call of installations', () => {
  const layanan = guarded.filter(([, { access }]) => access === 'service')

  it('is for no user, whoever he is, under either address', async () => {
    expect(layanan.length).toBeGreaterThan(2)
    for (const [, endpoint] of layanan) {
      const [method] = endpoint.methods
      const path = endpoint.path.replace(/\{\w+\}/g, 'x')
      for (const base of ['/api/v1/', '/service/v1/']) {
        const answer = await shop.app.inject({
          method: method as 'GET',
          url: `${base}${path}`,
          headers: { 'x-auth-token': owner.token, 'x-service-token': owner.token },
        })
        expect([answer.statusCode, answer.body]).toEqual([401, 'Invalid Token.'])
      }
    }
  })
})

describe('a key for other programs', () => {
  const PANGGILAN = 'pembelian/get/report'
  const sampai = '2026-12-31'
  const isi = { nama: 'AKUNTAN', panggilan: [PANGGILAN], toko: ['TK01'], identitas: false, sampai }
  let token = ''
  beforeAll(async () => {
    token = (await owner.call(tambahKunciBaca, isi)).token
  })
  const dengan = async ({ methods, path }: Endpoint, kunci: string) => {
    // Each call is asked on its own: the limit by the minute has its test elsewhere.
    await shop.db.run(sql`DELETE FROM kunci_baca_hitung`)
    const url = `/api/v1/${path.replace(/\{\w+\}/g, randomUUID())}`
    const method = methods[0] as 'GET'
    const headers = { 'x-api-key': kunci, 'x-auth-token': owner.token }
    const answer = await shop.app.inject({ method, url, headers, ...(methods[0] === 'GET' ? {} : { payload: {} }) })
    return { status: answer.statusCode, text: answer.body }
  }
  const lain = guarded.filter(([, { access, path }]) => access !== 'service' && path !== PANGGILAN)

  it.each(lain)('does not open %s, not even beside a login of OWN', async (_, endpoint) => {
    expect(await dengan(endpoint, token)).toEqual({
      status: 403,
      text: endpoint.effect === 'read' ? 'Kunci Ini Tidak Untuk Panggilan Ini' : 'Kunci Ini Hanya Untuk Membaca',
    })
  })

  it.each(lain)('that is wrong is refused at %s', async (_, endpoint) => {
    const salah = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A')
    expect(await dengan(endpoint, salah)).toEqual({ status: 401, text: 'Kunci Tidak Dikenal' })
  })
})

describe('a menu right', () => {
  it('counts from the next request on, and is gone from the next request on', async () => {
    const kasir = await shop.login('KASIR')
    const add = () =>
      kasir.send('POST', 'gudang/add', { body: { kode_gudang: `G${randomUUID().slice(0, 4)}`, nama_gudang: 'G' } })
    expect((await add()).status).toBe(403)
    await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/master-gudang')`)
    expect((await add()).text).toMatch(/^Anda Hanya Boleh Melihat Di Sini/)
    await shop.db.run(sql`INSERT INTO hak_aksi VALUES ('KASIR', '/master-gudang', 'tambah')`)
    expect((await add()).status).toBe(200)
    await shop.db.run(sql`DELETE FROM hak_akses WHERE user_id = 'KASIR'`)
    expect((await add()).status).toBe(403)
  })

  it('of the level comes with a new user', async () => {
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    expect(gudang.data.menu.map(({ menu_name }) => menu_name)).toContain('/master-baki')
  })
})

describe('an answer', () => {
  it('never holds a password or its hash', async () => {
    for (const [, endpoint] of guarded.filter(([, { effect }]) => effect === 'read')) {
      const { text } = await ask(endpoint, owner.token)
      expect(text).not.toContain('argon2')
      expect(text).not.toContain(PASSWORD)
    }
  })

  it('of an unknown address is a sentence', async () => {
    expect(await owner.send('GET', 'tidak/ada')).toMatchObject({ status: 404, text: 'Alamat Tidak Dikenal' })
  })
})
