/**
 * Pictures of every screen of the menu, in light, dark and phone width: `npm run screenshots -- [folder] [look ...]`.
 * Serves the demo chain from a database of its own in this process, so that the clock can also walk into a late day. All
 * clocks stand on one morning, so that pictures of two versions can be laid side by side (`npm run screenshots:compare`).
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate, openDatabase, silentLog } from '@kencana/database'
import { createHttp, Gate, limitsFor, loadTokenSigner, WalkingClock } from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { pino } from 'pino'
import { loadDemoOnce } from '../db/demo/demo.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { buildProduct, tempDataDir } from '../e2e/product.ts'
import { chooseInUserMenu, loginAs, menuPaths, settled } from '../e2e/visitors.ts'
import { allFeatures } from '../features/features.ts'

const root = join(import.meta.dirname, '..')
const [to = join(root, 'dist', 'screenshots'), ...looks] = process.argv.slice(2)
const folder = resolve(to)

/** Thursday morning in the shop, on every run. */
const PAGI = new Date('2026-03-12T02:00:00Z')

const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  phone: {
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
}

/** One look: a logged-out page and a way to keep what it shows. */
class Studio {
  readonly page: Page
  readonly #look: string

  private constructor(page: Page, look: string) {
    this.page = page
    this.#look = look
  }

  static async open(browser: Browser, baseURL: string, look: string): Promise<Studio> {
    const context = await browser.newContext({ baseURL, locale: 'id-ID', timezoneId: 'Asia/Jakarta', ...LOOKS[look] })
    await context.clock.setFixedTime(PAGI)
    return new Studio(await context.newPage(), look)
  }

  async keep(name: string): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await settled(this.page)
    await this.page.screenshot({ path: join(folder, `${name}-${this.#look}.png`) })
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}

const each = async (browser: Browser, url: string, take: (studio: Studio) => Promise<void>): Promise<void> => {
  for (const look of looks.length > 0 ? looks : Object.keys(LOOKS)) {
    const studio = await Studio.open(browser, url, look)
    await take(studio)
    await studio.close()
  }
}

const setupAndLogin = (name: string) => async (studio: Studio) => {
  await studio.page.goto('/')
  await studio.page.getByRole('heading', { level: 1 }).waitFor()
  await studio.keep(name)
}

const everyScreen = async (studio: Studio): Promise<void> => {
  const { page } = studio
  await loginAs(page, 'owner')
  for (const path of await menuPaths(page)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const name = path.slice(1).replaceAll('/', '-')
    await studio.keep(name)
    const search = page.getByRole('button', { name: 'Cari Laporan' })
    if (await search.isVisible()) {
      const month = page.getByRole('radio', { name: 'Bulan Ini' })
      if (await month.isVisible()) await month.click()
      await search.click()
      await studio.keep(`${name}-hasil`)
    }
    const add = page.locator('button[aria-keyshortcuts="F2"]')
    if (!(await add.isVisible())) continue
    await add.click()
    // On a screen with lines F2 adds one: no dialog, but a picture too.
    await page.getByRole('dialog').or(page.locator('form')).first().waitFor()
    await studio.keep(`${name}-tambah`)
    await page.keyboard.press('F9')
    await studio.keep(`${name}-tambah-salah`)
  }
}

const shellAndNotices = async (studio: Studio): Promise<void> => {
  const { page } = studio
  await loginAs(page, 'owner')
  await page.getByRole('button', { name: /^Menu [A-Z]/ }).click()
  await studio.keep('menu-user')
  await page.keyboard.press('Escape')
  for (const [entry, name] of [
    ['Tutup Toko', 'tutup-toko'],
    ['Ganti Password', 'ganti-password'],
    ['Pindah Toko', 'pindah-toko'],
  ] as const) {
    await chooseInUserMenu(page, entry)
    await page.getByRole('dialog', { name: entry }).waitFor()
    await studio.keep(name)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Cari menu' }).waitFor()
  await studio.keep('cari-menu')
  await page.goto('/tidak-ada')
  await studio.keep('tidak-ditemukan')
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await loginAs(page, 'kasir')
  await page.goto('/master-group')
  await studio.keep('akses-ditolak')
}

const lateDay = async (studio: Studio): Promise<void> => {
  const { page } = studio
  await loginAs(page, 'owner')
  await studio.keep('tanggal-berbeda')
  await page.getByRole('button', { name: 'Tutup Toko Sekarang' }).click()
  await page.getByRole('dialog', { name: 'Tutup Toko' }).waitFor()
  await studio.keep('tanggal-berbeda-tutup')
}

const take = async (dataDir: string): Promise<void> => {
  const db = await openDatabase({ dataDir, log: silentLog })
  const browser = await launchBrowser()
  try {
    await migrate(db)
    const tokens = await loadTokenSigner(db)
    const clock = new WalkingClock(PAGI)
    const deps = { db, clock, tokens, gate: new Gate(limitsFor(10)), blob: await openBlobStore(dataDir) }
    const logger = pino({ level: 'warn' })
    const features = allFeatures(async () => ({ umur_jam: 5, keterangan: 'Cadangan harian' }), '0.0.0')
    const webDir = join(root, 'dist', 'web')
    const app = await createHttp({ deps, features, logger, webDir, loginsPerMinute: 1_000 })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    await each(browser, url, setupAndLogin('mulai'))
    await loadDemoOnce(deps, features, logger)
    await each(browser, url, setupAndLogin('login'))
    await each(browser, url, everyScreen)
    await each(browser, url, shellAndNotices)
    clock.walk(2)
    await each(browser, url, lateDay)
    await app.close()
  } finally {
    await browser.close()
    await db.close()
  }
}

buildProduct()
mkdirSync(folder, { recursive: true })
const data = tempDataDir()
try {
  await take(data.path)
  console.log(`Gambar ada di ${folder}`)
} finally {
  data.remove()
}
