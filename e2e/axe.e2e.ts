/** No screen, dialog or notice has a serious or critical violation of WCAG, in light and, of its colours, in dark. */
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { auditNeraca, catatHasil } from '../features/neraca/neraca.api.ts'
import { violations } from './axe.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { chooseInUserMenu, expect, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser

beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await shop.user(owner, 'KASIR', 'KASIR')
  const now = shop.clock.now()
  await catatHasil(shop.db, now, await auditNeraca(shop.db, now))
  const group = { kode_group: 'MM', nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN' }
  await owner.send('POST', 'group/add', { body: { ...group, harga: 1000, harga_modal: 0, persentase: 70 } })
  await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' } })
})
afterEach(() => there.leave())
afterAll(() => there.close())

it('finds a button without a name, and grey on grey in either look', async () => {
  const page = await there.page()
  await page.setContent(
    '<html lang="id"><title>X</title><main><h1>X</h1><button></button><p style="color:#aaa;background:#999">Abu</p></main></html>',
  )
  expect((await violations(page)).map((one) => one.split(':')[0])).toEqual(['button-name', 'color-contrast'])
  expect((await violations(page, true)).map((one) => one.split(':')[0])).toEqual(['color-contrast'])
})

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  const gelap = colorScheme === 'dark'
  it('login, with its messages and its popup', async () => {
    const page = await there.page({ colorScheme })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByText('Password Harus Diisi')).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
  })

  it('dashboard, user menu, search, password and closing', async () => {
    const page = await there.page({ colorScheme })
    await loginAs(page, 'OWNER')
    await expect(page.getByText('Neraca seimbang.')).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
    await page.getByRole('button', { name: /^Menu / }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
    await page.keyboard.press('Escape')
    for (const title of ['Ganti Password', 'Tutup Toko']) {
      await chooseInUserMenu(page, title)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      expect(await violations(page, gelap)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Cari menu' }).getByRole('textbox')).toBeFocused()
    expect(await violations(page, gelap)).toEqual([])
  })

  it('the question before something is deleted', async () => {
    const page = await there.page({ colorScheme })
    await signIn(page, 'OWNER')
    await page.goto('/master-baki')
    await page.getByRole('button', { name: 'Hapus NISA1' }).click()
    await expect(page.getByRole('dialog', { name: 'Anda Yakin !!' })).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
  })

  it('access denied and a list on the phone', async () => {
    const page = await there.page({ colorScheme })
    await signIn(page, 'KASIR')
    await page.goto('/master-group')
    await expect(page.getByRole('heading', { name: 'Akses Di Menu Ini Tidak Di Izinkan' })).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
    const phone = await there.page({ colorScheme, viewport: { width: 390, height: 844 }, isMobile: true })
    await signIn(phone, 'OWNER')
    await phone.goto('/master-gudang')
    await expect(phone.getByRole('listitem').filter({ hasText: 'TOKO' }).first()).toBeVisible()
    expect(await violations(phone, gelap)).toEqual([])
  })
})

// Last: from here on the shop stands on a day that is over.
describe.each(['light', 'dark'] as const)('on a late day in %s', (colorScheme) => {
  const gelap = colorScheme === 'dark'
  it('the notice and its dialog', async () => {
    if (colorScheme === 'light') there.shop.clock.walk(2)
    const page = await there.page({ colorScheme })
    await loginAs(page, 'OWNER')
    await page.getByRole('button', { name: 'Tutup Toko Sekarang' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tutup Toko' })
    await expect(dialog.getByLabel('Lewati hari kosong sekaligus')).toBeVisible()
    expect(await violations(page, gelap)).toEqual([])
    await dialog.getByRole('button', { name: 'Tidak' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await violations(page, gelap)).toEqual([])
  })
})
