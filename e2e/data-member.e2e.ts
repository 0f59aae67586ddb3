/** Files of a list that is read in pages hold all of it. */
import { sql } from '@kencana/database'
import { afterAll, beforeAll, it } from 'vitest'
import { downloaded, excelCells } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  // More than one request of a file brings.
  await there.shop.db.run(sql`
    INSERT INTO member (kode_member, nama_member, no_hp, alamat, setuju_pesan, catatan, kode_toko, user_id, dibuat_pada)
    SELECT 'M-' || lpad(n::text, 5, '0'), CASE n % 40 WHEN 0 THEN 'BU RATNA' ELSE 'PAK JAYA' END, '', '', 'TIDAK', '', t.kode_toko, 'OWNER', now()
    FROM generate_series(1, 1040) n, toko t`)
})
afterAll(() => there.close())

const open = async (search = '') => {
  const page = await there.page({ viewport: { width: 1280, height: 800 } })
  await loginAs(page, 'OWNER')
  await page.goto(`/data-member${search}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  return page
}

it('as CSV, all that the search leaves', async () => {
  const page = await open('?per=10')
  const csv = () => downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click())
  const baris = (text: string) => text.trimEnd().split('\r\n').slice(1)
  const semua = baris((await csv()).text)
  expect(semua).toHaveLength(1040)
  expect(new Set(semua).size).toBe(1040)
  expect(semua[0]).toMatch(/^M-01040,/)
  await page.goto('/data-member?per=10&q=ratna')
  await expect(page.getByText('26 member')).toBeVisible()
  expect(baris((await csv()).text)).toHaveLength(26)
  await page.close()
})

it('as Excel, which goes in again unchanged', async () => {
  const page = await open('?per=10')
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Excel Member' })
  const { bytes } = await downloaded(page, () => dialog.getByRole('button', { name: 'Unduh 1,040 baris' }).click())
  const { cells } = excelCells(bytes)
  expect(cells.A1041).toBe('M-00001')
  await dialog
    .getByLabel('Berkas Excel')
    .setInputFiles({ name: 'member.xlsx', mimeType: 'application/vnd.ms-excel', buffer: bytes })
  await expect(dialog).toContainText('Sama 1,040')
  await page.close()
})

it('is called off while it is on its way', async () => {
  const page = await open('?per=10')
  // The second thousand never comes.
  await page.route(/member\/get\/all.*hal=2/, () => undefined)
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect(page.getByRole('button', { name: 'CSV 96%' })).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await expect(page.getByRole('button', { name: 'CSV', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
  await page.close()
})
