import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, PASSWORD, type TestShop, type User } from '../../../apps/server/src/testing.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

const body = { user_id: 'dewi', user_name: 'Dewi Anggraini', level: 'KASIR', kode_toko: 'TK01', password: PASSWORD }
const add = (more: object = {}) => owner.send('POST', 'users', { body: { ...body, ...more } })

it('makes a user whose id is upper case and whose password is as typed', async () => {
  expect((await add()).json).toMatchObject({
    message: 'Data Berhasil Disimpan',
    data: { user_id: 'DEWI', aktif: true },
  })
  expect((await shop.login('Dewi')).data.user_name).toBe('DEWI ANGGRAINI')
})

it.each([
  [{}, 409, 'User ID DEWI Sudah Ada'],
  [{ user_id: 'X', level: 'RAJA' }, 422, 'Level RAJA Tidak Ada'],
  [{ user_id: 'X', kode_toko: 'TK99' }, 422, 'Toko TK99 Tidak Ada'],
  [{ user_id: 'X', password: 'pendek' }, 400, 'Password Paling Sedikit 8 Huruf'],
])('refuses %o', async (more, status, text) => {
  expect(await add(more)).toMatchObject({ status, text })
})

it('is for OWN alone, SU may not', async () => {
  const su = await shop.user(owner, 'SU', 'SU')
  expect((await su.send('POST', 'users', { body: { ...body, user_id: 'Y' } })).status).toBe(403)
})

it('lists users without anything secret', async () => {
  const rows = (await owner.send('GET', 'users/get/all')).json as object[]
  expect(Object.keys(rows[0] ?? {})).toEqual(['_id', 'user_id', 'user_name', 'level', 'kode_toko', 'aktif'])
})
