import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
// The last test names a document that does not exist, which the audit would find.
afterEach(() => shop.close({ planted: true }))

const body = {
  user_id: 'owner',
  password: PASSWORD,
  kategori: 'HARGA JUAL',
  keterangan: 'pelanggan lama',
  draft_hash: 'a'.repeat(64),
  nilai_hitung: 5_733_000,
  nilai_input: 5_700_000,
  berat: 3.485,
}
const ask = (more: object = {}) => kasir.send('POST', 'authorization', { body: { ...body, ...more } })

it('keeps who asked, who agreed, to which draft, and both values', async () => {
  const { id } = (await ask()).json as { id: string }
  const row = await shop.db.one(sql`
    SELECT diminta_oleh::text, disetujui_oleh::text, kategori, draft_hash, nilai_hitung, nilai_input, berat, dokumen
    FROM otorisasi WHERE id = ${id}`)
  expect(row).toEqual({
    diminta_oleh: 'KASIR',
    disetujui_oleh: 'OWNER',
    kategori: 'HARGA JUAL',
    draft_hash: 'a'.repeat(64),
    nilai_hitung: 5_733_000,
    nilai_input: 5_700_000,
    berat: 3485,
    dokumen: null,
  })
})

it('is given by OWN and SU only, with their own password, and wrong ones are counted', async () => {
  await shop.user(owner, 'SALES', 'SALES')
  expect(await ask({ user_id: 'SALES' })).toMatchObject({ status: 401, text: 'User ID Atau Password Salah' })
  expect(await ask({ password: 'salah' })).toMatchObject({ status: 401, text: 'User ID Atau Password Salah' })
  expect(await shop.db.rows(sql`SELECT 1 FROM gagal_login WHERE subjek = 'OTORISASI KASIR'`)).toHaveLength(2)
  expect(await ask({ draft_hash: 'x' })).toMatchObject({ status: 400, text: 'Sidik Draft Tidak Sesuai' })
})

it('works on a late day, when documents of that day still have to be validated', async () => {
  shop.clock.walk(1)
  kasir = await shop.login('KASIR')
  expect((await ask()).status).toBe(200)
  shop.clock.walk(-1)
})

it('answers a retry from its key, and wrong ones lock the asker, never the owner', async () => {
  kasir = await shop.user(owner, 'ASAL', 'KASIR')
  const key = randomUUID()
  const first = await kasir.send('POST', 'authorization', { body, key })
  for (let i = 0; i < 10; i += 1) await ask({ password: 'salah' })
  expect(await ask()).toMatchObject({ status: 429 })
  expect(await kasir.send('POST', 'authorization', { body, key })).toMatchObject({ status: 200, text: first.text })
  expect((await shop.login('OWNER')).data.level).toBe('OWN')
})

it('cannot be guessed by mixing in passwords one knows: no success clears the wrong ones before it', async () => {
  for (let i = 0; i < 8; i += 1) await ask({ password: 'salah' })
  // His own password counts as a wrong one, the owner's right one clears nothing.
  expect(await ask({ user_id: 'KASIR' })).toMatchObject({ status: 401 })
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await ask({ password: 'salah' })).toMatchObject({ status: 401 })
  expect(await ask()).toMatchObject({
    status: 429,
    text: 'Terkunci Karena 10 Kali Salah Password, Coba Lagi Setelah 15 Menit',
  })
})

it('is locked for an approver after 30 wrong guesses a day, whoever asks; his login is not', async () => {
  for (const asker of ['A', 'B', 'C']) {
    kasir = await shop.user(owner, asker, 'KASIR')
    for (let i = 0; i < 10; i += 1) await ask({ password: 'salah' })
  }
  kasir = await shop.user(owner, 'D', 'KASIR')
  expect(await ask()).toMatchObject({
    status: 429,
    text: 'Otorisasi Dengan Password OWNER Terkunci Karena 30 Kali Salah',
  })
  // An honest cashier who tries him does not lock himself.
  await shop.user(owner, 'SU', 'SU')
  for (let i = 0; i < 11; i += 1) expect((await ask()).text).toMatch(/^Otorisasi Dengan Password OWNER/)
  expect((await ask({ user_id: 'SU', password: 'salah' })).status).toBe(401)
  expect((await shop.login('OWNER')).data.level).toBe('OWN')
})

it('is not given to oneself where somebody else could', async () => {
  const sendiri = () => owner.send('POST', 'authorization', { body })
  expect((await sendiri()).status).toBe(200)
  await shop.user(owner, 'SU', 'SU')
  // A second owner of today is nobody's second person yet: neither does he agree, nor does the first need him.
  expect(await ask({ user_id: 'SU' })).toMatchObject({
    status: 403,
    text: 'Wewenang SU Belum Sehari, Minta OWN Atau SU Yang Lain',
  })
  expect((await sendiri()).status).toBe(200)
  owner = await shop.nextDay(owner)
  shop.clock.walk(0.01)
  kasir = await shop.login('KASIR')
  expect(await sendiri()).toMatchObject({ status: 403, text: 'Otorisasi Harus Oleh OWN Atau SU Yang Lain' })
  expect((await ask({ user_id: 'SU' })).status).toBe(200)
  // A new password makes him a new one: whoever gave it may know it.
  await owner.send('PUT', 'users/reset-password/SU', { body: { password: PASSWORD } })
  expect((await ask({ user_id: 'SU' })).status).toBe(403)
})

it('is not given to a clerk of one’s own making: whoever made him or knows his password could be him', async () => {
  await shop.user(owner, 'SU', 'SU')
  owner = await shop.nextDay(owner)
  const su = await shop.login('SU')
  kasir = await shop.user(su, 'BONEKA', 'KASIR')
  const text = 'User BONEKA Baru Diberi Wewenang Oleh SU, Minta OWN Atau SU Yang Lain'
  expect(await ask({ user_id: 'SU' })).toMatchObject({ status: 403, text })
  expect((await ask()).status).toBe(200)
  await su.send('PUT', 'users/reset-password/KASIR', { body: { password: PASSWORD } })
  kasir = await shop.login('KASIR')
  expect((await ask({ user_id: 'SU' })).text).toBe(text.replace('BONEKA', 'KASIR'))
})

it('is never changed afterwards, but for the document it was used for, once', async () => {
  await ask()
  const update = (set: string) => shop.db.pool.query(`UPDATE otorisasi SET ${set} WHERE diminta_oleh = 'KASIR'`)
  await expect(update('nilai_input = 1')).rejects.toThrow('ditolak')
  await update("dokumen = 'FJ-1'")
  await expect(update("dokumen = 'FJ-2'")).rejects.toThrow('ditolak')
  await expect(shop.db.pool.query('DELETE FROM otorisasi')).rejects.toThrow('ditolak')
})
