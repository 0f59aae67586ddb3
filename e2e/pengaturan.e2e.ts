/** Users, rights and settings, done once for real by the owner, and felt at once by whoever is logged in elsewhere. */
import type { Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { violations } from './axe.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, expectOut, field, loginAs, loginFirst } from './visitors.ts'

let there: ShopInBrowser
let page: Page

beforeAll(async () => {
  there = await openShopInBrowser()
})
afterEach(() => there.leave())
afterAll(() => there.close())

const ownerAt = async (path: string): Promise<void> => {
  page = await there.page()
  await loginAs(page, 'OWNER')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true })
/** Whoever types on has read it: any key closes a popup. */
const read = async (title: string) => {
  await expect(dialog(title)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(dialog(title)).toHaveCount(0)
}
const rowOf = (kode: string): Locator => page.getByRole('row').filter({ has: page.getByText(kode, { exact: true }) })
const send = async (method: string, path: string, body?: object) =>
  (await there.owner.send(method, path, body ? { body } : {})).json

describe('/data-users', () => {
  it('adds a user by keyboard alone, who logs in with the password as typed', async () => {
    await ownerAt('/data-users')
    await expect(rowOf('OWNER')).toBeVisible()
    await page.keyboard.press('F2')
    const form = dialog('Tambah User')
    await expect(field(form, 'User ID')).toBeFocused()
    await page.keyboard.press('F9')
    for (const pesan of ['User ID Harus Diisi', 'Nama Harus Diisi', 'Level Harus Dipilih'])
      await expect(form.getByText(pesan, { exact: true })).toBeVisible()
    await page.keyboard.type('dewi')
    await page.keyboard.press('Enter')
    await page.keyboard.type('dewi anggraini')
    await page.keyboard.press('Enter')
    await page.keyboard.type('kasir')
    await page.keyboard.press('Enter')
    await expect(field(form, 'Kode Toko')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(form, 'Password')).toBeFocused()
    await page.keyboard.type('RahasiaDewi1')
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await expect(rowOf('DEWI')).toContainText('DEWI ANGGRAINI')
    const dewi = await there.page()
    await loginFirst(dewi, 'Dewi', 'RahasiaDewi1', 'RahasiaDewi2')
  })

  it('edits, gives a new password, and ends what is open elsewhere', async () => {
    const dewi = await there.page()
    await loginAs(dewi, 'DEWI', 'RahasiaDewi2')
    await ownerAt('/data-users')
    await rowOf('DEWI').getByRole('button', { name: 'Edit DEWI' }).click()
    await field(dialog('Edit User'), 'Nama').fill('dewi lestari')
    await page.keyboard.press('F9')
    await read('Data Berhasil Diedit')
    await expect(rowOf('DEWI')).toContainText('DEWI LESTARI')

    await rowOf('DEWI').getByRole('button', { name: 'Aksi DEWI' }).click()
    await dialog('DEWI').getByRole('button', { name: /^Sesi/ }).click()
    const sesi = dialog('Sesi DEWI')
    await expect(sesi.getByRole('listitem').first()).toContainText('Toko TK01')
    for (let left = await sesi.getByRole('button', { name: /^Keluarkan Chrom/ }).count(); left > 0; left -= 1) {
      await sesi
        .getByRole('button', { name: /^Keluarkan Chrom/ })
        .first()
        .click()
      await read('1 Sesi Dikeluarkan')
    }
    await expect(sesi.getByText('Tidak Ada Sesi')).toBeVisible()
    await expectOut(dewi, '/dashboard')

    await sesi.getByRole('button', { name: 'Tutup' }).last().click()
    await rowOf('DEWI').getByRole('button', { name: 'Aksi DEWI' }).click()
    await dialog('DEWI').getByRole('button', { name: 'Reset Password' }).click()
    await field(dialog('Reset Password'), 'Password Baru').fill('BaruBaru1')
    await page.keyboard.press('F9')
    await read('Password Berhasil Diubah')
    await loginFirst(dewi, 'DEWI', 'BaruBaru1', 'BaruBaru2')
  })

  it('deactivates a user, who is out at the next thing he does', async () => {
    const dewi = await there.page()
    await loginAs(dewi, 'DEWI', 'BaruBaru2')
    await ownerAt('/data-users')
    await rowOf('DEWI').click()
    await dialog('DEWI').getByRole('button', { name: 'Nonaktifkan User' }).click()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await read('User DEWI Dinonaktifkan')
    await expect(rowOf('DEWI')).toContainText('NONAKTIF')
    await expectOut(dewi, '/dashboard')
    await send('PUT', 'users/aktif/DEWI', { aktif: true })
  })

  it('adds a level that can be given at once', async () => {
    await ownerAt('/data-users')
    await page.getByRole('button', { name: 'Tambah Level' }).click()
    await field(dialog('Tambah Level'), 'Level').fill('audit')
    await field(dialog('Tambah Level'), 'Nama Level').fill('pemeriksa')
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await page.keyboard.press('F2')
    await field(dialog('Tambah User'), 'Level').click()
    await expect(page.getByRole('option', { name: 'AUDIT PEMERIKSA' })).toBeVisible()
  })
})

describe('/hak-akses-users', () => {
  it('gives a menu that opens for the user without a new login', async () => {
    const dewi = await there.page()
    await loginAs(dewi, 'DEWI', 'BaruBaru2')
    await dewi.goto('/master-gudang')
    await expect(dewi.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible()

    await ownerAt('/hak-akses-users?user=DEWI')
    await page.getByRole('checkbox', { name: 'Master Gudang' }).check()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await dewi.getByRole('link', { name: 'Go Home' }).click()
    // The page was never loaded anew: opening the locked entry asks the server.
    await dewi.getByRole('button', { name: 'Data Master' }).click()
    await dewi.getByRole('link', { name: /^Master Gudang/ }).click()
    await expect(dewi.getByRole('heading', { name: 'Master Gudang' })).toBeVisible()

    // Taken again while the screen is open: the next write is refused, and the menu follows.
    await page.getByRole('checkbox', { name: 'Master Gudang' }).uncheck()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await dewi.keyboard.press('F2')
    await dewi.keyboard.type('G9')
    await dewi.keyboard.press('Enter')
    await dewi.keyboard.type('gudang sembilan')
    await dewi.keyboard.press('F9')
    await expect(dewi.getByText('Akses Di Menu Ini Tidak Di Izinkan').first()).toBeVisible()
    await expect(dewi.getByRole('link', { name: 'Go Home' })).toBeVisible()
  })

  it('lets somebody look without doing: the button is not there, and why is', async () => {
    await ownerAt('/hak-akses-users?user=DEWI')
    await page.getByRole('checkbox', { name: 'Master Gudang' }).check()
    await page.getByRole('checkbox', { name: 'Menambah gudang' }).uncheck()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    const dewi = await there.page()
    await loginAs(dewi, 'DEWI', 'BaruBaru2')
    await dewi.goto('/master-gudang')
    await expect(dewi.getByText('Hanya dilihat: Minta OWN atau SU memberi hak untuk mengubah')).toBeVisible()
    await expect(dewi.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
    await expect(dewi.getByRole('button', { name: /^Tambah/ })).toHaveCount(0)
    await dewi.keyboard.press('F2')
    await expect(dewi.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Master Gudang' }).uncheck()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
  })

  it('shows what every level may do beside each other, and leads to the template of one', async () => {
    await ownerAt('/hak-akses-users')
    await page.getByRole('radio', { name: 'Semua Level' }).check({ force: true })
    const row = page.getByRole('row', { name: 'Mengirim barang ke cabang' })
    await expect(row.getByLabel('GUDANG boleh')).toBeVisible()
    await expect(row.getByLabel('SALES boleh')).toHaveCount(0)
    await page.getByRole('button', { name: 'SALES', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Membeli barang dari pelanggan' })).toBeChecked()
  })

  it('copies from another user, asks before it leaves changes, and fills a template for a whole level', async () => {
    await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
    await ownerAt('/hak-akses-users?user=DEWI')
    await field(page, 'Salin Dari User').click()
    await page.getByRole('option', { name: /^GUDANG/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Master Group' })).toBeChecked()
    await page.getByRole('radio', { name: 'Template Level' }).click()
    await expect(dialog('Perubahan Belum Disimpan')).toBeVisible()
    await page.getByRole('button', { name: 'Tidak' }).click()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')

    await page.getByRole('radio', { name: 'Template Level' }).click()
    await field(page, 'Level').click()
    await page.getByRole('option', { name: /^GUDANG/ }).click()
    await page.getByRole('checkbox', { name: 'Semua Data Master' }).check()
    await page.getByRole('checkbox', { name: /^Terapkan ke semua/ }).check()
    await page.keyboard.press('F9')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await read('Template Diterapkan Ke 1 User')
    expect(await send('GET', 'hak-akses/user/GUDANG')).toMatchObject({
      menu: expect.arrayContaining(['/master-toko', '/master-sales']),
    })
  })
})

describe('/settingsystem', () => {
  it('changes a parameter, says who did, and closes the opening stock for good', async () => {
    await ownerAt('/settingsystem')
    await page.getByRole('button', { name: 'Ubah Toleransi Sepuh' }).click()
    await page.keyboard.type('101')
    await page.keyboard.press('F9')
    await expect(dialog('Ubah Toleransi Sepuh').getByText(/0 Dan 100/)).toBeVisible()
    await field(dialog('Ubah Toleransi Sepuh'), 'Toleransi Sepuh').fill('0.75')
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await expect(page.getByRole('listitem').filter({ hasText: 'Toleransi Sepuh' })).toContainText(/0\.75 %\s*OWNER/)

    await page.getByRole('button', { name: 'Ubah Stok Awal' }).click()
    await page.getByRole('radio', { name: 'TIDAK' }).click()
    await page.keyboard.press('F9')
    await page.getByRole('button', { name: 'Tutup Selamanya' }).click()
    await read('Data Berhasil Disimpan')
    await expect(page.getByRole('listitem').filter({ hasText: 'Stok Awal' })).toContainText('Ditutup')
    await expect(page.getByRole('button', { name: 'Ubah Stok Awal' })).toHaveCount(0)
  })
})

describe('/settingtoko', () => {
  it('changes the shop, whose new name stands in the header at once, and adds a bank account', async () => {
    await ownerAt('/settingtoko')
    await field(page, 'Nama Toko').fill('kencana baru')
    await field(page, 'Provinsi').click()
    await page.keyboard.type('jawa timur')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await expect(page.getByRole('link', { name: 'KENCANA BARU' }).first()).toBeVisible()
    await expect(page).toHaveTitle('KENCANA BARU | SETTING TOKO')

    await page.keyboard.press('F2')
    await expect(field(dialog('Tambah Data Rekening'), 'No Rekening')).toBeFocused()
    await page.keyboard.type('0113344556')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bca')
    await page.keyboard.press('Enter')
    await page.keyboard.type('hendra wijaya')
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    await expect(page.getByRole('listitem').filter({ hasText: '0113344556' })).toContainText('BANK CENTRAL ASIA')
  })
})

describe('/settingNota', () => {
  it('shows every change on the paper before it is saved', async () => {
    await ownerAt('/settingNota')
    const paper = page.getByRole('region', { name: 'Pratinjau nota' })
    await expect(paper).toContainText('MEMBER')
    await page.getByRole('textbox', { name: 'Kepala baris 1' }).fill('buka setiap hari')
    await page.getByRole('checkbox', { name: 'Member', exact: true }).uncheck()
    await expect(paper).toContainText('BUKA SETIAP HARI')
    await expect(paper).not.toContainText('MEMBER')
    await page.getByRole('radio', { name: '2' }).click()
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    expect(await send('GET', 'setting-nota')).toMatchObject({ kepala: ['BUKA SETIAP HARI'], salinan: 2, versi: 1 })
  })
})

const GELAP = { colorScheme: 'dark' } as const
const PHONE = { colorScheme: 'light', viewport: { width: 390, height: 844 }, isMobile: true } as const
const LAYAR = [
  ['/data-users', 'DEWI LESTARI'],
  ['/hak-akses-users?user=DEWI', 'Master Gudang'],
  ['/settingsystem', 'Toleransi Berat'],
  ['/settingtoko', 'Rekening Bank'],
  ['/settingNota', 'Kaki Nota'],
] as const

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', GELAP],
  ['phone', PHONE],
] as const)('in %s', (_, look) => {
  it('no screen has a serious violation of WCAG, nor is one wider than its window', async () => {
    page = await there.page(look)
    await loginAs(page, 'OWNER')
    for (const [path, text] of LAYAR) {
      await page.goto(path)
      await expect(page.getByText(text).last()).toBeAttached()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await violations(page, look === GELAP), path).toEqual([])
      const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      expect(sideways, path).toBeLessThanOrEqual(0)
    }
  })
})
