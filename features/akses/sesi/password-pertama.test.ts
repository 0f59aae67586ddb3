/** Whose password somebody else chose does nothing under his name until he has chosen his own. */
import { sql } from '@kencana/database'
import { Caller } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboard } from '../../dashboard/dashboard.contract.ts'
import { sales } from '../../master/sales/sales.contract.ts'
import { createUser, resetPassword } from '../users/users.contract.ts'
import { changePassword, login, logout, saya } from './sesi.contract.ts'

const PILIH = { status: 403, message: 'Pilih Password Sendiri Dulu' }
const user_id = 'BUDI'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await owner.call(createUser, {
    user_id,
    user_name: 'BUDI',
    level: 'SU',
    kode_toko: 'TK01',
    password: 'dipilih owner',
  })
})
afterAll(() => shop.close())

const masuk = async (password: string) => {
  const dia = new Caller(shop.app)
  const data = await dia.call(login, { user_id, password })
  dia.token = data.token
  return { dia, data }
}
const ganti = (dia: Caller, password: string, new_password: string) =>
  dia.call(changePassword, { password, new_password })

it('opens a session that reads and writes nothing, but for who he is and the way out', async () => {
  const { dia, data } = await masuk('dipilih owner')
  expect(data.ganti_password).toBe(true)
  await expect(dia.call(dashboard, {})).rejects.toMatchObject(PILIH)
  await expect(dia.call(sales.create, { kode_sales: 'S01', nama_sales: 'RINA' })).rejects.toMatchObject(PILIH)
  expect(await dia.call(saya, {})).toMatchObject({ user_name: 'BUDI', ganti_password: true })
  await dia.call(logout, {})
  await expect(dia.call(saya, {})).rejects.toMatchObject({ status: 401 })
})

it('ends when he chooses another one by the rules of every change, and ends his other sessions', async () => {
  const lama = await masuk('dipilih owner')
  const { dia } = await masuk('dipilih owner')
  await expect(ganti(dia, 'salah salah', 'punya sendiri')).rejects.toMatchObject({ message: 'Password Lama Salah' })
  await expect(ganti(dia, 'dipilih owner', 'dipilih owner')).rejects.toMatchObject({
    message: 'Password Baru Harus Berbeda Dari Password Lama',
  })
  await expect(dia.call(dashboard, {})).rejects.toMatchObject(PILIH)
  await ganti(dia, 'dipilih owner', 'punya sendiri')
  expect(await dia.call(saya, {})).toMatchObject({ ganti_password: false })
  await dia.call(sales.create, { kode_sales: 'S01', nama_sales: 'RINA' })
  await expect(lama.dia.call(saya, {})).rejects.toMatchObject({ status: 401 })
  expect((await masuk('punya sendiri')).data.ganti_password).toBe(false)
})

it('is asked for again when somebody gives him a new one', async () => {
  await owner.call(resetPassword, { id: user_id, password: 'dari owner lagi' })
  const { dia, data } = await masuk('dari owner lagi')
  expect(data.ganti_password).toBe(true)
  await expect(dia.call(dashboard, {})).rejects.toMatchObject(PILIH)
})

it('is not asked of who chose at set-up, nor after a change of one’s own', async () => {
  expect(owner.data.ganti_password).toBe(false)
  await owner.call(changePassword, { password: 'kencana123', new_password: 'kencana456' })
  expect(await shop.db.rows(sql`SELECT user_id FROM users WHERE ganti_password`)).toEqual([{ user_id }])
})
