/** People at their browsers: pages that remember whatever goes wrong in them. */
import { slow } from '@kencana/testing/slow'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  expect as pw,
  type Route,
} from '@playwright/test'
import { obfuscateText } from '../packages/screens/src/session/obfuscate.ts'

/** How long a person would wait before he calls somebody; what is there sooner is taken at once. */
const PATIENCE = slow(15_000)

/** Playwright's own, which waits for what is on its way. */
export const expect = pw.configure({ timeout: PATIENCE })

/** The browser says so of every refused call; what the refusal shows on the page is for the tests to see. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d /
/** Calls that do not arrive, while a test has cut the line. */
export const CUT = /net::ERR_INTERNET_DISCONNECTED/

const CODE = /^(?=.*\d)\S{6,}$/

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that this visit brings about on purpose. */
  expected?: readonly RegExp[]
}

/** One browser on one address; `leave` closes every page and fails on any error that showed up in one. */
export class Visitors {
  readonly #browser: Browser
  readonly url: string
  #contexts: BrowserContext[] = []
  #problems: string[] = []

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.url = url
  }

  /** A page of its own computer: nothing stored, nobody logged in. */
  async page({ expected = [], ...options }: VisitOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: { width: 1366, height: 768 },
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      colorScheme: 'light',
      // Each page of its own would fetch and keep the whole program before it does anything: who tests the worker allows it.
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(PATIENCE)
    this.#contexts.push(context)
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${String(error.error().stack)}`))
    context.on('console', (message) => {
      const text = message.text()
      if (message.type() !== 'error' || [REFUSED, ...expected].some((one) => one.test(text))) return
      this.#problems.push(`console: ${text} (${message.location().url})`)
    })
    const page = await context.newPage()
    // A hand is no scanner: what could be a code is not typed as fast as one (packages/ui/src/layout/scanner.ts).
    const type = page.keyboard.type.bind(page.keyboard)
    page.keyboard.type = (text, typed) => type(text, { delay: CODE.test(text) ? 40 : 0, ...typed })
    return page
  }

  /** Closes every page, whatever went wrong in it. */
  async goAway(): Promise<void> {
    const contexts = this.#contexts
    this.#contexts = []
    await Promise.all(contexts.map((context) => context.close()))
  }

  /** @throws when a page reported an error */
  async leave(): Promise<void> {
    await this.goAway()
    const problems = this.#problems
    this.#problems = []
    pw(problems).toEqual([])
  }
}

/** Agrees in the dialog that stands open: with the owner's password, or with a reason where the owner himself asks. */
export const setujui = async (page: Page, kategori: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: /^Otorisasi/ })
  await expect(dialog).toContainText(kategori)
  const alasan = field(dialog, 'Alasan')
  const password = field(dialog, 'Password')
  await expect(alasan.or(password)).toBeVisible()
  if (await alasan.isVisible()) await alasan.fill('pemilik sendiri')
  else {
    await field(dialog, 'User ID OWN / SU').fill('owner')
    await password.fill('kencana123')
  }
  await page.keyboard.press('F9')
}

/**
 * Confirms what waits at a screen of somebody else of the shop.
 * @param dibaca what he reads off the scale, where the request does not tell it
 */
export const saksikan = async (page: Page, tentang: string, dibaca?: string): Promise<void> => {
  await page.getByRole('button', { name: '1 permintaan menunggu' }).click()
  const minta = page.getByRole('dialog', { name: 'Permintaan', exact: true })
  await expect(minta).toContainText(tentang)
  if (dibaca !== undefined) await field(minta, 'Berat Yang Dibaca Di Timbangan').fill(dibaca)
  await minta.getByRole('button', { name: 'Saksikan' }).click()
  await expect(minta).toContainText('Tidak ada permintaan')
  // What tells him that it was saved takes the first key.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(minta).toHaveCount(0, { timeout: slow(500) })
  }).toPass()
}

/** Leaves a form by Esc in which something was filled in: it is asked about first. */
export const buang = async (page: Page): Promise<void> => {
  const tanya = page.getByRole('dialog', { name: 'Buang isian?' })
  await page.keyboard.press('Escape')
  await expect(tanya.getByRole('button', { name: 'Buang' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tanya).toHaveCount(0)
}

/** A field by its label; the star of a required one is part of the label, though nobody hears it. */
export const field = (root: Page | Locator, label: string): Locator => root.getByLabel(new RegExp(`^${label}( \\*)?$`))

/** Fills in the login and presses the button; what comes of it is for the caller to see. */
export const tryLogin = async (page: Page, user_id: string, password: string): Promise<void> => {
  await page.goto('/')
  await field(page, 'User ID').fill(user_id)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/** Logs in and waits for the dashboard. */
export const loginAs = async (page: Page, user_id: string, password = 'kencana123'): Promise<void> => {
  await tryLogin(page, user_id, password)
  // Where he was thrown out, else the dashboard.
  await page.waitForURL((url) => url.pathname !== '/')
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
}

/** The first login with a password that somebody else chose: he chooses his own, and is in. */
export const loginFirst = async (page: Page, user_id: string, diberi: string, sendiri: string): Promise<void> => {
  await tryLogin(page, user_id, diberi)
  await field(page, 'Password Lama').fill(diberi)
  await field(page, 'Password Baru').fill(sendiri)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
}

/**
 * Logged in as after the login's screen, which tests of its own go through: nothing is open yet, the next is a `goto`. Spares each
 * visit the login and a dashboard that nobody looks at.
 */
export const signIn = async (page: Page, user_id: string, password = 'kencana123'): Promise<void> => {
  const answer = await page.request.post('/api/v1/users/login', { data: { user_id, password } })
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
  const user = (await answer.json()) as { hari_ini: string }
  // A page of this address that loads no program.
  await page.goto('/live')
  const stored = JSON.stringify({ userdata: obfuscateText(user), login: user.hari_ini })
  await page.evaluate(`Object.assign(localStorage, ${stored})`)
}

/** The login stands there and nobody is remembered. */
export const expectLogin = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('LOGIN')
  const { origins } = await page.context().storageState()
  const remembered = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
  expect(remembered).not.toContain('userdata')
  expect(remembered).not.toContain('login')
}

/** `act` makes the page call the server, which knows its session no more: the page ends at the login. */
export const expectEnded = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  // Several calls may be on their way: the first one refused takes the page away from under the others.
  const [call] = await Promise.all([page.waitForRequest('**/api/v1/**'), act()])
  await expectLogin(page)
  const headers = { 'x-auth-token': String(call.headers()['x-auth-token']) }
  const again = await page.request.get('/api/v1/group/get/all', { headers })
  expect([again.status(), await again.text()]).toEqual([401, 'Invalid Token.'])
}

/** Opens an address with a session that is over: the page may just be leaving for the login, since what it asked before was refused. */
export const expectOut = async (page: Page, path: string): Promise<void> => {
  await page.goto(path).catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
  })
  await expectLogin(page)
}

/** Opens the user's menu and chooses an entry. */
export const chooseInUserMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

// A page learns a moment after `route` has answered that its calls are taken: one made at once would still go past it.
const TAKEN = '/taken-by-the-test'
const ASK = `fetch('${TAKEN}').then((answer) => answer.status === 204)`

/** Takes the calls of a page that match, and comes back once the page's next call is really taken. */
export const takeCalls = async (
  ...[page, url, handler, options]: [Page, ...Parameters<Page['route']>]
): Promise<void> => {
  await page.route(url, handler, options)
  if (!page.url().startsWith('http')) return
  await page.route(`**${TAKEN}`, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(ASK)).toBe(true)
  await page.unroute(`**${TAKEN}`)
}

/** What the server answered to the call that `act` brings about; read on the wire, since the page may leave at once. */
export const answerTo = async (
  page: Page,
  path: string,
  act: () => Promise<unknown>,
): Promise<{ status: number; text: string }> => {
  const matches = (url: URL) => url.pathname === `/api/v1/${path}`
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    let called = false
    const giveUp = async () => {
      const shown = await page.locator('body').innerText()
      reject(new Error(`${path} was ${called ? 'called and not answered' : 'not called'}; the page shows: ${shown}`))
    }
    const clock = setTimeout(() => void giveUp().catch(reject), slow(30_000))
    const pass = async (route: Route) => {
      called = true
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response })
      clearTimeout(clock)
      resolve({ status: response.status(), text })
    }
    takeCalls(page, matches, (route) => pass(route).catch(reject), { times: 1 })
      .then(act)
      .catch(reject)
  })
  return answered
}

/** A call held back until the test lets it go: the network is slow, the server is the real one. */
export const holdCall = async (page: Page, path: string): Promise<{ count: () => number; release: () => void }> => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  await takeCalls(
    page,
    (url) => url.pathname === `/api/v1/${path}`,
    async (route) => {
      count += 1
      await gate
      await route.continue().catch(() => undefined)
    },
  )
  return { count: () => count, release }
}

// Runs in the page; what turns for ever (a spinner) does not count, nor what moves by scrolling and not by time.
const MOVING = `document.getAnimations().filter((one) => one.playState === 'running' &&
  one.timeline instanceof DocumentTimeline && one.effect?.getComputedTiming().iterations !== Infinity).length`

/** Waits until nothing moves: half faded texts have no honest contrast, and no honest picture. */
export const settled = (page: Page): Promise<void> => expect.poll(() => page.evaluate<number>(MOVING)).toBe(0)

/** Every path of the menu, read from the menu itself. */
export const menuPaths = async (page: Page): Promise<string[]> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  // On the phone it is behind a button.
  if (!(await page.getByLabel('Saring menu').isVisible()))
    await page.getByRole('navigation', { name: 'Pintas' }).getByRole('button', { name: 'Menu' }).click()
  const tree = page.getByRole('navigation', { name: 'Menu' })
  await tree.getByRole('link').first().waitFor()
  for (;;) {
    const folded = tree.locator('button[aria-expanded="false"]')
    if ((await folded.count()) === 0) break
    await folded.first().click()
  }
  const links = await tree.getByRole('link').all()
  return Promise.all(links.map(async (link) => String(await link.getAttribute('href'))))
}
