/** What documents do with an agreement: asked for with the server's facts, good for exactly one draft, used once. */
import { defineDokumen, endpoint, rupiah, teks } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { type Feature, kunciOtorisasi, pakaiOtorisasi, Refusal, route } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { setujui } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'

const jualMurah = endpoint({
  method: 'POST',
  path: 'contoh/jual-murah',
  summary: 'Dokumen yang perlu otorisasi di bawah harga, dan yang diberikan perlu dua',
  effect: 'write',
  access: 'session',
  input: z.object({
    nama: teks('Nama'),
    harga: rupiah('Harga'),
    otorisasi: z.uuid('Otorisasi Tidak Dikenal').nullable().default(null),
  }),
  output: z.object({ nomor: z.string() }),
})

const UJO = defineDokumen({ tabel: '-', nomor: '-', kode: 'UJO', kind: null })

/** What the rules say; a test moves it. */
let hitung = 1000

const jual = route(jualMurah, async (input, ctx) => {
  const kasus = { aturan: 'Di bawah harga', satuan: 'RP', hitung, input: input.harga, rahasia: 'modal 800' } as const
  const id = await kunciOtorisasi(ctx, [
    input.harga < hitung ? { ...kasus, kategori: 'HARGA JUAL' } : null,
    input.harga === 0 ? { ...kasus, kategori: 'HADIAH' } : null,
  ])
  const nomor = await ctx.nomor(UJO)
  if (input.nama === 'GAGAL') throw new Refusal('rule', 'Gagal Sesudah Dipakai')
  await pakaiOtorisasi(ctx, id, nomor)
  return { nomor }
})
const contoh: Feature = { dokumen: [UJO], routes: [jual] }

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  hitung = 1000
  shop = await openShop([contoh])
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
// The audit knows every document that uses authorisations; the one of this test is none.
afterEach(() => shop.close({ planted: true }))

const draft = { nama: 'CINCIN', harga: rp(900) }
const setuju = (isi: typeof draft = draft, siapa = kasir) => setujui(siapa, jualMurah, { ...isi, otorisasi: null })
const simpan = (isi: typeof draft, otorisasi: string | null = null, siapa = kasir) =>
  siapa.call(jualMurah, { ...isi, otorisasi })
const dipakai = async (id: string) =>
  (await shop.db.one<{ dokumen: string | null }>(sql`SELECT dokumen FROM otorisasi WHERE id = ${id}`))?.dokumen
const minta = () =>
  shop.db.rows<{ kategori: string; kasus: object[] }>(
    sql`SELECT kategori, kasus FROM otorisasi_minta ORDER BY waktu, id`,
  )

it('is asked for by a refusal that keeps what the server saw', async () => {
  const answer = await kasir.send('POST', 'contoh/jual-murah', { body: { nama: 'cincin', harga: 900 } })
  expect(answer).toMatchObject({ status: 422, text: 'Butuh Otorisasi HARGA JUAL' })
  expect(answer.headers['x-minta']).toMatch(/^[0-9a-f-]{36}$/)
  expect(await minta()).toMatchObject([
    { kategori: 'HARGA JUAL', kasus: [{ aturan: 'Di bawah harga', hitung: 1000, input: 900, rahasia: 'modal 800' }] },
  ])
  expect(await simpan({ ...draft, harga: rp(1000) })).toEqual({ nomor: 'UJO-TK01-260302-0001' })
  expect(await minta()).toHaveLength(1)
})

it('is one for all rules that a draft breaks', async () => {
  await expect(simpan({ ...draft, harga: rp(0) })).rejects.toThrow('Butuh Otorisasi HARGA JUAL, HADIAH')
  const id = await setuju({ ...draft, harga: rp(0) })
  expect((await simpan({ ...draft, harga: rp(0) }, id)).nomor).toBe(await dipakai(id))
})

it('is asked for once by the same draft, and anew when the facts have changed', async () => {
  await expect(simpan(draft)).rejects.toThrow('Butuh Otorisasi')
  await expect(simpan(draft)).rejects.toThrow('Butuh Otorisasi')
  expect(await minta()).toHaveLength(1)
  hitung = 2000
  await expect(simpan(draft)).rejects.toThrow('Butuh Otorisasi')
  expect(await minta()).toHaveLength(2)
})

it('keeps no more requests of one user than somebody can read', async () => {
  for (let harga = 1; harga <= 20; harga += 1)
    await expect(simpan({ ...draft, harga: rp(harga) })).rejects.toThrow('Butuh Otorisasi')
  const banyak = '20 Permintaan Anda Belum Dijawab, Tunggu Jawabannya Dahulu'
  await expect(simpan({ ...draft, harga: rp(21) })).rejects.toThrow(banyak)
  expect(await minta()).toHaveLength(20)
  shop.clock.walk(0.011)
  await expect(simpan({ ...draft, harga: rp(21) })).rejects.toThrow('Butuh Otorisasi')
})

it('is used up by its document, once, also when two try at the same moment', async () => {
  const id = await setuju()
  const both = await Promise.allSettled([simpan(draft, id), simpan(draft, id)])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = both.find((one) => one.status === 'rejected')
  expect(String(lost?.reason)).toContain('Otorisasi Sudah Dipakai')
  expect(await dipakai(id)).toBe('UJO-TK01-260302-0001')
})

it('09.5.3 lapses when the draft, the facts, the person or the shop differ', async () => {
  const id = await setuju()
  const lain = 'Otorisasi Tidak Berlaku Untuk Data Ini'
  await expect(simpan({ ...draft, nama: 'GELANG' }, id)).rejects.toThrow(lain)
  await expect(simpan({ ...draft, harga: rp(899) }, id)).rejects.toThrow(lain)
  await expect(simpan(draft, id, owner)).rejects.toThrow(lain)
  // What was agreed to was 900 instead of 1,000; now it would be instead of 2,000.
  hitung = 2000
  await expect(simpan(draft, id)).rejects.toThrow(lain)
  hitung = 1000
  await shop.toko(owner, 'TK02')
  await expect(simpan(draft, id, await shop.user(owner, 'KASIR2', 'KASIR', 'TK02'))).rejects.toThrow(
    'Otorisasi Tidak Dikenal',
  )
  await expect(simpan(draft, '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11')).rejects.toThrow('Otorisasi Tidak Dikenal')
  const salah = await kasir.send('POST', 'contoh/jual-murah', { body: { ...draft, otorisasi: 'x' } })
  expect(salah).toMatchObject({ status: 400, text: 'Otorisasi Tidak Dikenal' })
  expect(await dipakai(id)).toBeNull()
  // Exactly that draft still goes.
  expect((await simpan(draft, id)).nomor).toBe(await dipakai(id))
})

it('09.5.1 is worth nothing before somebody agreed, nor after he may agree no more', async () => {
  const { headers } = await kasir.send('POST', 'contoh/jual-murah', { body: draft })
  const id = String(headers['x-minta'])
  await expect(simpan(draft, id)).rejects.toThrow('Permintaan Belum Disetujui')
  await kasir.send('POST', 'authorization', { body: { id, user_id: 'OWNER', password: PASSWORD } })
  await shop.db.run(sql`UPDATE users SET level = 'KASIR' WHERE user_id = 'OWNER'`)
  await expect(simpan(draft, id)).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
  await shop.db.run(sql`UPDATE users SET level = 'OWN' WHERE user_id = 'OWNER'`)
  expect((await simpan(draft, id)).nomor).toBe(await dipakai(id))
})

it('stays unused when the document is refused for another reason', async () => {
  const isi = { ...draft, nama: 'GAGAL' }
  const id = await setuju(isi)
  await expect(simpan(isi, id)).rejects.toThrow('Gagal Sesudah Dipakai')
  expect(await dipakai(id)).toBeNull()
})

it('is good on its shop day only', async () => {
  const id = await setuju()
  // The same hour, another day of the shop.
  await owner.send('POST', 'system/close', { body: { PROSES: 'close' } })
  kasir = await shop.login('KASIR')
  await expect(simpan(draft, id)).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
})
