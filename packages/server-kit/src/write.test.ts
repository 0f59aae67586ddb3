import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji, ujiUang } from '@kencana/testing/uji'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geserTanggal } from './clock.ts'
import { Caller } from './in-process.ts'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop([uji], 12)
  owner = await shop.setup()
})
afterAll(() => shop.close())

const kas = async () => {
  const row = await shop.db.one<{ rp: number }>(sql`SELECT rp FROM saldo('TK01', 'infinity') WHERE akun = 'KAS'`)
  return row?.rp
}
const add = (user: Caller, key: string | null, jumlah = 1000) =>
  user.send('POST', 'uji/uang', { body: { jumlah }, key })

describe('Idempotency-Key', () => {
  it('is required on a write and must be a UUID', async () => {
    expect(await add(owner, null)).toMatchObject({ status: 400, text: 'Idempotency-Key Harus Diisi' })
    expect(await add(owner, 'bukan-uuid')).toMatchObject({ status: 400, text: 'Idempotency-Key Harus UUID' })
  })

  it('makes three submits one row, and answers the same each time', async () => {
    const before = (await kas()) ?? 0
    const key = randomUUID()
    const answers = [await add(owner, key), await add(owner, key), await add(owner, key)]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ headers }) => headers['idempotent-replay'])).toEqual([undefined, 'true', 'true'])
    expect(await kas()).toBe(before + 1000)
  })

  it('lets a twin in flight wait for the first and answer like it', async () => {
    const before = (await kas()) ?? 0
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(owner, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await kas()).toBe(before + 1000)
  })

  it('is free again after a refusal, so that the corrected submit may follow', async () => {
    const key = randomUUID()
    expect((await add(owner, key, -99_000_000_000)).status).toBe(422)
    expect((await add(owner, key, 2000)).status).toBe(200)
  })

  it('with another body or another call is refused', async () => {
    const key = randomUUID()
    await add(owner, key)
    expect(await add(owner, key, 1001)).toMatchObject({
      status: 409,
      text: 'Data Sebelumnya Sudah Tersimpan, Silahkan Periksa Kembali',
    })
    const elsewhere = await owner.send('POST', 'group/add', {
      key,
      body: { kode_group: 'ZZ', nama_group: 'Z', jenis_group: 'PERHIASAN', harga: 1, harga_modal: 1, persentase: 50 },
    })
    expect(elsewhere.status).toBe(409)
  })

  it('of any version can be used, and burnt', async () => {
    const key = 'ffffffff-ffff-9fff-ffff-ffffffffffff'
    expect((await owner.send('POST', `idempotency/${key}/batal`)).status).toBe(200)
    expect((await add(owner, key)).status).toBe(409)
  })

  it('belongs to its user', async () => {
    const other = await shop.user(owner, 'LAIN', 'KASIR')
    const before = (await kas()) ?? 0
    const key = randomUUID()
    await add(owner, key)
    await add(other, key)
    expect(await kas()).toBe(before + 2000)
  })

  it('once burnt never acts, and a burn after the act gives the stored answer', async () => {
    const before = (await kas()) ?? 0
    const burnt = randomUUID()
    expect((await owner.send('POST', `idempotency/${burnt}/batal`)).json).toEqual({ status: 'BATAL', jawaban: null })
    expect(await add(owner, burnt)).toMatchObject({ status: 409, text: 'Permintaan Ini Sudah Dibatalkan' })
    const done = randomUUID()
    const first = await add(owner, done)
    expect((await owner.send('POST', `idempotency/${done}/batal`)).json).toEqual({
      status: 'SELESAI',
      jawaban: first.json,
    })
    expect(await kas()).toBe(before + 1000)
  })

  it('burnt while the first request is in flight: either it was done and says so, or it never happens', async () => {
    for (let i = 0; i < 20; i += 1) {
      const before = (await kas()) ?? 0
      const key = randomUUID()
      const [answer, burn] = await Promise.all([add(owner, key), owner.send('POST', `idempotency/${key}/batal`)])
      const { status } = burn.json as { status: string }
      expect(await kas()).toBe(before + (answer.status === 200 ? 1000 : 0))
      expect(status).toBe(answer.status === 200 ? 'SELESAI' : 'BATAL')
    }
  })

  it('survives re-login and closing', async () => {
    const key = randomUUID()
    const first = await add(owner, key)
    owner = await shop.nextDay(owner)
    const before = await kas()
    expect((await add(owner, key)).text).toBe(first.text)
    expect(await kas()).toBe(before)
  })
})

describe('one busy shop', () => {
  it('does not stop another one: its writes wait their turn outside of the database', async () => {
    await shop.toko(owner, 'TK09')
    const other = await shop.user(owner, 'SU9', 'SU', 'TK09')
    const held = await shop.db.pool.connect()
    await held.query("BEGIN; SELECT pg_advisory_xact_lock(1, hashtext('TK01'))")
    const waiting = Array.from({ length: 30 }, () => add(owner, randomUUID()))
    expect((await other.send('GET', 'tokos')).status).toBe(200)
    await held.query('COMMIT')
    held.release()
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a retry of closing', () => {
  it('tells its own closer what it did, and closes nothing more', async () => {
    const key = randomUUID()
    const before = owner.data.tgl_system
    const close = () => owner.send('POST', 'system/close', { body: { PROSES: 'close' }, key })
    const [first, again] = [await close(), await close()]
    expect(again).toMatchObject({ status: 200, text: first.text, headers: { 'idempotent-replay': 'true' } })
    shop.clock.walk(1)
    owner = await shop.login('OWNER')
    expect((await close()).text).toBe(first.text)
    expect(owner.data.tgl_system).toBe(geserTanggal(before, 1))
  })
})

describe('a write', () => {
  it('leaves nothing behind when refused: no row, number, jurnal, audit entry or key', async () => {
    const count = () =>
      shop.db.one(sql`SELECT (SELECT count(*) FROM jurnal) AS j, (SELECT count(*) FROM audit_log) AS a,
        (SELECT count(*) FROM idempotency) AS i, (SELECT sum(terakhir) FROM nomor) AS n`)
    const before = await count()
    expect((await add(owner, randomUUID(), -99_000_000_000)).status).toBe(422)
    expect(await count()).toEqual(before)
  })

  it('leaves an audit entry with who, when and what, and never a password', async () => {
    await owner.call(ujiUang, { jumlah: rp(777) })
    const row = await shop.db.one(
      sql`SELECT user_id, aksi, tgl_system, sesudah FROM audit_log ORDER BY id DESC LIMIT 1`,
    )
    expect(row).toEqual({ user_id: 'OWNER', aksi: 'POST uji/uang', tgl_system: '2026-03-04', sesudah: { jumlah: 777 } })
    const secrets = await shop.db.rows(
      sql`SELECT 1 FROM audit_log WHERE sesudah::text ILIKE '%password%' OR sebelum::text ILIKE '%password%'`,
    )
    expect(secrets).toEqual([])
  })

  it('is refused while the shop stands on an earlier day, reads are not', async () => {
    shop.clock.walk(1)
    const late = await shop.login('OWNER')
    expect(await add(late, randomUUID())).toMatchObject({
      status: 422,
      text: 'Tanggal System Berbeda Dengan Tanggal Sekarang, Silahkan Tutup Toko',
    })
    expect(await late.send('GET', 'group/get/all')).toMatchObject({
      status: 200,
      headers: { 'x-hari-ini': '2026-03-05' },
    })
    await late.send('POST', 'system/close', { body: { PROSES: 'close' } })
    owner = await shop.login('OWNER')
  })

  it('ignores what nobody asked for, however deep', async () => {
    const payload = `{"jumlah":1,"lain":${'['.repeat(9000)}${']'.repeat(9000)}}`
    const headers = { 'x-auth-token': owner.token, 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    expect((await shop.app.inject({ method: 'POST', url: '/api/v1/uji/uang', headers, payload })).statusCode).toBe(200)
  })

  it('says the date of its own shop only', async () => {
    const body = { kode_toko: 'TK08', nama_toko: 'T', alamat_toko: 'T', zona_waktu: 'Asia/Jayapura', kas_awal: 0 }
    await owner.send('POST', 'tokos', { body })
    const east = await shop.user(owner, 'SU8', 'SU', 'TK08')
    shop.clock.walk(14 / 24)
    const read = await east.send('GET', 'tokos')
    const wrong = await east.send('POST', 'gudang/add', { body: {} })
    expect([read.headers['x-hari-ini'], wrong.headers['x-hari-ini']]).toEqual(['2026-03-06', '2026-03-06'])
    expect((await new Caller(shop.app).send('GET', 'health')).headers['x-hari-ini']).toBeUndefined()
    shop.clock.walk(-14 / 24)
  })

  it('answers bugs with a reference number and changes nothing', async () => {
    await shop.db.run(sql`ALTER TABLE master_group ADD CONSTRAINT rusak CHECK (kode_group <> 'BUG')`)
    const body = {
      kode_group: 'BUG',
      nama_group: 'X',
      jenis_group: 'PERHIASAN',
      harga: 1,
      harga_modal: 1,
      persentase: 50,
    }
    const answer = await owner.send('POST', 'group/add', { body })
    expect(answer.status).toBe(500)
    expect(answer.text).toMatch(/^Terjadi Kesalahan Di Server, Nomor Referensi [0-9A-F]{8}$/)
    await shop.db.run(sql`ALTER TABLE master_group DROP CONSTRAINT rusak`)
  })

  it.each([
    ['{"jumlah":', 'Isi Permintaan Bukan JSON Yang Benar', 400],
    ['[1]', 'Isi Permintaan Harus Objek JSON', 400],
    ['"x"', 'Isi Permintaan Harus Objek JSON', 400],
    ['{"jumlah":"banyak"}', 'Isian jumlah Tidak Sesuai', 400],
    [`{"jumlah":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'Isian jumlah Tidak Sesuai', 400],
    ['{"__proto__":{"x":1}}', 'Isi Permintaan Bukan JSON Yang Benar', 400],
  ])('refuses %s with a sentence', async (payload, text, status) => {
    const headers = { 'x-auth-token': owner.token, 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/uji/uang', headers, payload })
    expect([answer.statusCode, answer.body]).toEqual([status, text])
  })
})
