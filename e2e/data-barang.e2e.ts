/** The list of goods: found, filtered, sorted and paged by the server, all of it in the address; carried over to a move. */

import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { barcodes, downloaded } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>
let codes: string[]

/** 24 rings of 2.1, 2.2, ... 4.4 g on CN01 and 6 bracelets of 5.1 ... 5.6 g on CN02. */
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  page = await there.page()
  await loginAs(page, 'GUDANG')
  storageState = await page.context().storageState()
  await page.goto('/data-barang')
  await expect(page.getByText('Data Barang Kosong')).toBeVisible()
  await there.leave()
  for (let n = 1; n <= 30; n += 1) {
    const berat = gram(n <= 24 ? 2 + n / 10 : 5 + (n - 24) / 10)
    const bracelet = { kode_dept: 'GLG', kode_baki: 'CN02', kadar: '17K', nama_barang: `GELANG PADI ${n - 24}` }
    await tambahCincin(there.owner, { berat, berat_asli: berat, ...(n > 24 ? bracelet : {}) })
  }
  codes = await barcodes(there.shop)
})
beforeEach(async () => {
  page = await there.page({ storageState })
})
afterEach(() => there.leave())
afterAll(() => there.close())

const rows = () => page.locator('tbody tr')
const foot = () => page.locator('tfoot')
const ready = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
const open = async (query = '') => {
  await page.goto(`/data-barang${query}`)
  await expect(foot()).toBeVisible()
  await ready()
}
const filter = async (label: string, choice: string) => {
  await page.getByRole('button', { name: new RegExp(`^${label} `) }).click()
  await page.getByRole('option', { name: choice }).first().click()
}
/** Barcodes of the rows in their order. */
const shown = async (): Promise<string[]> => (await rows().allInnerTexts()).map((row) => /10\d{8}/.exec(row)?.[0] ?? '')

describe('finding goods', () => {
  it('by barcode, code and part of the name', async () => {
    await open()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    const target = codes[2] ?? ''
    const { kode_barang } = (await there.owner.send('GET', `barang/get/by-kode-barcode/${target}`)).json as {
      kode_barang: string
    }
    for (const text of [target, kode_barang.toLowerCase()]) {
      await page.getByRole('searchbox').fill(text)
      await expect.poll(shown).toEqual([target])
    }
    await page.getByRole('searchbox').fill('padi')
    await expect(foot()).toContainText('Total 6 barang')
    await expect(rows()).toHaveCount(6)
    await expect(foot()).toContainText('32.100')
    await expect(page).toHaveURL(/\?q=padi$/)
    await page.reload()
    await expect(foot()).toContainText('Total 6 barang')
    await page.getByRole('searchbox').fill('tidak ada yang begini')
    await expect(page.getByText('Data Barang Kosong')).toBeVisible()
    await expect(page.getByText('Ubah kata pencarian.')).toBeVisible()
  })

  it('by filters, whose sums are those of all that is left', async () => {
    await open()
    await expect(foot()).toContainText('Total 30 barang')
    await filter('Jenis', 'GLG')
    await expect(foot()).toContainText('Total 6 barang')
    await filter('Baki', 'CN01')
    await expect(page.getByText('Data Barang Kosong')).toBeVisible()
    await page.getByRole('button', { name: 'Hapus saringan Jenis' }).click()
    await expect(foot()).toContainText('Total 24 barang')
    // 2.1 + ... + 4.4 g, though the page shows the newest rows only.
    await expect(foot()).toContainText('78.000')
    await expect(page).toHaveURL(/\?kode_baki=CN01$/)
    await page.reload()
    await expect(foot()).toContainText('Total 24 barang')
    await filter('Status', 'TERJUAL')
    await expect(page.getByText('Data Barang Kosong')).toBeVisible()
  })

  it('in order and page by page, and the way back leads to the first view', async () => {
    await open('?per=10')
    const newest = codes.toReversed()
    await expect.poll(shown).toEqual(newest.slice(0, 10))
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect.poll(shown).toEqual(newest.slice(10, 20))
    await expect(page.getByText('11 sampai 20 dari 30')).toBeVisible()
    await expect(foot()).toContainText('Total 30 barang')
    const weight = page.getByRole('button', { name: 'Berat (g)', exact: true })
    await weight.click()
    await expect.poll(shown).toEqual(codes.slice(0, 10))
    await expect(page).toHaveURL(/urut=berat/)
    await page.reload()
    await expect.poll(shown).toEqual(codes.slice(0, 10))
    await weight.click()
    await expect.poll(shown).toEqual(newest.slice(0, 10))
    await expect(page.getByRole('columnheader', { name: 'Berat (g)' }).first()).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Nama Barang', exact: true }).click()
    await expect.poll(async () => (await shown())[0]).toBe(codes[0])
    for (let times = 0; times < 2; times += 1)
      await page.getByRole('button', { name: 'Nama Barang', exact: true }).click()
    await expect(page).toHaveURL(/\?per=10$/)
    await expect.poll(shown).toEqual(newest.slice(0, 10))
    await page.getByRole('button', { name: '10 per halaman' }).click()
    await page.getByRole('menuitem', { name: '50 per halaman' }).click()
    await expect(rows()).toHaveCount(30)
  })

  it('and saving all that is filtered as CSV, not only the page', async () => {
    await open('?per=10&kode_dept=CIN')
    const file = await downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click())
    expect(file.name).toBe('data-barang-2026-03-02.csv')
    const lines = file.text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(25)
    expect(lines[0]).toBe(
      '\uFEFFKode Barang,Barcode,Nama Barang,Kategori,Jenis,Baki,Kadar,Tipe,Berat (g),Harga (Rp),Harga Saat Dicatat (Rp),Status',
    )
    expect(lines[24]).toMatch(
      new RegExp(`^B10\\d{7},${codes[0]},CINCIN MILANO,MM,CIN,CN01,16K,SP,2.100,3454500,3454500,TERSEDIA$`),
    )
  })
})

describe('chosen goods', () => {
  it('are carried over to Pindah Barang, over pages and with a range by shift', async () => {
    await open('?per=10')
    const newest = codes.toReversed()
    const tick = (code: string | undefined) =>
      rows()
        .filter({ hasText: code ?? '-' })
        .getByRole('checkbox')
    await tick(newest[0]).check()
    await tick(newest[3]).click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 dipilih')).toBeVisible()
    await tick(newest[1]).uncheck()
    await expect(page.getByText('3 dipilih')).toBeVisible()
    await page.getByRole('button', { name: 'Pindah Barang' }).click()
    await expect(page).toHaveURL(/\/pindah-barang$/)
    await expect(foot()).toContainText('3 barang')
    for (const code of [newest[0], newest[2], newest[3]])
      await expect(page.getByText(code ?? '-').first()).toBeVisible()
  })

  it('have their labels printed together', async () => {
    await open('?per=10')
    for (const at of [0, 1]) await rows().nth(at).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Cetak Label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cetak 2 Label' })
    await expect(dialog.getByRole('img', { name: /^Barcode 10\d{8}$/ })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

describe('who may not, and what is not there', () => {
  it('is told so: kasir, and everybody when the line breaks off', async () => {
    const kasir = await there.page()
    await signIn(kasir, 'KASIR')
    for (const path of ['/pindah-barang', '/laporan-tambah-barang']) {
      await kasir.goto(path)
      await expect(kasir.getByRole('heading', { name: 'Akses Di Menu Ini Tidak Di Izinkan' })).toBeVisible()
      await expect(kasir.getByRole('table')).toHaveCount(0)
    }
    const broken = await there.page({ storageState, expected: [/net::ERR_CONNECTION_RESET/] })
    await broken.route(
      (url) => url.pathname === '/api/v1/barang',
      (route) => route.abort('connectionreset'),
      { times: 3 },
    )
    await broken.goto('/data-barang')
    await expect(broken.getByText('Koneksi Bermasalah').first()).toBeVisible()
    await broken.unrouteAll()
    await broken.getByRole('button', { name: 'Coba Lagi' }).click()
    await expect(broken.locator('tfoot')).toContainText('Total 30 barang')
  })

  it('is a card on the phone, with its sums below', async () => {
    const phone = await there.page({
      storageState,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await phone.goto('/data-barang?kode_dept=GLG')
    const cards = phone.getByRole('list', { name: 'Daftar' }).getByRole('listitem')
    await expect(cards).toHaveCount(6)
    await expect(cards.first()).toContainText('GELANG PADI 6')
    await expect(cards.first()).toContainText('5.600 g')
    await expect(phone.getByRole('table')).toHaveCount(0)
    await expect(phone.getByText('6 barang').first()).toBeVisible()
    expect(await phone.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await cards.first().getByText('GELANG PADI 6').tap()
    await expect(phone.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
    await expect(phone.getByText('Tambah barang')).toBeVisible()
    expect(await phone.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  })
})
