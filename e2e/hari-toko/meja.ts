/** Somebody at a screen of his own: what he does, and how many keys, clicks and scans it takes him. */

import { PASSWORD } from '@kencana/testing'
import type { Locator, Page } from '@playwright/test'
import { choose, goTo, scan, typeThrough } from '../goods.ts'
import type { ShopInBrowser } from '../shop.ts'
import { expect, field } from '../visitors.ts'

/** What one kind of work took. */
interface Kerja {
  tombol: number
  klik: number
  pindai: number
}

// Runs in the page: keys that a person presses, without the ones that only change another, and clicks of his own.
const HITUNG = `
  const diri = ['Shift', 'Control', 'Alt', 'Meta']
  addEventListener('keydown', (e) => { if (e.isTrusted && !e.repeat && !diri.includes(e.key)) void kencanaHitung('tombol', e.key) }, true)
  addEventListener('pointerdown', (e) => { if (e.isTrusted) void kencanaHitung('klik') }, true)`

export class Meja {
  readonly page: Page
  readonly kerja = new Map<string, Kerja>()
  /** The keys of each kind of work, in their order. */
  readonly tuts = new Map<string, string[]>()
  #kini = 'masuk'

  private constructor(page: Page) {
    this.page = page
  }

  /** A screen at which nobody is logged in yet. */
  static async buka(there: ShopInBrowser): Promise<Meja> {
    const page = await there.page()
    const meja = new Meja(page)
    await page.exposeBinding('kencanaHitung', (_, apa: 'tombol' | 'klik', key?: string) => {
      meja.#catat()[apa] += 1
      if (key !== undefined) meja.tuts.set(meja.#kini, [...(meja.tuts.get(meja.#kini) ?? []), key])
    })
    await page.addInitScript(HITUNG)
    return meja
  }

  /** What follows is this kind of work; what was done before counts for that of before. */
  async mulai(kerja: string): Promise<void> {
    // The page tells of each key by itself: what it answers now comes after all of them.
    await this.page.evaluate('0')
    this.#kini = kerja
  }

  #catat(): Kerja {
    const ada = this.kerja.get(this.#kini) ?? { tombol: 0, klik: 0, pindai: 0 }
    this.kerja.set(this.#kini, ada)
    return ada
  }

  async masuk(user_id: string): Promise<void> {
    await this.page.goto('/')
    await this.ketik('User ID', user_id)
    await this.ketik('Password', PASSWORD)
    await this.page.getByRole('button', { name: 'LOGIN' }).click()
    await this.page.waitForURL('**/dashboard')
    await expect(this.page.getByRole('button', { name: /^Menu / })).toBeVisible()
  }

  /** His first login, with a password that was given to him: he chooses his own, by keys alone. */
  async masukPertama(user_id: string, diberi: string, sendiri: string): Promise<void> {
    await this.page.goto('/')
    await this.isi(this.page, [
      ['User ID', user_id],
      ['Password', diberi],
    ])
    await this.isi(this.page, [
      ['Password Lama', diberi],
      ['Password Baru', sendiri],
    ])
    await expect(this.page.getByRole('button', { name: /^Menu / })).toBeVisible()
  }

  /** @param ketik the beginnings of its words that suffice; all of its name unless told */
  async ke(title: string, ketik?: string): Promise<void> {
    await goTo(this.page, title, ketik)
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0)
  }

  tekan(tombol: string): Promise<void> {
    return this.page.keyboard.press(tombol)
  }

  /** Types into one field that he clicks. */
  async ketik(label: string, text: string): Promise<void> {
    await field(this.page, label).click()
    await this.page.keyboard.type(text)
  }

  pilih(label: string, text: string): Promise<void> {
    return choose(this.page, label, text)
  }

  /** Types through the fields of a form by Enter, from the first of them on. */
  async isi(root: Page | Locator, fields: readonly (readonly [string, string])[]): Promise<void> {
    const pertama = field(root, fields[0]?.[0] ?? '')
    await expect(pertama).toBeVisible()
    if ((await pertama.and(this.page.locator(':focus')).count()) === 0) await pertama.click()
    await typeThrough(root, fields)
  }

  /** Scans a piece: one pull of the scanner, whatever it types. */
  async pindai(barcode: string): Promise<void> {
    await scan(this.page, barcode)
    const kerja = this.#catat()
    kerja.pindai += 1
    kerja.tombol -= barcode.length + 1
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  /** Reads a slip and puts it away. */
  async slip(name: string, ...texts: string[]): Promise<void> {
    const dialog = this.dialog(name)
    for (const text of texts) await expect(dialog).toContainText(text)
    await dialog.getByRole('button', { name: /^Selesai/ }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** Answers what waits at this screen: the owner agrees, anybody else has looked. */
  async jawab(tentang: string, jawaban: 'Setujui' | 'Saksikan'): Promise<void> {
    await this.page.getByRole('button', { name: '1 permintaan menunggu' }).click()
    const minta = this.dialog('Permintaan')
    await expect(minta).toContainText(tentang)
    await minta.getByRole('button', { name: jawaban }).click()
    await expect(minta).toContainText('Tidak ada permintaan')
    await this.page.keyboard.press('Escape')
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}

/** All kinds of work of a day, whoever did them. */
export const semuaKerja = (meja: readonly Meja[]): Record<string, Kerja> => {
  const semua: Record<string, Kerja> = {}
  for (const [nama, { tombol, klik, pindai }] of meja.flatMap((one) => [...one.kerja])) {
    const ada = semua[nama] ?? { tombol: 0, klik: 0, pindai: 0 }
    semua[nama] = { tombol: ada.tombol + tombol, klik: ada.klik + klik, pindai: ada.pindai + pindai }
  }
  return semua
}
