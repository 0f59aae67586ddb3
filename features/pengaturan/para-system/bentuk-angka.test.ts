/** How numbers and days are written is one choice of all shops, told wherever a page is drawn; what the API answers stays. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pindahToko, saya } from '../../akses/sesi/sesi.contract.ts'
import { health } from '../../akses/setup/health.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await shop.toko(owner, 'TK02')
  kasir = await shop.user(owner, 'KASIR', 'KASIR', 'TK02')
})
afterAll(() => shop.close())

const ubah = (value: string, by: User = owner) => by.send('PUT', 'para-system/key/bentuk_angka', { body: { value } })
const tersimpan = () =>
  shop.db.rows(
    sql`SELECT kode_toko::text, value, diubah_oleh::text FROM para_system WHERE key = 'bentuk_angka' ORDER BY 1`,
  )

it('is the specification’s form, of which nothing is said, until another is chosen', async () => {
  expect((await owner.send('GET', 'para-system/key/bentuk_angka')).json).toMatchObject({
    value: 'INTERNASIONAL',
    pilihan: ['INTERNASIONAL', 'INDONESIA'],
    diubah_oleh: null,
  })
  for (const path of ['health', 'users/saya']) expect((await owner.send('GET', path)).json).not.toHaveProperty('bentuk')
})

it('is chosen by OWN and SU alone, and among the two', async () => {
  expect(await ubah('INDONESIA', kasir)).toMatchObject({ status: 403 })
  expect(await ubah('LAIN')).toMatchObject({
    status: 422,
    text: 'Bentuk Angka Dan Tanggal Hanya INTERNASIONAL Atau INDONESIA',
  })
  expect(await tersimpan()).toEqual([])
})

it('is set for every shop of the installation, with its history in each, and taken over by a further one', async () => {
  expect((await ubah('indonesia')).json).toEqual({ message: 'Data Berhasil Disimpan' })
  const satu = (kode_toko: string) => ({ kode_toko, value: 'INDONESIA', diubah_oleh: 'OWNER' })
  expect(await tersimpan()).toEqual([satu('TK01'), satu('TK02')])
  const riwayat = await shop.db.rows(
    sql`SELECT kunci FROM riwayat_nilai WHERE tabel = 'PARAMETER' AND kunci LIKE '%bentuk_angka' ORDER BY 1`,
  )
  expect(riwayat).toEqual([{ kunci: 'TK01|bentuk_angka' }, { kunci: 'TK02|bentuk_angka' }])
  await shop.toko(owner, 'TK03')
  expect(await tersimpan()).toEqual([satu('TK01'), satu('TK02'), satu('TK03')])
})

it('is told to who is logged in, to who logs in or goes to another shop, and to pages without a login', async () => {
  expect(await kasir.call(saya, {})).toMatchObject({ bentuk: 'INDONESIA' })
  expect(await owner.call(health, {})).toMatchObject({ bentuk: 'INDONESIA' })
  expect((await shop.login('KASIR')).data).toMatchObject({ bentuk: 'INDONESIA' })
  expect(await owner.call(pindahToko, { kode_toko: 'TK03' })).toMatchObject({ bentuk: 'INDONESIA' })
  owner = await shop.login('OWNER')
})

it('leaves what the API answers and what is kept as the specification writes it', async () => {
  await isiMaster(owner)
  const { kode_barcode } = await tambahCincin(owner)
  const { json } = await owner.send('GET', `barang/get/by-kode-barcode/${kode_barcode}`)
  expect(JSON.stringify(json)).toContain(kode_barcode)
  expect(JSON.stringify(json)).toMatch(/"berat":3\.485/)
  const tolak = await owner.send('PUT', 'para-system/key/toleransi_berat', { body: { value: '0,2' } })
  expect(tolak.status).toBe(422)
  expect(await ubah('INTERNASIONAL')).toMatchObject({ status: 200 })
  expect((await owner.send('GET', 'health')).json).not.toHaveProperty('bentuk')
})
