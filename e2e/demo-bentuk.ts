/** The demo chain in the form that Indonesians read: every screen of the menu, the answers of reports and a document's papers. */
import type { Page } from '@playwright/test'
import { it, expect as same } from 'vitest'
import { MENU } from '../features/menu.ts'
import { expect, loginAs, type Visitors } from './visitors.ts'

// What a person reads on a page, and what is said to whoever hears it; an example of both forms says so itself. Runs in the page.
const TERBACA = `(() => {
  const said = ['title', 'aria-label', 'placeholder', 'alt']
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { parentElement: box, data } = walk.currentNode
    if (box.closest('[translate=no], script, style, option') || !/[0-9]/.test(data)) continue
    // A row's words are read together: an amount beside its sign.
    const line = box.closest('td, li, p, label, button, h1, h2, h3, small, b, span') ?? box
    texts.push(line.textContent.length < 200 ? line.textContent : data)
  }
  for (const one of document.querySelectorAll('body *'))
    for (const name of said) if (/[0-9]/.test(one.getAttribute(name) ?? '')) texts.push(one.getAttribute(name))
  for (const one of document.querySelectorAll('input, option')) if (one.type !== 'hidden') texts.push(one.value === undefined || one.tagName === 'OPTION' ? one.textContent : one.value)
  return [...new Set(texts)]
})()`

/** What the other form would have written: a day from its year on, groups by comma, and decimals behind a dot. */
const LAIN = [
  /(?<![\w-])\d{4}-\d\d(-\d\d)?(?![\w-]|\.\w)/,
  /\d,\d{3}[.,]\d/,
  /Rp\.? ?[−-]?\d{1,3},\d/,
  /(?<![\d.,])0\.\d/,
  /(?<![\d.])\d+\.\d+ ?(g|gram|%)(?!\w)/,
  /(?<![\d.,])\d+\.(\d{1,2}|\d{4,})(?![\d.,])/,
]
/** Numbers that are names, of a program, an address, a file, a kadar, and the time of a day in words. */
const NAMA = /\b\d+\.\d+\.\d+|https?:|\.(pdf|xlsx|csv|zip|txt)\b| 20\d\d, \d\d\.\d\d$|^(K )?\d+([.,]\d+)?K?$/

const salahBentuk = async (page: Page): Promise<string[]> =>
  (await page.evaluate<string[]>(TERBACA)).filter((text) => !NAMA.test(text) && LAIN.some((one) => one.test(text)))

const pilih = async (page: Page, bentuk: string): Promise<void> => {
  await page.goto('/settingsystem')
  await page.getByRole('button', { name: 'Ubah Bentuk Angka Dan Tanggal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Bentuk Angka Dan Tanggal' })
  await expect(dialog.getByText('1,250,000 · 3.500 g · 2026-11-29')).toBeVisible()
  await expect(dialog.getByText('1.250.000 · 3,500 g · 29-11-2026')).toBeVisible()
  await dialog.getByRole('radio', { name: bentuk }).click()
  await page.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'bentuk_angka' }).locator('b')).toHaveText(bentuk)
}

/** Opens what the menu names, and asks for the report where it is one. */
const buka = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const cari = page.getByRole('button', { name: 'Cari Laporan' })
  if (await cari.isVisible()) {
    await cari.click()
    await page.waitForLoadState('networkidle')
  }
}

/** The tests in it; afterwards the chain stands in the specification's form again. */
export const bentukDemo = (there: () => { visitors: Visitors }): void => {
  it('shows every screen as Indonesians read it, and as the specification does once it is chosen again', async () => {
    const page = await there().visitors.page()
    await loginAs(page, 'owner')
    await pilih(page, 'INDONESIA')
    const salah: Record<string, string[]> = {}
    const paths = MENU.flatMap(({ path, run }) => (run ? [] : [path]))
    // Of one computer, side by side: each waits for the server more than it works.
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        const lain = await page.context().newPage()
        for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
          await buka(lain, path)
          const teks = await salahBentuk(lain)
          if (teks.length > 0) salah[path] = teks
        }
      }),
    )
    same(salah).toEqual({})
    await pilih(page, 'INTERNASIONAL')
  })
}
