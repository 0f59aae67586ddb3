import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Berkas, berkas, endpoint, fotoMasuk } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { BlobStore } from '@kencana/storage'
import { openShop, type TestShop, type User } from '@kencana/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catatFoto, type FotoTersimpan, ISI_FOTO, sapuFoto, simpanFoto, terimaFoto } from './foto.ts'
import { openApi } from './openapi.ts'
import { Refusal } from './refusal.ts'
import { type Feature, route } from './route.ts'

const HARI = 86_400_000

const kirim = endpoint({
  method: 'POST',
  path: 'uji/benda/{nama}/foto',
  summary: 'Foto benda',
  effect: 'write',
  access: 'session',
  input: z.object({ nama: z.string(), foto: fotoMasuk() }),
  output: z.object({ hash: z.string() }),
})
const lihat = endpoint({
  method: 'GET',
  path: 'uji/benda/{nama}/foto/{hash}',
  summary: 'Foto benda',
  effect: 'read',
  access: 'session',
  input: z.object({ nama: z.string(), hash: z.string() }),
  output: berkas('image/jpeg'),
})
const terakhir = endpoint({
  ...lihat,
  aksi: null,
  sekali: [],
  method: 'GET',
  path: 'uji/foto-terakhir',
  input: z.object({}),
})

const foto: Feature = {
  routes: [
    route(
      kirim,
      async ({ nama }, ctx, siap: FotoTersimpan) => {
        const hash = await catatFoto(ctx.db, siap, ctx.waktu)
        await ctx.db.run(
          sql`INSERT INTO benda VALUES (${nama}, ${hash}) ON CONFLICT (nama) DO UPDATE SET foto = ${hash}`,
        )
        return { hash }
      },
      { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
    ),
    route(lihat, async ({ hash }, ctx) => {
      const bytes = /^[0-9a-f]{64}$/.test(hash) ? await ctx.blob.get(hash) : undefined
      if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
      return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
    }),
    route(terakhir, async (_, ctx) => {
      const row = await ctx.db.one<{ hash: string }>(sql`SELECT hash FROM foto ORDER BY dibuat_pada DESC LIMIT 1`)
      const bytes = await ctx.blob.get(row?.hash ?? '')
      return new Berkas({ bytes: bytes ?? new Uint8Array(), type: 'image/jpeg', etag: row?.hash ?? '' })
    }),
  ],
}

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([foto])
  owner = await shop.setup()
  // A table that comes later than the sweep, and one more column of it.
  await shop.db.run(
    sql`CREATE TABLE benda (nama text PRIMARY KEY, foto text REFERENCES foto, sisi text REFERENCES foto)`,
  )
})
afterAll(() => shop.close())

const gambar = (color: string, size = 60) =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .png()
    .toBuffer()
const kirimFoto = async (nama: string, bytes: Buffer, prefix = '') => {
  const answer = await owner.send('POST', `uji/benda/${nama}/foto`, {
    body: { foto: prefix + bytes.toString('base64') },
  })
  return { ...answer, hash: (answer.json as { hash?: string } | undefined)?.hash ?? '' }
}
const files = () => readdirSync(shop.photos, { recursive: true }).filter((name) => String(name).endsWith('.jpg'))
const hariLagi = (hari: number) => new Date(shop.clock.now().getTime() + hari * HARI)

describe('a photo over HTTP', () => {
  it('comes in as base64 or data URL and goes out as the JPEG that was made of it', async () => {
    const sent = await gambar('#c0ffee')
    const { hash } = await kirimFoto('CINCIN', sent)
    expect((await kirimFoto('CINCIN', sent, 'data:image/png;base64,')).hash).toBe(hash)
    const answer = await owner.send('GET', `uji/benda/CINCIN/foto/${hash}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.bytes.length),
    })
    expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg')
  })

  it('is not sent again to who has it, and is asked for again where the address does not name it', async () => {
    const { hash } = await kirimFoto('GELANG', await gambar('#0000ff'))
    const ask = (url: string, tag: string) =>
      shop.app.inject({ url: `/api/v1/${url}`, headers: { 'x-auth-token': owner.token, 'if-none-match': tag } })
    expect(await ask(`uji/benda/GELANG/foto/${hash}`, `W/"${hash}"`)).toMatchObject({ statusCode: 304, body: '' })
    expect((await ask(`uji/benda/GELANG/foto/${hash}`, '"lain"')).statusCode).toBe(200)
    expect((await ask('uji/foto-terakhir', '')).headers['cache-control']).toBe('private, no-cache')
  })

  it('shows nothing without a session, and says what is missing as a sentence', async () => {
    const { hash } = await kirimFoto('KALUNG', await gambar('#ff0000'))
    const { statusCode, body } = await shop.app.inject({ url: `/api/v1/uji/benda/KALUNG/foto/${hash}` })
    expect([statusCode, body]).toEqual([401, 'Invalid Token.'])
    expect(await owner.send('GET', 'uji/benda/KALUNG/foto/x')).toMatchObject({ status: 404, text: 'Foto Tidak Ada' })
  })

  it.each([
    ['bukan base64 !', 'Foto Harus Base64'],
    [Buffer.from('bukan foto').toString('base64'), 'Foto Harus JPEG, PNG Atau WebP'],
    [`/9j/${'A'.repeat(400)}`, 'Foto Rusak Atau Tidak Lengkap'],
    ['', 'Foto Harus Diisi'],
    ['A'.repeat(7_000_004), 'Foto Paling Besar 5 MB'],
  ])('that is none is refused and leaves nothing: %#', async (foto, text) => {
    const before = files()
    expect(await owner.send('POST', 'uji/benda/X/foto', { body: { foto } })).toMatchObject({ status: 400, text })
    expect(files()).toEqual(before)
  })

  it('may be larger than other bodies, but only with a token of ours', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const large = await sharp({ create: { width: 1100, height: 1000, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer()
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024)
    const payload = { foto: large.toString('base64') }
    expect((await owner.send('POST', 'uji/benda/BESAR/foto', { body: payload })).status).toBe(200)
    expect(await owner.send('POST', 'gudang/add', { body: payload })).toMatchObject({ status: 413 })
    const stranger = await shop.app.inject({ method: 'POST', url: '/api/v1/uji/benda/BESAR/foto', payload })
    expect([stranger.statusCode, stranger.body]).toEqual([401, 'Invalid Token.'])
  })

  it('leaves no picture in the audit trail', async () => {
    await kirimFoto('AUDIT', await gambar('#123456', 400))
    const row = await shop.db.one<{ panjang: number }>(sql`
      SELECT max(length(sesudah::text)) AS panjang FROM audit_log WHERE aksi LIKE '%/foto'`)
    expect(row?.panjang).toBeLessThan(11_000)
  })

  it('is described: a binary answer, and how large a body may be', () => {
    const { paths } = openApi([foto], '1') as { paths: Record<string, Record<string, unknown>> }
    expect(JSON.stringify(paths['/uji/benda/{nama}/foto/{hash}'])).toContain(
      '"content":{"image/jpeg":{"schema":{"type":"string","format":"binary"}}}',
    )
    expect(JSON.stringify(paths['/uji/benda/{nama}/foto'])).toContain('Isi paling besar 8 MB.')
  })

  it('can only be answered to a read by GET', () => {
    const { input } = lihat
    const wrong = endpoint({ ...lihat, aksi: null, sekali: [], method: ['GET', 'POST'], input })
    expect(() => route(wrong, async () => new Berkas({ bytes: new Uint8Array(), type: 'x' }))).toThrow('by GET')
  })
})

describe('the sweep', () => {
  const ubahUmur = (hash: string) => {
    const old = new Date('2026-01-01T00:00:00Z')
    utimesSync(join(shop.photos, hash.slice(0, 2), hash.slice(2, 4), `${hash}.jpg`), old, old)
  }
  const ada = (hash: string) => existsSync(join(shop.photos, hash.slice(0, 2), hash.slice(2, 4), `${hash}.jpg`))
  const simpan = async (color: string) => {
    const hash = await simpanFoto(shop.db, shop.deps.blob, await gambar(color), shop.clock.now())
    ubahUmur(hash)
    return hash
  }

  it('takes rows and files a day after nothing points to them, and what is shown never', async () => {
    const dipakai = await simpan('#200000')
    const sisi = await simpan('#004000')
    const lepas = await simpan('#000060')
    await shop.db.run(sql`INSERT INTO benda VALUES ('A', ${dipakai}, NULL), ('B', NULL, ${sisi})`)
    expect(await sapuFoto(shop.db, shop.deps.blob, hariLagi(-1))).toMatchObject({ baris: 0 })
    expect(ada(lepas)).toBe(true)
    await sapuFoto(shop.db, shop.deps.blob, hariLagi(1))
    expect([ada(dipakai), ada(sisi), ada(lepas)]).toEqual([true, true, false])
    expect(await shop.db.one(sql`SELECT 1 AS ada FROM foto WHERE hash = ${lepas}`)).toBeUndefined()
  })

  it('leaves a file whose row is still to come, and a photo that was just chosen again', async () => {
    const { hash } = await terimaFoto(shop.deps.blob, await gambar('#808000'))
    const lagi = await simpan('#00a0a0')
    await catatFoto(shop.db, { hash: lagi, ukuran: 1, tetapAda: async () => undefined }, hariLagi(2))
    await sapuFoto(shop.db, shop.deps.blob, hariLagi(1.5))
    expect([ada(hash), ada(lagi)]).toEqual([true, true])
    ubahUmur(hash)
    await sapuFoto(shop.db, shop.deps.blob, hariLagi(1))
    expect(ada(hash)).toBe(false)
  })

  it('takes no file that another server names while it is being taken', async () => {
    const sent = await gambar('#a0a000')
    const { hash } = await terimaFoto(shop.deps.blob, sent)
    ubahUmur(hash)
    // The other one has stored it and is about to write its row, when the sweep has already seen that there is none.
    const lain = await terimaFoto(shop.deps.blob, sent)
    ubahUmur(hash)
    let dinamai: Promise<unknown> = Promise.resolve()
    const { blob } = shop.deps
    const penyapu: BlobStore = {
      put: (...asked) => blob.put(...asked),
      get: (asked) => blob.get(asked),
      has: (asked) => blob.has(asked),
      list: () => blob.list(),
      delete: async (asked, sebelum) => {
        if (asked === hash) dinamai = shop.db.transaction((tx) => catatFoto(tx, lain, hariLagi(0)))
        await new Promise((done) => setTimeout(done, 300))
        return blob.delete(asked, sebelum)
      },
    }
    await sapuFoto(shop.db, penyapu, hariLagi(1))
    await dinamai
    expect(await shop.db.one(sql`SELECT 1 AS ada FROM foto WHERE hash = ${hash}`)).toEqual({ ada: 1 })
    expect(ada(hash)).toBe(true)
  })
})
