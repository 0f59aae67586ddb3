import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFeatures } from '../../../features/features.ts'
import { createHttp } from './http.ts'

let shop: TestShop
let owner: User
let app: FastifyInstance
let webDir: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  webDir = mkdtempSync(join(tmpdir(), 'kencana-web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Kencana</title>')
  writeFileSync(join(webDir, 'assets', 'a-1.js'), 'export {}')
  writeFileSync(join(webDir, 'assets', 'a-1.js.br'), 'as brotli')
  writeFileSync(join(webDir, 'assets', 'a-1.js.gz'), 'as gzip')
  const links = { '/': '</assets/b-2.js>; rel=modulepreload', '/master-baki': '</assets/a-1.js>; rel=modulepreload' }
  writeFileSync(join(webDir, 'preload.json'), JSON.stringify(links))
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '1.2.3')
  app = await createHttp({ deps: shop.deps, features, logger: pino({ level: 'silent' }), webDir })
})
afterAll(async () => {
  await app.close()
  rmSync(webDir, { recursive: true })
  await shop.close()
})

it.each(['/api/v1/barang/%zz', '/%'])('answers an address that is no text in our own words: %s', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url })
  expect([statusCode, headers['content-type'], body]).toEqual([
    400,
    'text/plain; charset=utf-8',
    'Alamat Tidak Dikenal',
  ])
})

const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

/** What a server answers to a head whose body never comes. */
const tanpaIsi = (port: number, lain: string, path = 'cetak', panjang = 1_900_000): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /api/v1/${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${lain}content-length: ${panjang}\r\n\r\n{`,
      ),
    )
    socket.once('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
    socket.once('error', reject)
    socket.setTimeout(5_000, () => {
      resolve('nothing')
      socket.destroy()
    })
  })

describe('a body', () => {
  it('is waited for only behind a token of ours', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    expect(await tanpaIsi(port, '')).toContain('401 Unauthorized')
    expect(await tanpaIsi(port, 'x-auth-token: x.y.z\r\n')).toContain('401 Unauthorized')
    expect(await tanpaIsi(port, `x-auth-token: ${owner.token}\r\n`)).toBe('nothing')
    // A photo is waited for from a session that still holds.
    const foto = (token: string) => tanpaIsi(port, `x-auth-token: ${token}\r\n`, 'barang/B1/foto', 2_900_000)
    const lama = await shop.user(owner, 'LAMA', 'SU')
    expect(await foto(lama.token)).toBe('nothing')
    await shop.db.run(sql`UPDATE sesi SET dicabut_pada = now() WHERE user_id = 'LAMA'`)
    expect(await foto(lama.token)).toContain('401 Unauthorized')
    // And not for ever.
    expect([app.server.requestTimeout, app.server.maxConnections]).toEqual([60_000, 4_000])
  })
})

describe('one address', () => {
  it('opens no more than its share of the sockets, and what it closes is free again', async () => {
    const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
    const own = await createHttp({ deps: shop.deps, features, logger: pino({ level: 'silent' }), socketsPerAddress: 3 })
    await own.listen({ port: 0, host: '127.0.0.1' })
    const { port } = own.server.address() as AddressInfo
    const open = () => connect(port, '127.0.0.1')
    const live = (socket: ReturnType<typeof open>): Promise<string> =>
      new Promise((resolve) => {
        socket.once('data', (chunk) => resolve(chunk.toString().slice(0, 15)))
        socket.once('error', () => resolve('closed'))
        socket.once('close', () => resolve('closed'))
        socket.write('GET /live HTTP/1.1\r\nhost: x\r\n\r\n')
      })
    const held = [open(), open(), open()]
    expect(await Promise.all(held.map(live))).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'))
    expect(await live(open())).toBe('closed')
    held[0]?.destroy()
    await expect.poll(() => live(open())).toBe('HTTP/1.1 200 OK')
    for (const one of held) one.destroy()
    await own.close()
  })
})

describe('the web application', () => {
  it('is served with strict headers, its shell asked for each time, its hashed files kept for ever', async () => {
    const shell = await page('/')
    expect(shell.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(shell.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(shell.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    const asset = await app.inject({ url: '/assets/a-1.js' })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is sent as the browser can unpack it, under the name and kind of the plain file', async () => {
    const sent = (encodings: string) =>
      app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': encodings } }).then(({ body, headers }) => ({
        body,
        encoding: headers['content-encoding'],
        kind: headers['content-type'],
        cache: headers['cache-control'],
        vary: headers.vary,
      }))
    const cached = { kind: 'application/javascript; charset=utf-8', cache: 'public, max-age=31536000, immutable' }
    const vary = 'accept-encoding'
    expect(await sent('gzip, br')).toEqual({ body: 'as brotli', encoding: 'br', ...cached, vary })
    expect(await sent('gzip')).toEqual({ body: 'as gzip', encoding: 'gzip', ...cached, vary })
    expect(await sent('identity')).toEqual({ body: 'export {}', encoding: undefined, ...cached, vary })
  })

  it('names what a screen needs in the answer to its address, so that all of it loads at once', async () => {
    expect((await page('/master-baki?page=2')).headers.link).toBe('</assets/a-1.js>; rel=modulepreload')
    expect((await page('/')).headers.link).toBe('</assets/b-2.js>; rel=modulepreload')
    expect((await page('/tidak-ada')).headers.link).toBeUndefined()
    expect((await app.inject('/assets/a-1.js')).headers.link).toBeUndefined()
  })

  it('answers every screen address with the shell, unknown files and calls with a sentence', async () => {
    expect((await page('/master-baki?page=2')).body).toContain('<title>Kencana</title>')
    expect(await app.inject({ url: '/assets/none.js' })).toMatchObject({
      statusCode: 404,
      body: 'Alamat Tidak Dikenal',
    })
    expect(await app.inject({ url: '/api/v1/none' })).toMatchObject({ statusCode: 404 })
  })

  it('never serves a file outside its folder', async () => {
    for (const url of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/../../package.json'])
      expect((await app.inject({ url })).body).not.toContain('"name": "kencana"')
  })
})

describe('behind a proxy', () => {
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  /** What two logins are answered that x-forwarded-for says came from these, one login a minute being free. */
  const tries = async (trustProxy: number, ...addresses: readonly string[]) => {
    const logger = pino({ level: 'silent' })
    const one = await createHttp({ deps: shop.deps, features, logger, trustProxy, loginsPerMinute: 1 })
    const codes: number[] = []
    for (const address of addresses) {
      const answer = await one.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        headers: { 'x-forwarded-for': address },
        payload: { user_id: 'SIAPA', password: 'salah' },
      })
      codes.push(answer.statusCode)
    }
    await one.close()
    return codes
  }

  it('counts logins by the address that the proxy names, and only when told to believe it', async () => {
    expect(await tries(1, '192.0.2.1', '192.0.2.2')).toEqual([401, 401])
    expect(await tries(0, '192.0.2.1', '192.0.2.2')).toEqual([401, 429])
  })

  it('believes what its proxies wrote, never what a client put before it', async () => {
    expect(await tries(1, '192.0.2.1, 203.0.113.7', '192.0.2.2, 203.0.113.7')).toEqual([401, 429])
    expect(await tries(1, '203.0.113.7, 192.0.2.1', '203.0.113.7, 192.0.2.2')).toEqual([401, 401])
    expect(await tries(2, '192.0.2.1, 203.0.113.7, 198.51.100.1', '192.0.2.2, 203.0.113.7, 198.51.100.1')).toEqual([
      401, 429,
    ])
  })
})

describe('openapi.json', () => {
  it('describes every call with what goes in and out on the wire', async () => {
    const answer = await owner.send('GET', 'openapi.json')
    const document = answer.json as { openapi: string; paths: Record<string, Record<string, { parameters: object[] }>> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/baki/edit/by-kode-baki/{id}')
    expect(Object.keys(document.paths['/users/change-password'] ?? {})).toEqual(['put', 'post'])
    expect(document.paths['/baki/add']?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key' }),
    )
    expect(JSON.stringify(document.paths['/baki/add'])).toContain(
      '"berat_baki":{"anyOf":[{"type":"number"},{"type":"string"',
    )
  })

  it('names fields by their other names too, none of which has to be sent', async () => {
    const { paths } = (await owner.send('GET', 'openapi.json')).json as {
      paths: Record<
        string,
        Record<string, { parameters: { name: string; required: boolean }[]; requestBody?: { content: object } }>
      >
    }
    const tanya = paths['/kirim-sepuh/reports']?.get?.parameters ?? []
    expect(tanya.filter(({ name }) => name.startsWith('tgl_')).map(({ name, required }) => [name, required])).toEqual([
      ['tgl_awal', false],
      ['tgl_akhir', false],
      ['tgl_from', false],
      ['tgl_to', false],
    ])
    const ubah = JSON.stringify(paths['/para-jenis-group']?.put?.requestBody)
    expect(ubah).toContain('"jenis_group_old":{')
    expect(ubah).not.toMatch(/"required":\[[^\]]*"id"/)
  })
})
