/** The demo chain in the form that Indonesians read: its screens, the answers of reports, a document's papers; all of the menu in a long run. */

import type { Page, Request } from '@playwright/test'
import { it, expect as same } from 'vitest'
import { choose, downloaded, excelCells } from './goods.ts'
import { expect, field, menuPaths, signIn, type Visitors } from './visitors.ts'

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

/** Between them these show each kind of what is read: days, weights, money, charts, papers, sentences of the server. */
const TIAP_JENIS = [
  '/dashboard',
  '/dashboard/pemilik',
  '/master-parameter-harga-emas',
  '/data-barang',
  '/timbang-baki',
  '/lihat-pesanan',
  '/transaksi-pembelian',
  '/lihat-penjualan',
  '/laporan-transaksi-penjualan',
  '/grafik-penjualan',
  '/lihat-hutang',
  '/laci-kas',
  '/neraca-keuangan',
  '/data-member',
  '/settingNota',
]

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
const NAMA = /\b\d+\.\d+\.\d+|https?:|\.(pdf|xlsx|csv|zip|txt)\b| 20\d\d,? \d\d\.\d\d$|^(K )?\d+([.,]\d+)?K?$/

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
  await expect(page.getByRole('listitem').filter({ hasText: 'Bentuk Angka Dan Tanggal' }).locator('b')).toHaveText(
    bentuk,
  )
}

/** Calls of a page that no answer came to yet; what the server says by itself is none. */
const menunggu = (page: Page): (() => number) => {
  const jalan = new Set<Request>()
  page.on('request', (one) => one.resourceType() !== 'eventsource' && jalan.add(one))
  const habis = (one: Request) => jalan.delete(one)
  page.on('requestfinished', habis)
  page.on('requestfailed', habis)
  return () => jalan.size
}

/** What is drawn from the next picture on: what a click begins has begun, what came has been drawn. */
const GAMBAR = 'new Promise((jadi) => requestAnimationFrame(() => requestAnimationFrame(() => jadi(0))))'

type Lihat = (path: string) => Promise<string[]>

/** Reads a screen of the menu, with the answer where it is a report, with its first row opened, and with a paper of it. */
const pembaca = (page: Page): Lihat => {
  const jalan = menunggu(page)
  const baca = async (): Promise<string[]> => {
    await page.evaluate(GAMBAR)
    await expect.poll(jalan).toBe(0)
    await page.evaluate(GAMBAR)
    return salahBentuk(page)
  }
  const main = page.locator('main')
  return async (path) => {
    const menu = page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="${path}"]`).first()
    const terbuka = page.getByRole('dialog')
    // By the menu, as people do; from beneath what is open, and from a page without it, anew.
    if ((await terbuka.count()) === 0 && (await menu.isVisible())) await menu.click()
    else await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}([?#].*)?$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const salah = await baca()
    for (const satu of [
      page.getByText('7 Hari', { exact: true }),
      page.getByRole('button', { name: 'Cari Laporan' }),
      main.getByRole('button', { name: /^Cetak ulang/ }).first(),
      main.locator('tr[data-clickable]').first(),
    ]) {
      // What was opened before lies over it.
      if ((await terbuka.count()) > 0 || !(await satu.isVisible()) || !(await satu.isEnabled())) continue
      await satu.click()
      salah.push(...(await baca()))
      if (!page.url().includes(path)) break
    }
    return [...new Set(salah)]
  }
}

/** What is typed is read as ever, and shown in the form. */
const ketik = async (page: Page): Promise<void> => {
  await page.goto('/settingsystem')
  await page.getByRole('button', { name: 'Ubah Toleransi Berat' }).click()
  const berat = page.getByRole('textbox', { name: /Toleransi Berat/ })
  // Open: from here on nobody takes the focus back into its first field, where the bare number stands.
  await expect(berat).toBeFocused()
  for (const [diketik, tampil] of [
    ['0.04', '0,040'],
    ['0,03', '0,030'],
    ['1.250', '1,250'],
    ['1.250,5', '1.250,500'],
  ] as const) {
    await berat.fill(diketik)
    await page.keyboard.press('Tab')
    await expect(berat).toHaveValue(tampil)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ubah Batas Lapor' }).click()
  const uang = page.getByRole('textbox', { name: /Batas Lapor/ })
  await expect(uang).toHaveValue('500.000.000')
  for (const diketik of ['1.250.000', '1,250,000', '1250000']) {
    await uang.fill('')
    await uang.pressSequentially(diketik.replace(/\D/g, ''))
    await expect(uang).toHaveValue('1.250.000')
    await uang.fill(diketik)
    await expect(uang).toHaveValue('1.250.000')
  }
  // What a field is given is the wire's: a few grams stay a few.
  await page.goto('/stock-opname-pesanan')
  await choose(page, 'Data Tukang', 't01')
  await choose(page, 'Kategori', 'mm')
  await expect(field(page, 'Saldo Awal')).toHaveValue(/^[1-9]\d?,\d\d$/)
}

/** Nobody is logged in at a television: it is told by the installation itself. */
const papan = async (owner: Page, visitors: Visitors): Promise<void> => {
  const [request] = await Promise.all([
    owner.waitForRequest((one) => one.headers()['x-auth-token'] !== undefined),
    owner.goto('/dashboard'),
  ])
  const jawab = await owner.request.post('/api/v1/kunci-papan/add', {
    headers: { 'x-auth-token': String(request.headers()['x-auth-token']) },
    data: { nama: 'TV', kode_group: ['MM'], beli: true },
  })
  same(jawab.status(), await jawab.text()).toBe(200)
  const tv = await visitors.page()
  await tv.goto(`/papan-harga/${((await jawab.json()) as { kunci: string }).kunci}`)
  await expect(tv.getByText(/\d\.\d{3}\.\d{3}|\d{3}\.\d{3}/).first()).toBeVisible()
  same(await salahBentuk(tv)).toEqual([])
}

/** What machines read is the same in either form: a list as CSV, and the numbers of a report as Excel. */
const berkas = async (page: Page): Promise<unknown[]> => {
  await page.goto('/data-barang')
  const csv = await downloaded(page, () => page.getByRole('button', { name: 'CSV', exact: true }).click())
  await page.goto('/laporan-barang-detail')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
  const { cells } = excelCells(excel.bytes)
  const angka = Object.entries(cells).filter(([, isi]) => typeof isi === 'number')
  same(angka.length).toBeGreaterThan(20)
  return [csv.name, csv.text, angka]
}

/** The tests in it; afterwards the chain stands in the specification's form again. @param beberapa of the other screens, those that this run looks at */
export const bentukDemo = (
  there: () => { visitors: Visitors },
  beberapa: (paths: readonly string[]) => readonly string[],
): void => {
  it('shows its screens as Indonesians read them, and as the specification does once it is chosen again', async () => {
    const page = await there().visitors.page()
    await signIn(page, 'owner')
    const biasa = await berkas(page)
    await pilih(page, 'INDONESIA')
    same(await berkas(page)).toEqual(biasa)
    await page.goto('/dashboard')
    const lain = (await menuPaths(page)).filter((path) => !TIAP_JENIS.includes(path))
    const lihat = pembaca(page)
    const salah: Record<string, string[]> = {}
    for (const path of [...TIAP_JENIS, ...beberapa(lain)]) {
      const teks = await lihat(path)
      if (teks.length > 0) salah[path] = teks
    }
    same(salah).toEqual({})
    await ketik(page)
    await papan(page, there().visitors)
    await pilih(page, 'INTERNASIONAL')
  })
}
