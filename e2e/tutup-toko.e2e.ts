/** Closing the shop's day: the way of the owner, of everybody else who is logged in, and of a shop that was forgotten. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { lotMM, ujiTambah, ujiUang } from '@kencana/testing/uji'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { tutupToko } from '../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { downloaded, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { chooseInUserMenu, expect, expectLogin, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser

beforeEach(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  const group = { kode_group: 'MM', nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN' }
  await owner.send('POST', 'group/add', { body: { ...group, harga: 1000, harga_modal: 900, persentase: 70 } })
  await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' } })
  const baki = { kode_baki: 'CN01', nama_baki: 'CINCIN', kode_gudang: 'TOKO', berat_baki: 100, berat_bandrol: 0 }
  await owner.send('POST', 'baki/add', { body: baki })
  await owner.call(ujiTambah, { ...lotMM(3, 10.485), kode_baki: 'CN01' })
  await owner.call(ujiUang, { jumlah: rp(250_000) })
})
afterEach(async () => {
  await there.leave()
  await there.close()
})

const balances = () => there.shop.db.rows(sql`SELECT * FROM saldo('TK01', 'infinity') ORDER BY 1, 2, 3, 4, 5`)
const tglSystem = async () =>
  (await there.shop.db.one<{ tgl_system: string }>(sql`SELECT tgl_system FROM toko`))?.tgl_system
const closedDays = () =>
  there.shop.db.rows<{ tgl_system: string; kosong: boolean }>(
    sql`SELECT tgl_system, kosong FROM hari_tutup ORDER BY tgl_system`,
  )
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tutup Toko' })
const dayBox = (page: Page) => page.getByRole('banner').filter({ hasText: 'Tanggal System' })

describe('closing the shop', () => {
  it('shows both dates, asks, says so, and logs everybody out; no gram and no rupiah moves', async () => {
    await there.shop.user(there.owner, 'SU', 'SU')
    const before = await balances()
    expect(before.length).toBeGreaterThan(2)
    const other = await there.page()
    await loginAs(other, 'SU')
    const page = await there.page()
    await loginAs(page, 'OWNER')
    await expect(dayBox(page)).toContainText('2026-03-02')

    await chooseInUserMenu(page, 'Tutup Toko')
    await expect(dialogOf(page)).toContainText('2026-03-02')
    await expect(dialogOf(page)).toContainText('2026-03-03')
    await dialogOf(page).getByRole('button', { name: 'Tidak' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await tglSystem()).toBe('2026-03-02')

    await chooseInUserMenu(page, 'Tutup Toko')
    // Cash moved and was not counted: that comes first, though closing does not wait for it.
    await expect(dialogOf(page)).toContainText('Kas Belum Dihitung')
    await expect(dialogOf(page).locator('[aria-current="step"]')).toHaveText('Hitung kas')
    await expect(dialogOf(page).getByRole('button', { name: 'Hitung Kas' })).toBeFocused()
    for (const kata of ['Sertifikat: ', 'Segel: ']) await expect(dialogOf(page)).toContainText(kata)
    const { name, bytes } = await downloaded(page, () => dialogOf(page).getByRole('button', { name: 'OK' }).click())
    expect(name).toBe('EOD-TK01-260302.pdf')
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    await expect(page.getByRole('status').filter({ hasText: 'Berhasil Menutup Toko' })).toBeVisible()
    await expectLogin(page)
    expect(await tglSystem()).toBe('2026-03-03')
    expect(await closedDays()).toEqual([{ tgl_system: '2026-03-02', kosong: false }])
    const kabar = page.getByText('Toko ditutup untuk Senin, 2 Maret 2026. Hari toko berikutnya Selasa, 3 Maret 2026.')
    await expect(kabar).toBeVisible()
    await page.reload()
    await expect(kabar).toContainText('Segel ')

    // His screen asks for what waits every few seconds: nobody has to touch it, and the login says why it is there.
    await expectLogin(other)
    await expect(other.getByText('Sesi berakhir')).toBeVisible()

    there.shop.clock.walk(1)
    await loginAs(page, 'OWNER')
    await expect(dayBox(page)).toContainText('2026-03-03')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 Maret 2026')
    await chooseInUserMenu(page, 'Logout')
    await expectLogin(page)
    await expect(page.getByText('Toko ditutup untuk')).toHaveCount(0)
    expect(await balances()).toEqual(before)
    expect(await there.shop.violations()).toEqual([])
  })

  it('leaves a certificate that is printed again from the report of that day, and a text for the owner', async () => {
    await there.owner.call(tutupToko, { PROSES: 'close', sertifikat: 'YA' })
    there.shop.clock.walk(1)
    const page = await there.page()
    await signIn(page, 'OWNER')
    await page.goto('/laporan-eod')
    await expect(page.getByRole('button', { name: 'Sertifikat' })).toBeDisabled()
    await page.goto('/laporan-eod?tanggal=2026-03-02')
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText('SALDO AKHIR')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Salin Ringkasan' }).click()
    await expect(page.getByText('Ringkasan Disalin')).toBeVisible()
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('*KAS*\nSALDO AWAL: Rp. 1,000,000\n')
    await page.getByRole('button', { name: 'Sertifikat' }).click()
    const kertas = page.getByRole('dialog', { name: 'Cetak sertifikat' })
    await expect(kertas).toContainText('SERTIFIKAT TUTUP HARI')
    await expect(kertas).toContainText('KAS')
    await expect(kertas).toContainText('SALINAN ke-1')
    const lembar = await downloaded(page, () => kertas.getByRole('button', { name: 'Unduh .txt' }).click())
    expect(lembar.text).toContain('SALINAN ke-1')
    const halaman = await downloaded(page, () => kertas.getByRole('button', { name: 'Unduh PDF' }).click())
    expect(halaman.name).toBe('EOD-TK01-260302.pdf')
  })

  it('is closed once: who comes second is told that somebody else did it', async () => {
    const page = await there.page()
    await loginAs(page, 'OWNER')
    await chooseInUserMenu(page, 'Tutup Toko')
    await expect(dialogOf(page)).toContainText('2026-03-03')
    await there.owner.call(tutupToko, { PROSES: 'close' })
    await dialogOf(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Toko Sudah Ditutup Oleh Akun Lain')).toBeVisible()
    await expectLogin(page)
    expect(await closedDays()).toHaveLength(1)
  })

  it('is not closed again before that day has come', async () => {
    await there.owner.call(tutupToko, { PROSES: 'close' })
    const page = await there.page()
    await loginAs(page, 'OWNER')
    await expect(dayBox(page)).toContainText('2026-03-03')
    await chooseInUserMenu(page, 'Tutup Toko')
    const kata = page.getByRole('dialog', { name: 'Toko Sudah Ditutup Hari Ini' })
    await expect(kata).toContainText('hari toko Selasa, 3 Maret 2026')
    await expect(page.getByRole('button', { name: 'OK' })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(kata).toHaveCount(0)
    expect(await closedDays()).toHaveLength(1)
  })

  it('is not for kasir, who reads why', async () => {
    await there.shop.user(there.owner, 'KASIR', 'KASIR')
    const page = await there.page()
    await loginAs(page, 'KASIR')
    await page.getByRole('button', { name: /^Menu / }).click()
    const entry = page.getByRole('menuitem', { name: /^Tutup Toko/ })
    await expect(entry).toBeDisabled()
    await expect(entry).toContainText('Hanya OWN dan SU yang menutup toko')
  })
})

describe('a shop that was not closed', () => {
  const NOTICE = 'Tanggal System Berbeda Dengan Tanggal Sekarang'

  it('shows its owner nothing but the notice, and walks over the empty days in one confirm', async () => {
    const before = await balances()
    there.shop.clock.walk(2)
    const page = await there.page()
    await signIn(page, 'OWNER')
    for (const path of ['/dashboard', '/master-baki']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
      await expect(page.getByText('Silahkan Tutup Toko')).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    }
    await expect(page.getByRole('main')).toContainText('2026-03-02')
    await expect(page.getByRole('main')).toContainText('2026-03-04')
    await page.getByRole('button', { name: 'Tutup Toko Sekarang' }).click()
    const dialog = dialogOf(page)
    const skip = dialog.getByLabel('Lewati hari kosong sekaligus')
    await expect(skip).toBeChecked()
    await expect(dialog.getByText('2026-03-04')).toBeVisible()
    await skip.uncheck()
    await expect(dialog.getByText('2026-03-04')).toHaveCount(0)
    await skip.check()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expectLogin(page)
    expect(await tglSystem()).toBe('2026-03-04')
    expect(await closedDays()).toEqual([
      { tgl_system: '2026-03-02', kosong: false },
      { tgl_system: '2026-03-03', kosong: true },
    ])
    expect(await balances()).toEqual(before)
    await signIn(page, 'OWNER')
    await page.goto('/master-baki')
    await expect(page.getByRole('row', { name: /CN01/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: NOTICE })).toHaveCount(0)
  })

  it('is walked over many empty days only by who types the date', async () => {
    there.shop.clock.walk(6)
    const page = await there.page()
    await loginAs(page, 'OWNER')
    await page.getByRole('button', { name: 'Tutup Toko Sekarang' }).click()
    const dialog = dialogOf(page)
    const ketik = dialog.getByRole('textbox', { name: 'Ketik 2026-03-07' })
    await expect(ketik).toBeVisible()
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', 'Ketik Tanggal 2026-03-07 Untuk Menutup 5 Hari Kosong')
    await ketik.fill('2026-03-06')
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', 'Ketik Tanggal 2026-03-07 Untuk Menutup 5 Hari Kosong')
    expect(await tglSystem()).toBe('2026-03-02')
    await ketik.fill('2026-03-07')
    await page.keyboard.press('F9')
    await expectLogin(page)
    expect(await tglSystem()).toBe('2026-03-08')
  })

  it('closes one day only when the owner wants that, and stays late', async () => {
    there.shop.clock.walk(2)
    const page = await there.page()
    await loginAs(page, 'OWNER')
    await page.getByRole('button', { name: 'Tutup Toko Sekarang' }).click()
    await dialogOf(page).getByLabel('Lewati hari kosong sekaligus').uncheck()
    await page.keyboard.press('F9')
    await expectLogin(page)
    expect(await tglSystem()).toBe('2026-03-03')
    await loginAs(page, 'OWNER')
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
  })

  it('shows kasir the notice without the button', async () => {
    await there.shop.user(there.owner, 'KASIR', 'KASIR')
    there.shop.clock.walk(2)
    const page = await there.page()
    await loginAs(page, 'KASIR')
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    await expect(page.getByText('Silahkan Tutup Toko')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tutup Toko Sekarang' })).toHaveCount(0)
  })

  it('finds the day changing while the page is open: the next call leads to the login', async () => {
    const page = await there.page()
    await loginAs(page, 'OWNER')
    // Nothing of the dashboard may still be on its way: its answer would bring the new day before the click does.
    await expect(page.getByText('Aktivitas hari ini')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    there.shop.clock.walk(1)
    // The screen asks for what waits every few seconds: nobody has to touch it.
    await expectLogin(page)
  })
})
