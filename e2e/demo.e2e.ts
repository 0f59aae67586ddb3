/** The first start without options: the demo chain is there, its logins work, and rights are kept. */
import { papers } from '@kencana/receipts'
import { sampled } from '@kencana/testing/sample'
import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { z } from 'zod'
import { sertifikat } from '../features/keuangan/laporan-eod/laporan-eod.contract.ts'
import { strukSertifikat } from '../features/keuangan/laporan-eod/sertifikat.receipt.ts'
import { sertifikatA4 } from '../features/keuangan/laporan-eod/sertifikat-a4.report.ts'
import { sharedBrowser } from './browser.ts'
import { bentukDemo } from './demo-bentuk.ts'
import { hariDemo } from './demo-hari.ts'
import { nilaiDemo } from './demo-nilai.ts'
import { choose } from './goods.ts'
import { auditProduct, type Product, startProduct, tempDataDir } from './product.ts'
import { GOAL_LIST, weighNamed, weighScripts } from './scripts.ts'
import { expect, expectLogin, field, loginAs, tryLogin, Visitors } from './visitors.ts'

const data = tempDataDir()
let product: Product
let browser: Browser
let visitors: Visitors

beforeAll(async () => {
  browser = await sharedBrowser()
  product = await startProduct([], { DATA_DIR: data.path })
  visitors = new Visitors(browser, product.url)
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

describe('the value of its gold', () => nilaiDemo(data.path))

describe('the demo chain', () => {
  it('is loaded on the first start and says who may log in', async () => {
    expect(product.printed()).toContain('Menyiapkan database baru di ')
    expect(product.printed()).toContain('Memuat rantai toko demo')
    expect(product.printed()).toContain('Rantai toko demo sudah dimuat.')
    expect(product.printed()).not.toContain('Kunci')
    await expect.poll(() => product.printed()).toContain('di browser. Login demo: owner, su, kasir')
  })

  it('lets the owner in with small letters, and titles each tab', async () => {
    const page = await visitors.page()
    await page.goto('/')
    await expect(page).toHaveTitle('LOGIN')
    await loginAs(page, 'owner')
    await expect(page).toHaveTitle('KENCANA JAYA MALANG | DASHBOARD')
    // The first daily audit runs beside the start.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Kas laci')).toBeVisible()
      expect(await page.getByText('Neraca seimbang.').count()).toBe(1)
    }).toPass()
    await page.getByRole('button', { name: 'Data Master' }).click()
    await page.getByRole('link', { name: 'Master Baki' }).click()
    await expect(page).toHaveTitle('KENCANA JAYA MALANG | MASTER BAKI')
    await expect(page.getByRole('row', { name: /CN01/ })).toBeVisible()
    await expect(page.getByLabel('Tidak ada akses')).toHaveCount(0)
  })

  it('asks a cold browser for little JavaScript before a list can be used', async () => {
    const page = await visitors.page()
    await loginAs(page, 'owner')
    // A page of its own: nothing of the login's scripts is in its memory cache.
    const cold = await page.context().newPage()
    const weight = weighScripts(cold)
    await cold.goto('/master-toko')
    await expect(cold.getByRole('row', { name: /TK01/ })).toBeVisible()
    await cold.waitForLoadState('networkidle')
    expect(await weight()).toBeLessThanOrEqual(GOAL_LIST)

    const links = await cold.locator('a[href^="/master-"]').all()
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const path = (await link.getAttribute('href')) ?? ''
      const named = await weighNamed(cold.request, path)
      expect(named, path).toBeGreaterThan(100)
      expect(named, path).toBeLessThanOrEqual(GOAL_LIST)
    }
  })

  it('refuses a wrong password with its sentence and keeps what was typed', async () => {
    const page = await visitors.page()
    await tryLogin(page, 'owner', 'KENCANA123')
    await expect(page.getByRole('dialog', { name: 'Oopss!!' })).toContainText('User ID Atau Password Salah')
    await expect(field(page, 'User ID')).toHaveValue('OWNER')
    await expectLogin(page)
  })

  it('refuses an empty login under its fields', async () => {
    const page = await visitors.page()
    await page.goto('/')
    await expect(field(page, 'User ID')).toBeFocused()
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByText('User ID Harus Diisi')).toBeVisible()
    await expect(page.getByText('Password Harus Diisi')).toBeVisible()
  })

  it('shows kasir locks in the menu and access denied behind them, with the way home', async () => {
    const page = await visitors.page()
    await loginAs(page, 'kasir')
    await page.getByRole('button', { name: 'Data Master' }).click()
    for (const title of ['Master Group', 'Master Jenis', 'Master Gudang', 'Master Baki'])
      await expect(page.getByRole('link', { name: title }).getByLabel('Tidak ada akses')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dashboard' }).getByLabel('Tidak ada akses')).toHaveCount(0)

    await page.goto('/master-group')
    await expect(page.getByRole('heading', { name: 'Akses Di Menu Ini Tidak Di Izinkan' })).toBeVisible()
    await expect(page.getByText('Hubungi Admin Jika Ingin Memakai Menu Ini')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page).toHaveTitle('KENCANA JAYA MALANG | DASHBOARD')
  })

  it('gives gudang the masters that its level has, and locks the owner’s', async () => {
    const page = await visitors.page()
    await loginAs(page, 'gudang')
    await page.goto('/master-group')
    await expect(page.getByRole('row', { name: /MAS MUDA/ })).toBeVisible()
    const locked = async (title: string) =>
      page.getByRole('link', { name: title, exact: false }).first().getByLabel('Tidak ada akses').count()
    for (const title of ['Master Group', 'Master Jenis', 'Master Gudang', 'Master Baki'])
      expect([title, await locked(title)]).toEqual([title, 0])
    for (const title of ['Master Kode Transaksi', 'Master Parameter Harga Emas'])
      expect([title, await locked(title)]).toEqual([title, 1])
  })

  it('lets the owner change the shop, and a shop date belongs to it', async () => {
    const page = await visitors.page()
    await loginAs(page, 'owner')
    await page.getByRole('button', { name: /^Menu / }).click()
    await page.getByRole('menuitem', { name: 'Pindah Toko' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pindah Toko' })
    await choose(page, 'Kode Toko', 'TK02')
    await page.keyboard.press('F9')
    await expect(page).toHaveTitle('KENCANA JAYA BATU | DASHBOARD')
    await expect(dialog).toHaveCount(0)
  })

  it('prints the certificates of its closed days twice alike, byte for byte', async () => {
    const kertas: Record<string, string[]> = {}
    const page = await visitors.page()
    const [call] = await Promise.all([
      page.waitForRequest((one) => one.headers()['x-auth-token'] !== undefined),
      loginAs(page, 'owner'),
    ])
    let headers = { 'x-auth-token': String(call.headers()['x-auth-token']) }
    for (const toko of ['TK01', 'TK02']) {
      if (toko !== 'TK01') {
        const pindah = await page.request.post('/api/v1/users/pindah-toko', { headers, data: { kode_toko: toko } })
        headers = { 'x-auth-token': ((await pindah.json()) as { token: string }).token }
      }
      const baca = async (tanggal: string) => {
        const jawab = await page.request.get('/api/v1/eod/sertifikat', { headers, params: { tanggal } })
        expect(jawab.status(), await jawab.text()).toBe(200)
        const isi = z.decode(sertifikat.output, await jawab.json())
        const slip = strukSertifikat(isi)
        return JSON.stringify([papers(slip), slip.qr, Buffer.from(await sertifikatA4(isi)).toString('base64')])
      }
      // After the demo's week every shop stands on today.
      const tgl_system = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
      for (let lalu = 1; lalu <= 5; lalu += 1) {
        const tanggal = new Date(Date.parse(tgl_system) - lalu * 86_400_000).toISOString().slice(0, 10)
        kertas[`${toko} ${tanggal}`] = [await baca(tanggal), await baca(tanggal)]
      }
    }
    expect(Object.keys(kertas)).toHaveLength(10)
    // Each of its own: ten papers that are no copies of one.
    expect(new Set(Object.values(kertas).map(([satu]) => satu)).size).toBe(10)
    for (const [nomor, [satu, dua]] of Object.entries(kertas)) same(dua, nomor).toBe(satu)
  })
})

describe('read as Indonesians do', () =>
  bentukDemo(
    () => ({ visitors }),
    (paths) => sampled('bentuk', paths, 12),
  ))

describe('its first day', () => hariDemo(() => ({ product, visitors })))
