import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

const body = { kode_toko: 'TK02', nama_toko: 'Batu', alamat_toko: 'Jl. Dua', no_hp: '', kas_awal: 750_000 }

it('makes a shop with its own opening cash in its own books', async () => {
  const answer = await owner.send('POST', 'tokos', { body })
  expect(answer.json).toMatchObject({
    data: { kode_toko: 'TK02', is_pusat: false, zona_waktu: 'Asia/Jakarta', tgl_system: '2026-03-02' },
  })
  expect(await shop.db.rows(sql`SELECT akun, rp FROM saldo('TK02', 'infinity') ORDER BY akun`)).toEqual([
    { akun: 'KAS', rp: 750_000 },
    { akun: 'MODAL', rp: -750_000 },
  ])
  expect(await shop.db.rows(sql`SELECT document::text FROM jurnal WHERE kode_toko = 'TK02'`)).toEqual([
    { document: 'SA-TK02-260302-0001' },
  ])
})

it('refuses a code that is taken, and everybody but OWN', async () => {
  const taken = { ...body, kode_toko: 'TK03' }
  await owner.send('POST', 'tokos', { body: taken })
  expect(await owner.send('POST', 'tokos', { body: taken })).toMatchObject({ status: 409, text: 'Toko TK03 Sudah Ada' })
  const su = await shop.user(owner, 'SU', 'SU')
  expect((await su.send('POST', 'tokos', { body: { ...body, kode_toko: 'TK04' } })).status).toBe(403)
})

it('is renamed by its menu, by _id or code, with before and after in the audit trail', async () => {
  await owner.send('POST', 'tokos', { body: { ...body, kode_toko: 'TK05' } })
  const rename = (id: string) => owner.send('PUT', `tokos/${id}`, { body: { nama_toko: 'Kencana Batu' } })
  expect((await rename('tk05')).json).toMatchObject({
    message: 'Data Berhasil Diedit',
    data: { nama_toko: 'KENCANA BATU' },
  })
  expect(await rename('TK77')).toMatchObject({ status: 404, text: 'Toko TK77 Tidak Ada' })
  const entry = await shop.db.one(sql`
    SELECT sebelum ->> 'nama_toko' AS dari, sesudah ->> 'nama_toko' AS ke FROM audit_log WHERE aksi = 'PUT tokos/{id}'`)
  expect(entry).toEqual({ dari: 'BATU', ke: 'KENCANA BATU' })
})
