/** What documents do with an authorisation: asked for, good for exactly one draft, used once. */
import { endpoint, rupiah, sidikDraft, teks } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { kunciOtorisasi, pakaiOtorisasi } from './otorisasi.api.ts'
import { authorization } from './otorisasi.contract.ts'

const jualMurah = endpoint({
  method: 'POST',
  path: 'uji/jual-murah',
  summary: 'Uji: dokumen yang perlu otorisasi di bawah 1000',
  effect: 'write',
  access: 'session',
  input: z.object({
    nama: teks('Nama'),
    harga: rupiah('Harga'),
    otorisasi: z.uuid('Otorisasi Tidak Dikenal').nullable().default(null),
  }),
  output: z.object({ nomor: z.string() }),
})

const uji: Feature = {
  routes: [
    route(jualMurah, async (input, ctx) => {
      const id = input.harga < 1000 ? await kunciOtorisasi(ctx, jualMurah, input, 'HARGA JUAL') : null
      const nomor = await ctx.nomor({ kode: 'UJO' })
      if (input.nama === 'GAGAL') throw new Refusal('rule', 'Gagal Sesudah Dipakai')
      if (id !== null) await pakaiOtorisasi(ctx, id, nomor)
      return { nomor }
    }),
  ],
}

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
// The audit knows every document that uses authorisations; the one of this test is none.
afterEach(() => shop.close({ planted: true }))

const draft = { nama: 'CINCIN', harga: rp(900) }
const setujui = async (isi: typeof draft = draft, lain: object = {}, siapa = kasir) => {
  const { id } = await siapa.call(authorization, {
    user_id: 'OWNER',
    password: PASSWORD,
    keterangan: 'LANGGANAN',
    kategori: 'HARGA JUAL',
    draft_hash: sidikDraft(jualMurah, { ...isi, otorisasi: null }),
    nilai_hitung: 1000,
    nilai_input: isi.harga,
    kode_barcode: null,
    berat: null,
    ...lain,
  })
  return id
}
const jual = (isi: typeof draft, otorisasi: string | null = null, siapa = kasir) =>
  siapa.call(jualMurah, { ...isi, otorisasi })
const dipakai = async (id: string) =>
  (await shop.db.one<{ dokumen: string | null }>(sql`SELECT dokumen FROM otorisasi WHERE id = ${id}`))?.dokumen

it('is asked for by a refusal that names its kind, where the rule is broken', async () => {
  const answer = await kasir.send('POST', 'uji/jual-murah', { body: { nama: 'cincin', harga: 900 } })
  expect(answer).toMatchObject({ status: 422, text: 'Butuh Otorisasi HARGA JUAL' })
  expect(await jual({ ...draft, harga: rp(1000) })).toEqual({ nomor: 'UJO-TK01-260302-0001' })
})

it('is used up by its document, once, also when two try at the same moment', async () => {
  const id = await setujui()
  const both = await Promise.allSettled([jual(draft, id), jual(draft, id)])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = both.find((one) => one.status === 'rejected')
  expect(String(lost?.reason)).toContain('Otorisasi Sudah Dipakai')
  expect(await dipakai(id)).toBe('UJO-TK01-260302-0001')
})

it('lapses when the draft, the kind, the person or the shop differ', async () => {
  const id = await setujui()
  const lain = 'Otorisasi Tidak Berlaku Untuk Data Ini'
  await expect(jual({ ...draft, nama: 'GELANG' }, id)).rejects.toThrow(lain)
  await expect(jual({ ...draft, harga: rp(899) }, id)).rejects.toThrow(lain)
  await expect(jual(draft, await setujui(draft, { kategori: 'HARGA BELI' }))).rejects.toThrow(lain)
  await expect(jual(draft, id, owner)).rejects.toThrow(lain)
  await shop.toko(owner, 'TK02')
  await expect(jual(draft, id, await shop.user(owner, 'KASIR2', 'KASIR', 'TK02'))).rejects.toThrow(
    'Otorisasi Tidak Dikenal',
  )
  await expect(jual(draft, '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11')).rejects.toThrow('Otorisasi Tidak Dikenal')
  const salah = await kasir.send('POST', 'uji/jual-murah', { body: { ...draft, otorisasi: 'x' } })
  expect(salah).toMatchObject({ status: 400, text: 'Otorisasi Tidak Dikenal' })
  expect(await dipakai(id)).toBeNull()
  // Exactly that draft still goes.
  expect((await jual(draft, id)).nomor).toBe(await dipakai(id))
})

it('stays unused when the document is refused for another reason', async () => {
  const isi = { ...draft, nama: 'GAGAL' }
  const id = await setujui(isi)
  await expect(jual(isi, id)).rejects.toThrow('Gagal Sesudah Dipakai')
  expect(await dipakai(id)).toBeNull()
})

it('is good on its shop day only', async () => {
  const id = await setujui()
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await expect(jual(draft, id)).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
})
