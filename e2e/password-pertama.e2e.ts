/** The login by Enter, and the first one of an employee whose password the owner chose. */
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { createUser } from '../features/akses/users/users.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { chooseInUserMenu, expect, expectLogin, field } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const budi = { user_id: 'BUDI', user_name: 'BUDI', level: 'KASIR', kode_toko: 'TK01', password: 'dipilih owner' }
  await there.owner.call(createUser, budi)
  page = await there.page()
})
afterAll(() => there.close())

/** By the keyboard alone: Enter goes on from the User ID, and logs in from the password. */
const masuk = async (user_id: string, password: string) => {
  await expect(field(page, 'User ID')).toBeFocused()
  await page.keyboard.type(user_id)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}
const judul = () => page.getByRole('heading', { name: 'Pilih password sendiri' })

it('asks for a password of his own before anything else, and says at the field what is wrong', async () => {
  await page.goto('/')
  await masuk('BUDI', 'dipilih owner')
  await expect(judul()).toBeVisible()
  await page.goto('/validasi-jual-beli')
  await expect(judul()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Menu / })).toHaveCount(0)
  await field(page, 'Password Lama').fill('dipilih owner')
  await field(page, 'Password Baru').fill('pendek')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Baru Paling Sedikit 8 Huruf')).toBeVisible()
  await field(page, 'Password Baru').fill('dipilih owner')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Baru Harus Berbeda Dari Password Lama')).toBeVisible()
  await field(page, 'Password Lama').fill('salah salah')
  await field(page, 'Password Baru').fill('punya sendiri')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Lama Salah')).toBeVisible()
  await field(page, 'Password Lama').fill('dipilih owner')
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: 'Validasi Jual Beli' })).toBeVisible()
})

it('is asked once, and leaves by Logout', async () => {
  await chooseInUserMenu(page, 'Logout')
  await expectLogin(page)
  await masuk('BUDI', 'punya sendiri')
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
  await expect(judul()).toHaveCount(0)
})
