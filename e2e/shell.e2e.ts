/** What surrounds every screen: theme, password, logout, connection, session, phone. */
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { changePassword } from '../features/akses/sesi/sesi.contract.ts'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import {
  CUT,
  chooseInUserMenu,
  expect,
  expectEnded,
  expectLogin,
  field,
  holdCall,
  loginAs,
  signIn,
  takeCalls,
  tryLogin,
} from './visitors.ts'

let there: ShopInBrowser

beforeAll(async () => {
  there = await openShopInBrowser()
})
afterEach(() => there.leave())
afterAll(() => there.close())

const enter = async (user_id = 'OWNER'): Promise<Page> => {
  const page = await there.page()
  await loginAs(page, user_id)
  return page
}

describe('a dialog', () => {
  it('leaves a scanner alone: keys faster than its own timers stay in the field they went to', async () => {
    const page = await enter()
    await page.goto('/master-gudang')
    await expect(page.getByRole('row', { name: /TOKO/ }).first()).toBeVisible()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: 'Tambah Data Gudang' })
    await expect(field(dialog, 'Kode Gudang')).toBeFocused()
    await page.keyboard.type('scan1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('dari')
    await page.clock.runFor(2_000)
    await page.keyboard.type(' scanner')
    await expect(field(dialog, 'Nama Gudang')).toBeFocused()
    await expect(field(dialog, 'Kode Gudang')).toHaveValue('SCAN1')
    await expect(field(dialog, 'Nama Gudang')).toHaveValue('DARI SCANNER')
  })
})

describe('the theme', () => {
  it('is switched in the user menu and survives reload and logout', async () => {
    const page = await enter()
    const dark = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    const light = await dark()
    await chooseInUserMenu(page, 'Tema Gelap')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect.poll(dark).not.toBe(light)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect.poll(dark).not.toBe(light)
    await chooseInUserMenu(page, 'Logout')
    await expectLogin(page)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  it('follows the system until somebody chooses', async () => {
    const page = await there.page({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})

describe('the password', () => {
  it('is changed by who knows the old one, keeps its case, and ends the other sessions', async () => {
    await there.shop.user(there.owner, 'SARI', 'SU')
    const elsewhere = await enter('SARI')
    const page = await enter('SARI')
    await chooseInUserMenu(page, 'Ganti Password')
    const dialog = page.getByRole('dialog', { name: 'Ganti Password' })
    await field(dialog, 'Password Lama').fill('salah salah')
    await field(dialog, 'Password Baru').fill('pendek')
    await page.keyboard.press('F9')
    await expect(dialog.getByText('Password Baru Paling Sedikit 8 Huruf')).toBeVisible()
    await field(dialog, 'Password Baru').fill('Rahasia Baru 1')
    await page.keyboard.press('F9')
    await expect(page.getByRole('dialog', { name: 'Password Lama Salah' })).toBeVisible()
    await expect(dialog).toBeVisible()
    await field(dialog, 'Password Lama').fill('kencana123')
    await page.keyboard.press('F9')
    await expect(page.getByRole('dialog', { name: 'Password Berhasil Diubah' })).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await expectEnded(elsewhere, () => elsewhere.reload())
    await tryLogin(elsewhere, 'SARI', 'kencana123')
    await expect(elsewhere.getByRole('dialog', { name: 'Oopss!!' })).toContainText('User ID Atau Password Salah')
    await tryLogin(elsewhere, 'SARI', 'rahasia baru 1')
    await expect(elsewhere.getByRole('dialog', { name: 'Oopss!!' })).toContainText('User ID Atau Password Salah')
    await loginAs(elsewhere, 'SARI', 'Rahasia Baru 1')
  })
})

describe('the session', () => {
  it('ends by Logout, here and on the server, and in the other tab of the same computer', async () => {
    const page = await enter()
    const tab = await page.context().newPage()
    await tab.goto('/master-gudang')
    await expect(tab.getByRole('row', { name: /TOKO/ }).first()).toBeVisible()
    const sent = page.waitForRequest('**/api/v1/users/logout')
    await chooseInUserMenu(page, 'Logout')
    const token = (await sent).headers()['x-auth-token']
    await expectLogin(page)
    await expectLogin(tab)
    const old = await page.request.get('/api/v1/group/get/all', { headers: { 'x-auth-token': String(token) } })
    expect([old.status(), await old.text()]).toEqual([401, 'Invalid Token.'])
    await page.goBack()
    await expectLogin(page)
  })

  it('that was revoked leads to the login at the next call', async () => {
    await there.shop.user(there.owner, 'BUDI', 'SU')
    const page = await enter('BUDI')
    const own = await there.shop.login('BUDI')
    await own.call(changePassword, { password: 'kencana123', new_password: 'kencana456' })
    // The screen asks for what waits every few seconds: nobody has to touch it.
    await expectLogin(page)
  })

  it('is asked for before any screen: a deep link returns to the login', async () => {
    const page = await there.page()
    for (const path of ['/dashboard', '/master-baki', '/tidak-ada']) {
      await page.goto(path)
      await expectLogin(page)
    }
    await signIn(page, 'OWNER')
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

describe('the connection', () => {
  it('when lost, blocks with a dialog that stays; when back, asks and reloads', async () => {
    const page = await there.page({ expected: [CUT] })
    await loginAs(page, 'OWNER')
    await page.context().setOffline(true)
    const dialog = page.getByRole('dialog', { name: 'Koneksi' })
    await expect(dialog).toContainText('Looks like you lost your internet connection')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toContainText('Looks like you lost your internet connection')
    await expect(dialog.getByRole('button')).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(dialog).toContainText('Koneksi sudah kembali')
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'OK' }).click()])
    await expect(page).toHaveTitle('KENCANA JAYA | DASHBOARD')
    await expect(dialog).toHaveCount(0)
  })

  it('is asked for again when an answer slipped through as it was lost, and when it is back unsaid', async () => {
    const page = await there.page({ expected: [CUT] })
    await loginAs(page, 'OWNER')
    const health = '**/api/v1/health'
    const ada = { status: 'ok', setup_diperlukan: false, nama_toko: 'KENCANA JAYA' }
    const answered = page.waitForResponse(health)
    await takeCalls(page, health, (route) => route.fulfill({ json: ada }), { times: 1 })
    await page.context().setOffline(true)
    await answered
    const dialog = page.getByRole('dialog', { name: 'Koneksi' })
    await expect(dialog).toContainText('Looks like you lost your internet connection')
    // The server in the room answers again while the browser still has no network.
    await page.route(health, (route) => route.fulfill({ json: ada }))
    await expect(dialog).toContainText('Koneksi sudah kembali')
  })

  it('slower than 5 s is Gagal Terhubung Ke Server, and Coba Lagi reloads', async () => {
    const page = await enter()
    const list = await holdCall(page, 'gudang/get/all')
    await page.goto('/master-gudang')
    const dialog = page.getByRole('dialog', { name: 'Gagal Terhubung Ke Server' })
    await expect(dialog).toContainText('Silahkan Coba Lagi')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText(['Coba Lagi'])
    list.release()
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Coba Lagi' }).click()])
    await expect(page.getByRole('row', { name: /TOKO/ }).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  it('that breaks off says so, and the list comes by Coba Lagi', async () => {
    const page = await there.page({ expected: [/net::ERR_CONNECTION_RESET/] })
    await loginAs(page, 'OWNER')
    await takeCalls(page, '**/api/v1/gudang/get/all', (route) => route.abort('connectionreset'))
    await page.goto('/master-gudang')
    await expect(page.getByRole('main')).toContainText('Koneksi Bermasalah')
    await page.unroute('**/api/v1/gudang/get/all')
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(page.getByRole('row', { name: /TOKO/ }).first()).toBeVisible()
  })
})

describe('on the phone', () => {
  it('has the bar at the bottom, the menu as a drawer, cards for rows, and nothing beyond the edge', async () => {
    const page = await there.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await loginAs(page, 'OWNER')
    const beyond = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(await beyond()).toBe(0)
    const bar = page.getByRole('navigation', { name: 'Pintas' })
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByLabel('Saring menu')).toBeHidden()
    await bar.getByRole('button', { name: 'Menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Data Master' }).tap()
    await drawer.getByRole('link', { name: 'Master Gudang' }).tap()
    await expect(page).toHaveURL(/\/master-gudang$/)
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'SORTIR PEMBELIAN BOS' })).toBeVisible()
    expect(await beyond()).toBe(0)
    await page.getByRole('button', { name: 'Tambah Gudang' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Tambah Data Gudang' })
    await field(dialog, 'Kode Gudang').fill('hp1')
    await field(dialog, 'Nama Gudang').fill('dari hp')
    await dialog.getByRole('button', { name: 'Simpan Data' }).tap()
    await expect(page.getByRole('listitem').filter({ hasText: 'DARI HP' })).toBeVisible()
    expect(await beyond()).toBe(0)
  })
})

describe('another shop', () => {
  it('is made by the owner on /settingtoko with its cash, and worked in after Pindah Toko', async () => {
    const page = await enter()
    await page.goto('/settingtoko')
    await page.getByRole('button', { name: 'Tambah Toko' }).click()
    const form = page.getByRole('dialog', { name: 'Tambah Toko' })
    await expect(field(form, 'Kode Toko')).toBeFocused()
    await page.keyboard.press('F9')
    await expect(form.getByText('Kode Toko Harus Diisi')).toBeVisible()
    await field(form, 'Kode Toko').fill('tk09')
    await field(form, 'Nama Toko').fill('kencana batu')
    await field(form, 'Alamat Toko').fill('jl. diponegoro 9')
    await field(form, 'Kas Awal').fill('2500000')
    await page.keyboard.press('F9')
    const toko = page.getByRole('list', { name: 'Toko di instalasi ini' })
    await expect(toko.getByRole('listitem').filter({ hasText: 'TK09' })).toContainText('KENCANA BATU')
    await expect(form).toHaveCount(0)
    await chooseInUserMenu(page, 'Pindah Toko')
    const pindah = page.getByRole('dialog', { name: 'Pindah Toko' })
    await expect(pindah).toBeVisible()
    await choose(page, 'Kode Toko', 'TK09')
    await page.keyboard.press('F9')
    await expect(page).toHaveTitle('KENCANA BATU | DASHBOARD')
    await page.goto('/laporan-transaksi-keuangan-cash')
    await expect(page.getByText('2,500,000').first()).toBeVisible()
  })
})
