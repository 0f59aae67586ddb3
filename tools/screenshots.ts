/**
 * Pictures of every screen of the menu, and of those beside it, in light, dark, at 1024 and phone width:
 * `npm run screenshots -- [--layar <path>] [folder] [look ...]`; with --layar, which may stand there several times, of those screens alone.
 * Serves the demo chain from a database of its own in this process, so that the clock can also walk into a late day. All
 * clocks stand on one morning, so that pictures of two versions can be laid side by side (`npm run screenshots:compare`).
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase, silentLog } from '@kencana/database'
import {
  Caller,
  createHttp,
  Gate,
  limitsFor,
  loadTokenSigner,
  siapkanKunciBukti,
  WalkingClock,
} from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { pino } from 'pino'
import { loadDemoOnce } from '../db/demo/demo.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { buildProduct, tempDataDir } from '../e2e/product.ts'
import { chooseInUserMenu, loginAs, menuPaths, settled } from '../e2e/visitors.ts'
import { allFeatures } from '../features/features.ts'
import { buatLuar, type Luar, potretLuar } from './screenshots-luar.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { layar: { type: 'string', multiple: true } },
})
const [to = join(root, 'dist', 'screenshots'), ...looks] = positionals
const folder = resolve(to)

/** Whether a screen is asked for: all are, unless some are named. */
const diminta = (path: string): boolean => values.layar?.includes(path) ?? true

/** Thursday morning in the shop, on every run. */
const PAGI = new Date('2026-03-12T02:00:00Z')

const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  // The smallest screen of a counter.
  kecil: { colorScheme: 'light', viewport: { width: 1024, height: 768 } },
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

  async keep(name: string, page: Page = this.page): Promise<void> {
    await page.waitForLoadState('networkidle')
    await settled(page)
    await page.screenshot({ path: join(folder, `${name}-${this.#look}.png`) })
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

/** What the menu leads to: where a small screen has room for its icons alone, as a wider one shows it. */
const daftarLayar = async (page: Page): Promise<string[]> => {
  const semula = page.viewportSize()
  if (semula && semula.width >= 768) {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Whether it is folded was decided as it was first drawn.
    await page.reload()
  }
  const paths = await menuPaths(page)
  if (semula) await page.setViewportSize(semula)
  return paths.filter(diminta)
}

const everyScreen = async (studio: Studio): Promise<void> => {
  const { page } = studio
  await loginAs(page, 'owner')
  for (const path of await daftarLayar(page)) {
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

const besideTheMenu = async (studio: Studio, luar: Luar): Promise<void> => {
  await loginAs(studio.page, 'owner')
  for (const { path, nama, buka } of potretLuar(luar))
    if (diminta(path)) await studio.keep(nama, await buka(studio.page))
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
  let app: Awaited<ReturnType<typeof createHttp>> | undefined
  try {
    await migrate(db)
    const tokens = await loadTokenSigner(db)
    const clock = new WalkingClock(PAGI)
    const deps = { db, clock, tokens, gate: new Gate(limitsFor(10)), blob: await openBlobStore(dataDir) }
    // Days that the demo closes are signed, as those of a shop are.
    await siapkanKunciBukti(db, { dataDir, buktiKey: undefined }, PAGI, () => undefined)
    const logger = pino({ level: 'warn' })
    const features = allFeatures(async () => ({ umur_jam: 5, keterangan: 'Cadangan harian' }), '0.0.0')
    const webDir = join(root, 'dist', 'web')
    app = await createHttp({ deps, features, logger, webDir, loginsPerMinute: 1_000 })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    if (!values.layar) await each(browser, url, setupAndLogin('mulai'))
    await loadDemoOnce(deps, features, logger)
    if (!values.layar) await each(browser, url, setupAndLogin('login'))
    const luar = await buatLuar(new Caller(app), db)
    await each(browser, url, everyScreen)
    await each(browser, url, (studio) => besideTheMenu(studio, luar))
    if (values.layar) return
    await each(browser, url, shellAndNotices)
    clock.walk(2)
    await each(browser, url, lateDay)
  } finally {
    await app?.close()
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
