/** Cucian: pieces go out, come back lighter; the owner agrees to what was lost; labels, slips, undo. */
import { sql } from '@kencana/database'
import { PASSWORD } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { read, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let kode: string[]
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  kode = []
  for (let i = 0; i < 2; i += 1) kode.push((await tambahCincin(there.owner)).kode_barcode)
  page = await there.page()
  await signIn(page, 'GUDANG')
  await page.goto('/cucian')
})
afterAll(() => there.close())

const keadaan = async (kode_barcode = '') =>
  there.shop.db.one(
    sql`SELECT coalesce(kode_baki, '-') AS baki, status_barang AS status, berat FROM barang WHERE kode_barcode = ${kode_barcode}`,
  )
const selesai = async (dialog: string) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0)
}

it('sends scanned pieces out, with a slip', async () => {
  await expect(page.getByText('Pindai barang yang akan dicuci')).toBeVisible()
  for (const [at, one] of kode.entries()) {
    await scan(page, one)
    await expect(page.locator('tbody tr')).toHaveCount(at + 1)
  }
  await field(page, 'Keterangan').fill('pak slamet')
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip cuci' })
  await expect(slip).toContainText('CUC-TK01-260302-0001')
  await selesai('Cetak slip cuci')
  await expect(page.getByText('2 di luar')).toBeVisible()
  expect(await keadaan(kode[0])).toEqual({ baki: '-', status: 'CUCI', berat: 3485 })
})

it('opens the batch by its slip, weighs what came back, and lets the owner agree to a large loss', async () => {
  await page.getByRole('radio', { name: 'KEMBALI' }).click()
  await page.locator('input[data-scan]').fill('CUC-TK01-260302-0001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 pcs di luar')).toBeVisible()
  await page.locator('input[data-scan]').fill(kode[0] ?? '')
  await page.keyboard.press('Enter')
  const berat = page.getByLabel(`Berat Kembali ${kode[0]}`)
  await expect(berat).toBeFocused()
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', `Berat Kembali Barang ${kode[0]} Harus Lebih Dari 0`)
  await berat.fill('3.5')
  await expect(page.getByText('Melebihi 3.485 g')).toBeVisible()
  await berat.fill('3.4')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[data-scan]')).toBeFocused()
  await page.keyboard.press('F9')
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' })
  await expect(dialog).toContainText('Susut cuci melebihi toleransi')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await keadaan(kode[0])).toEqual({ baki: '-', status: 'CUCI', berat: 3485 })
  // Nobody is asked any longer for what was given up.
  await expect.poll(() => there.shop.db.rows(sql`SELECT kata FROM otorisasi_tolak`)).toEqual([{ kata: 'DITARIK' }])
  // The draft is stored anew before it may be sent again.
  await expect(page.getByRole('button', { name: /^Simpan/ })).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('F9')
  await dialog.getByLabel(/^User ID/).fill('owner')
  await dialog.getByLabel(/^Password/).fill('salah')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'User ID Atau Password Salah')
  await dialog.getByLabel(/^Password/).fill(PASSWORD)
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip terima cuci' })
  await expect(slip).toContainText('SETUJU')
  await expect(slip).toContainText('CUM-TK01-260302-0001')
  expect(await keadaan(kode[0])).toEqual({ baki: 'CN01', status: 'TERSEDIA', berat: 3400 })
  await slip.getByRole('button', { name: 'Cetak 1 Label' }).click()
  await expect(page.getByRole('dialog')).toContainText('3.400 g')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

it('takes the rest back unchanged in one go, and undoes a receipt', async () => {
  await page.getByRole('button', { name: /CUC-TK01-260302-0001/ }).click()
  await page.getByRole('button', { name: 'Semua kembali' }).click()
  await expect(page.locator('tfoot')).toContainText('3.485')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: 'Cetak slip terima cuci' })).toContainText('CUM-TK01-260302-0002')
  await selesai('Cetak slip terima cuci')
  await expect(page.getByText('Tidak ada cucian di luar')).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan CUM-TK01-260302-0001' }).click()
  await page.keyboard.type('salah timbang')
  await page.keyboard.press('F9')
  // What was agreed to is undone by agreement.
  await setujui(page, 'BATAL DOKUMEN')
  await read(page, 'Berhasil', 'BCM-TK01-260302-0001')
  await expect(page.getByText('Tidak ada cucian di luar')).toHaveCount(0)
  expect(await keadaan(kode[0])).toEqual({ baki: '-', status: 'CUCI', berat: 3485 })
})
