/** Users who are sales persons of their shop: made in one step, or become one that was there. */
import { sql } from '@kencana/database'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sales } from '../../master/sales/sales.contract.ts'
import { kelolaUsers } from './users.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await shop.toko(owner, 'TK02')
})
afterAll(() => shop.close())

const body = { user_name: 'Dewi Anggraini', level: 'SALES', kode_toko: 'TK01', password: PASSWORD }
const add = (more: object) => owner.send('POST', 'users', { body: { ...body, ...more } })
const edit = (id: string, more: object = {}) =>
  owner.send('PUT', `users/edit/${id}`, { body: { user_name: id, level: 'SALES', kode_toko: 'TK01', ...more } })

describe('a user who sells', () => {
  const salesOf = async (by: User = owner) =>
    (await by.call(sales.list, {})).map(({ kode_sales, nama_sales, user_id }) => [kode_sales, nama_sales, user_id])
  const kodeDi = async (user_id: string) =>
    (await owner.call(kelolaUsers, {})).find((row) => row.user_id === user_id)?.kode_sales

  it('is made with his Sales in one step, and becomes one that was there', async () => {
    await owner.send('POST', 'sales/add', { body: { kode_sales: 'S01', nama_sales: 'RINA MARLINA' } })
    expect((await add({ user_id: 'RINA', kode_sales: 's01' })).status).toBe(200)
    expect((await add({ user_id: 'AGUS', user_name: 'Agus', kode_sales: 'S02' })).status).toBe(200)
    expect((await salesOf()).filter(([, , user_id]) => user_id === 'RINA' || user_id === 'AGUS')).toEqual([
      ['S01', 'RINA MARLINA', 'RINA'],
      ['S02', 'AGUS', 'AGUS'],
    ])
    expect([await kodeDi('RINA'), await kodeDi('AGUS'), await kodeDi('OWNER')]).toEqual(['S01', 'S02', null])
    const jejak = await shop.db.rows(sql`SELECT aksi FROM audit_log WHERE dokumen = 'S02'`)
    expect(jejak).toEqual([{ aksi: 'POST users' }])
  })

  it('is refused whole where the code is somebody else’s, and makes no user', async () => {
    await add({ user_id: 'ADA', kode_sales: 'S11' })
    await owner.send('POST', 'sales/add', { body: { kode_sales: 'S12', nama_sales: 'PERGI' } })
    await owner.send('DELETE', 'sales/delete/by-kode-sales/S12')
    for (const [kode_sales, status, text] of [
      ['S11', 409, 'Sales S11 Sudah Milik User ADA'],
      ['S12', 409, 'Sales S12 Berstatus DELETED, Pilih Kode Lain'],
      ['S 1!', 400, 'Kode Sales Hanya Boleh Huruf, Angka Dan . _ / -'],
    ] as const)
      expect(await add({ user_id: 'BARU', kode_sales })).toMatchObject({ status, text })
    expect(await shop.db.rows(sql`SELECT 1 FROM users WHERE user_id = 'BARU'`)).toEqual([])
    expect((await add({ user_id: 'TANPA', kode_sales: '' })).status).toBe(200)
    expect(await kodeDi('TANPA')).toBeNull()
  })

  it('may become one later, in his own shop, and is one person there', async () => {
    await add({ user_id: 'NANTI', user_name: 'nanti', kode_toko: 'TK02' })
    const sana = { kode_toko: 'TK02' }
    expect((await edit('NANTI', { ...sana, kode_sales: 'S01' })).status).toBe(200)
    expect(await kodeDi('NANTI')).toBe('S01')
    expect(await salesOf(await shop.login('NANTI'))).toEqual([['S01', 'NANTI', 'NANTI']])
    expect((await edit('NANTI', sana)).status).toBe(200)
    expect(await kodeDi('NANTI')).toBe('S01')
    expect(await edit('NANTI', { ...sana, kode_sales: 'S02' })).toMatchObject({
      status: 409,
      text: 'User NANTI Sudah Menjadi Sales S01',
    })
  })

  it('does not become two when a deleted Sales comes back', async () => {
    await add({ user_id: 'GANTI', kode_sales: 'S21' })
    await owner.send('DELETE', 'sales/delete/by-kode-sales/S21')
    expect(await kodeDi('GANTI')).toBeNull()
    expect((await edit('GANTI', { kode_sales: 'S22' })).status).toBe(200)
    expect(await owner.send('PUT', 'sales/reactive/by-kode-sales/S21')).toMatchObject({
      status: 409,
      text: 'User GANTI Sudah Menjadi Sales S22',
    })
  })

  it('does not become two when it comes back at the very moment that he is given another', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await add({ user_id: `SAAT${n}`, kode_sales: `S3${n}` })
      await owner.send('DELETE', `sales/delete/by-kode-sales/S3${n}`)
      const jawab = await Promise.all([
        edit(`SAAT${n}`, { kode_sales: `S4${n}` }),
        owner.send('PUT', `sales/reactive/by-kode-sales/S3${n}`),
      ])
      expect(new Set(jawab.map((one) => one.status))).toEqual(new Set([200, 409]))
      expect(jawab.find((one) => one.status === 409)?.text).toMatch(
        new RegExp(`^User SAAT${n} Sudah Menjadi Sales S[34]${n}$`),
      )
    }
  })
})
