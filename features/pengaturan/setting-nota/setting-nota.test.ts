import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NOTA_STANDAR, settingNota } from './setting-nota.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterEach(() => shop.close())

const isi = {
  kepala: ['Buka Setiap Hari', '', ''],
  kaki: ['Terima Kasih', '', 'Simpan Nota'],
  tampil: ['telepon', 'telepon'],
  salinan: 2,
}
const simpan = (more: object = {}, by: User = owner) => by.send('PUT', 'setting-nota', { body: { ...isi, ...more } })

it('is the default until it is set, with the shop it is printed for', async () => {
  expect(await owner.call(settingNota, {})).toEqual({
    ...NOTA_STANDAR,
    nama_toko: 'KENCANA JAYA',
    alamat_toko: 'JL. PASAR BESAR 12, MALANG',
    no_hp: '',
  })
})

it('is stored per shop, without empty lines at the end, with before and after', async () => {
  expect((await simpan({ versi: 0 })).json).toEqual({ message: 'Data Berhasil Disimpan', versi: 1 })
  expect(await owner.call(settingNota, {})).toMatchObject({
    kepala: ['BUKA SETIAP HARI'],
    kaki: ['TERIMA KASIH', '', 'SIMPAN NOTA'],
    tampil: ['telepon'],
    salinan: 2,
    versi: 1,
  })
  await shop.toko(owner, 'TK02')
  const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  expect((await there.call(settingNota, {})).versi).toBe(0)
  const trail = await shop.db.one(sql`
    SELECT sebelum -> 'salinan' AS dari, sesudah -> 'salinan' AS ke FROM audit_log WHERE aksi = 'PUT setting-nota'`)
  expect(trail).toEqual({ dari: 1, ke: 2 })
})

it('refuses a stale edit, and everybody without the menu', async () => {
  await simpan({ versi: 0 })
  expect(await simpan({ versi: 0 })).toMatchObject({
    status: 409,
    text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang',
  })
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  expect((await simpan({}, kasir)).status).toBe(403)
  await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/settingNota')`)
  expect((await simpan({}, kasir)).status).toBe(403)
  await shop.db.run(sql`INSERT INTO hak_aksi VALUES ('KASIR', '/settingNota', 'ubah')`)
  expect((await simpan({}, kasir)).status).toBe(200)
})

it.each([
  [{ salinan: 0 }, 'Salinan Tidak Boleh Kurang Dari 1'],
  [{ salinan: 6 }, 'Salinan Tidak Boleh Lebih Dari 5'],
  [{ kepala: ['A'.repeat(41)] }, 'Baris Kepala Paling Banyak 40 Huruf'],
  [{ kepala: Array(6).fill('A') }, 'Kepala Paling Banyak 5 Baris'],
  [{ kaki: Array(9).fill('A') }, 'Kaki Paling Banyak 8 Baris'],
  [{ tampil: ['rahasia'] }, 'Baris Nota rahasia Tidak Dikenal'],
])('refuses %o', async (more, text) => {
  expect(await simpan(more)).toMatchObject({ status: 400, text })
})
