/** An installation with nothing in it: the browser leads through the first shop and its owner, once. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, readBackupKey, restoreFrom, silentLog, sql } from '@kencana/database'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { choose } from './goods.ts'
import { auditProduct, type Product, startProduct, tempDataDir } from './product.ts'
import { answerTo, expect, expectLogin, field, holdCall, loginAs, Visitors } from './visitors.ts'

const data = tempDataDir()
let product: Product
let browser: Browser
let visitors: Visitors

const start = async () => {
  product = await startProduct(['--kosong'], { DATA_DIR: data.path })
  visitors = new Visitors(browser, product.url)
}

beforeAll(async () => {
  browser = await sharedBrowser()
  await start()
})
afterEach(() => visitors.leave())
afterAll(async () => {
  try {
    auditProduct(data.path)
  } finally {
    await product.stop()
    data.remove()
  }
})

const SHOP: readonly [string, string][] = [
  ['Kode Toko', 'tk09'],
  ['Nama Toko', 'kencana abadi'],
  ['Alamat Toko', 'jl. raya 9, blitar'],
  ['No HP', '0342-801234'],
]
const OWNER: readonly [string, string][] = [
  ['Kas Awal', '25000000'],
  ['Nomor Instalasi', '10'],
]
const USER: readonly [string, string][] = [
  ['User ID', 'hendra'],
  ['Nama', 'hendra wijaya'],
]

const PAPAN = 'Harga emas di papan toko ini'
const papan = (page: Page) => page.getByRole('combobox', { name: PAPAN })

const fill = async (page: Page, fields: readonly [string, string][]) => {
  for (const [label, text] of fields) await field(page, label).fill(text)
}

describe('a start that cannot be', () => {
  it('says why, and leaves no database running', async () => {
    const lain = tempDataDir()
    try {
      const { port } = new URL(product.url)
      const gagal = startProduct(['--kosong'], { DATA_DIR: lain.path, PORT: port })
      await same(gagal).rejects.toThrow('Port sudah dipakai')
      same(existsSync(join(lain.path, 'postgres', 'PG_VERSION'))).toBe(true)
      same(existsSync(join(lain.path, 'postgres', 'postmaster.pid'))).toBe(false)
    } finally {
      lain.remove()
    }
  })
})

describe('the first set-up', () => {
  it('is told in a few lines: what is made, and what to open and do', async () => {
    await expect
      .poll(() => product.printed())
      .toContain(`Buka ${product.url} di browser, lalu isi toko dan pemiliknya.`)
    same(
      product
        .printed()
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['Menyiapkan', 'Kencana', 'Buka'])
  })

  it('is all that is shown: no login before it is known whether there is a user', async () => {
    const page = await visitors.page()
    const known = await holdCall(page, 'health')
    await page.goto('/')
    await expect.poll(known.count).toBe(1)
    await expect(page.getByText('Kencana').first()).toBeVisible()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
    known.release()
    await expect(page.getByRole('heading', { name: 'Mulai' })).toBeVisible()
  })

  it('refuses what is missing or wrong with its own sentences, and makes nothing', async () => {
    const page = await visitors.page()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Mulai' })).toBeVisible()
    await expect(field(page, 'Kode Toko')).toBeFocused()
    await page.keyboard.press('F9')
    for (const text of ['Kode Toko', 'Nama Toko', 'Alamat Toko', 'Kas Awal', 'User ID', 'Nama'])
      await expect(page.getByText(`${text} Harus Diisi`, { exact: true })).toBeVisible()
    await expect(page.getByText('Password Paling Sedikit 8 Huruf')).toBeVisible()
    await expect(field(page, 'Kode Toko')).toBeFocused()
    await fill(page, [...SHOP, ...OWNER, ...USER, ['Kode Toko', 'TK 09!'], ['Password', 'pendek']])
    await page.getByRole('button', { name: 'Simpan Data' }).click()
    await expect(page.getByText('Kode Toko Hanya Boleh Huruf, Angka Dan . _ / -')).toBeVisible()
    await expect(page.getByText('Password Paling Sedikit 8 Huruf')).toBeVisible()
    await expect(page.getByText('Harga Emas Di Papan Harus Dipilih')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Mulai' })).toBeVisible()
  })

  it('makes shop and owner by keyboard alone and ends logged in', async () => {
    const page = await visitors.page()
    const late = await visitors.page()
    await late.goto('/')
    await fill(late, [...SHOP, ...OWNER, ...USER, ['Password', 'Rahasia Toko 9']])
    await choose(late, PAPAN, 'per')
    await expect(papan(late)).toHaveValue('PER GRAM tiap kadar')
    await page.goto('/')
    await expect(field(page, 'Kode Toko')).toBeFocused()
    for (const [, text] of SHOP) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await expect(field(page, 'Zona Waktu')).toBeFocused()
    await page.keyboard.type('wita')
    await page.keyboard.press('Enter')
    for (const [, text] of OWNER) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    // What a price on the board means is nobody's default; each meaning has its ring.
    await expect(papan(page)).toBeFocused()
    await expect(papan(page)).toHaveValue('')
    await expect(page.getByText('PER GRAM: 17K 3.500 g × 1,250,000 = 4,375,000')).toBeVisible()
    await expect(page.getByText('MURNI: 17K 3.500 g × 75 % × 1,250,000 = 3,281,500')).toBeVisible()
    for (const [huruf, pilihan] of [
      ['m', 'MURNI × kadar'],
      ['p', 'PER GRAM tiap kadar'],
    ] as const) {
      await papan(page).focus()
      await page.keyboard.press(huruf)
      await page.keyboard.press('Enter')
      await expect(papan(page)).toHaveValue(pilihan)
    }
    await expect(field(page, 'User ID')).toBeFocused()
    for (const [, text] of USER) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('Rahasia Toko 9')
    for (const tick of await page.getByRole('checkbox').all()) await expect(tick).toBeChecked()
    // This shop gilds nothing.
    await page.getByLabel('Baki sortir, barang rusak, sepuh dan kembali sepuh').uncheck()
    await page.keyboard.press('F9')
    await page.waitForURL('**/dashboard')
    await expect(page).toHaveTitle('KENCANA ABADI | DASHBOARD')
    await expect(page.getByRole('button', { name: 'Menu HENDRA WIJAYA' })).toBeVisible()
    await expect(page.getByText('25,000,000').first()).toBeVisible()
    // What a shop usually has is there; the price of the day nobody could know.
    const langkah = (nama: string) => page.getByRole('listitem').filter({ hasText: nama })
    await expect(langkah('Kategori emas')).toContainText('sudah')
    await expect(langkah('Baki etalase')).toContainText('sudah')
    await expect(langkah('Harga per gram')).toContainText('berikutnya')
    await expect(langkah('Sales')).toContainText('Tanpa ini tidak bisa menjual, membeli dan meminjami')

    const answer = await answerTo(late, 'setup', () => late.keyboard.press('F9'))
    expect(answer).toEqual({ status: 403, text: 'Toko Dan Pemilik Pertama Sudah Dibuat' })
    await expect(late.getByRole('dialog', { name: 'Oopss!!' })).toContainText('Toko Dan Pemilik Pertama Sudah Dibuat')
  })

  it('is never offered again, and everything is there after a clean stop and a restart', async () => {
    expect(await product.stop()).toBe(0)
    await start()
    expect(product.printed()).not.toContain('demo')
    const page = await visitors.page()
    await page.goto('/')
    await expectLogin(page)
    await expect(page.getByText('KENCANA ABADI').first()).toBeVisible()
    // From now on this computer knows: the login waits for nobody.
    const known = await holdCall(page, 'health')
    await page.reload()
    await expectLogin(page)
    known.release()
    await loginAs(page, 'HENDRA', 'Rahasia Toko 9')
    await expect(page).toHaveTitle('KENCANA ABADI | DASHBOARD')
    await expect(page.getByText('25,000,000').first()).toBeVisible()
    // An owner who needs no more of the first steps puts them away.
    const daftar = page.getByText('Mulai memakai Kencana')
    await expect(daftar).toBeVisible()
    await page.getByRole('button', { name: 'Jangan tampilkan lagi' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
    await expect(daftar).toHaveCount(0)
  })

  it('brings its backups to a place outside, which opens with the key from the paper on another computer', async () => {
    const usb = tempDataDir()
    const baru = tempDataDir()
    try {
      const page = await visitors.page()
      await loginAs(page, 'HENDRA', 'Rahasia Toko 9')
      await page.goto('/cadangan')
      await expect(page.getByText('Cadangan hanya ada di disk yang sama dengan datanya.')).toBeVisible()
      const tambah = async (folder: string) => {
        await page.getByRole('button', { name: 'Tambah Tempat' }).click()
        await field(page, 'Folder').fill(folder)
        await page.keyboard.press('F9')
      }
      await tambah(`${usb.path}/tidak-ada`)
      await expect(page.getByText('tidak ada atau tidak terpasang')).toBeVisible()
      await page.keyboard.press('Escape')
      await field(page, 'Folder').fill(usb.path)
      await page.keyboard.press('F9')
      // Folders of a test lie on one disk: said, and done all the same.
      const baris = page.getByRole('row', { name: usb.path })
      await expect(baris).toContainText('DISK SAMA')
      await expect(baris).toContainText(/20\d\d-\d\d-\d\d \d\d:\d\d/)
      await expect(page.getByRole('button', { name: 'Cadangkan Sekarang' })).toBeEnabled()

      await page.getByRole('button', { name: 'Cetak Kunci Cadangan' }).click()
      const kertas = page.getByRole('dialog', { name: 'Cetak kunci cadangan' })
      await expect(kertas).toContainText('AGE-SECRET-KEY-1')
      const isi = await kertas.innerText()
      const huruf = /AGE-SECRET-KEY-1\s+((?:[0-9A-Z]{1,4}\s+)+)/.exec(isi)?.[1]?.replaceAll(/\s/g, '') ?? ''
      const key = await readBackupKey(huruf)
      await page.keyboard.press('Escape')
      await field(page, '6 Huruf Terakhir').fill(huruf.slice(-6).toLowerCase())
      await page.keyboard.press('F9')
      await expect(page.getByText('Kertasnya sudah disimpan.')).toBeVisible()

      await restoreFrom(baru.path, { place: usb.path, key })
      auditProduct(baru.path)
      const db = await openDatabase({ dataDir: baru.path, log: silentLog, max: 2 })
      same(await db.rows(sql`SELECT kode_toko::text FROM toko`)).toEqual([{ kode_toko: 'TK09' }])
      await db.close()
    } finally {
      usb.remove()
      baru.remove()
    }
  })
})
