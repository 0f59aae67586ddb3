/** A shop in a browser: the test shop's database and walking clock, behind the address that a real browser opens. */

import { createHttp } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji } from '@kencana/testing/uji'
import type { Browser } from '@playwright/test'
import { pino } from 'pino'
import { inject } from 'vitest'
import { allFeatures } from '../features/features.ts'
import { type Kamera, launchBrowser, sharedBrowser } from './browser.ts'
import { Visitors } from './visitors.ts'

/** One shop, its owner logged in over the API, and the people who open it in a browser. */
export class ShopInBrowser extends Visitors {
  readonly shop: TestShop
  /** OWNER's session over the API, to prepare and to look behind the screens; none before the set-up. */
  owner!: User
  readonly #gagal: readonly string[]
  readonly #close: () => Promise<void>

  /** @param gagal what the server logged as failed, so that an answer of 500 explains itself */
  constructor(
    visitors: { browser: Browser; url: string; gagal: readonly string[] },
    shop: TestShop,
    owner: User | null,
    close: () => Promise<void>,
  ) {
    super(visitors.browser, visitors.url)
    this.shop = shop
    if (owner !== null) this.owner = owner
    this.#gagal = visitors.gagal
    this.#close = close
  }

  override async leave(): Promise<void> {
    await super.leave().catch((error: Error) => {
      throw new Error([error.message, 'The server logged:', ...this.#gagal.slice(-10)].join('\n'), { cause: error })
    })
  }

  /** Ends everything; the ledger must be clean. */
  async close(): Promise<void> {
    await this.goAway()
    await this.#close()
  }
}

/** Opens a shop that stands on 127.0.0.1, served from the built web application (or a copy of it), and a browser. */
export const shopInBrowser = async (
  shop: TestShop,
  owner: User | null,
  webDir = inject('kencanaWeb'),
  kamera?: Kamera,
): Promise<ShopInBrowser> => {
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0.0.0', [uji])
  const gagal: string[] = []
  const level = process.env.TEST_LOG
  const logger = level ? pino({ level }) : pino({ level: 'error' }, { write: (line: string) => void gagal.push(line) })
  const app = await createHttp({
    deps: shop.deps,
    features,
    logger,
    webDir,
    loginsPerMinute: 100_000,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // What stands before a camera is told as Chromium starts.
  const browser = await (kamera ? launchBrowser(kamera) : sharedBrowser())
  return new ShopInBrowser({ browser, url, gagal }, shop, owner, async () => {
    if (kamera) await browser.close()
    await app.close()
    await shop.close()
  })
}

/** The same before anybody has set it up. */
export const openEmptyInBrowser = async (): Promise<ShopInBrowser> => shopInBrowser(await openShop([uji]), null)

/** The same of a new one: TK01 with its OWNER. */
export const openShopInBrowser = async (webDir = inject('kencanaWeb'), kamera?: Kamera): Promise<ShopInBrowser> => {
  const shop = await openShop([uji])
  return shopInBrowser(shop, await shop.setup(), webDir, kamera)
}
