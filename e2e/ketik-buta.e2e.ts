/** Who knows a form types it without a look: what comes while he types takes none of it. */
import { isiMaster } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { isiPesanan } from '@kencana/testing/pesanan'
import { longPart, sampled } from '@kencana/testing/sample'
import { slow } from '@kencana/testing/slow'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { MENU } from '../features/menu.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPinjaman(there.owner)
  await isiPesanan(there.owner)
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterEach(() => expect(page.getByRole('dialog', { name: 'Oopss!!' })).toHaveCount(0))
afterAll(() => there.close())

interface Seen {
  label: string
  /** What is chosen and not typed, and whether it is chosen from a list. */
  chosen: boolean
  list: boolean
  number: boolean
}

// Marks the field that has the focus as the next of the way and tells of it; null where the way ends.
const NOW = `(() => {
  const one = document.activeElement
  if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) || one.dataset.jalan) return null
  one.dataset.jalan = String(document.querySelectorAll('[data-jalan]').length)
  return {
    label: (one.labels?.[0]?.innerText ?? one.getAttribute('aria-label') ?? '').replace(' *', '').trim(),
    chosen: one.readOnly || one.matches('[data-scan], [role="combobox"], [type="checkbox"], [type="password"], [placeholder*="-"]'),
    list: one.matches('[role="combobox"]'),
    number: ['decimal', 'numeric', 'tel'].includes(one.inputMode),
  }
})()`

const VALUES = `[...document.querySelectorAll('[data-jalan]')].sort((a, b) => a.dataset.jalan - b.dataset.jalan).map((one) => one.value)`

/** The fields of a form in the order in which Enter leads through it while nothing is typed. */
const way = async (): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (;;) {
    const one = await page.evaluate<Seen | null>(NOW)
    if (!one) return seen
    seen.push(one)
    await page.keyboard.press('Enter')
  }
}

const plain = (text: string): string => text.replace(/[^0-9A-Z]/gi, '').toUpperCase()

/** What is typed into it: of another kind in each, and never as long as a code of a scanner. */
const sample = ({ number }: Seen, at: number): string =>
  number ? String(11 + at) : `isi ${'abcdefghijklmnopqrst'[at]}`

/**
 * Types through the form that has the focus without waiting for anything, and says what stands elsewhere than it was typed.
 * @param choosing takes the first of each list, and with it whatever fields come by it
 */
const typeBlind = async (choosing = true): Promise<string[]> => {
  const fields = await way()
  await page.evaluate(`document.querySelector('[data-jalan="0"]')?.focus()`)
  for (const [at, one] of fields.entries()) {
    // The first of a list: fields that come with it take nothing of what follows.
    if (one.list && choosing) await page.keyboard.press('ArrowDown')
    if (!one.chosen) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(sample(one, at))
    }
    await page.keyboard.press('Enter')
  }
  const values = await page.evaluate<string[]>(VALUES)
  same(fields.length).toBeGreaterThan(0)
  return fields.flatMap((one, at) => {
    const want = sample(one, at)
    const got = values[at] ?? ''
    const right = one.number ? Number(got.replaceAll(',', '')) === Number(want) : plain(got) === plain(want)
    return one.chosen || right ? [] : [`${one.label}: ${got} instead of ${want}`]
  })
}

const open = async (path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Pages that are forms, and those that open one by F2. */
const PAGES =
  'tambah-bahan-tukang ambil-bahan-tukang kirim-barang hancur-data-barang pindah-barang pindah-barang-satu-baki timbang-baki cucian ' +
  'hak-akses-users stock-opname-pesanan stock-opname cetak-barcode sortir-pembelian pindah-sortir sortir-sepuh kirim-sepuh terima-sepuh ' +
  'kirim-labeling transaksi-pesanan pembagian-pesanan pindah-pesanan pesanan-selesai ongkos-tukang transaksi-pembelian transaksi-penjualan ' +
  'validasi-inputan validasi-barang-rusak hitung-kas transaksi-hutang transaksi-services emas-lepas tambah-uang-kas ' +
  'ambil-uang-kas tambah-uang-bank ambil-uang-bank pindah-uang tagihan kirim-barang-kecabang settingtoko'
const DIALOGS =
  'master-group master-jenis master-gudang master-baki master-bandrol master-kondisi-barang master-kondisi-pembelian master-kode-transaksi ' +
  'master-parameter-potongan-kategori master-parameter-jenis-group master-kondisi-pinjaman master-labeling master-atribut master-pabrik ' +
  'master-kategori master-sales master-tukang master-kadar master-parameter-point master-data-hadiah master-parameter-rugi-nota ' +
  'master-marketplace tambah-bahan-tukang data-barang data-users kirim-dari-barang-bos kirim-sepuh-dari-barang-bos transaksi-pesanan ' +
  'transaksi-pembelian laci-kas transaksi-hutang transaksi-services data-member tukar-point tagihan settingtoko'

const paths = (all: string): string[] => all.split(' ').map((one) => `/${one}`)

/** One of two fields is closed by the choice before it: who knows the form does not press Enter for it. */
const ONE_OF_TWO = new Set(['/master-kondisi-pembelian', '/master-parameter-point'])
/** A member's code is looked up before the way goes on; a line of the nota that is typed makes the next one, which is typed then. */
const OWN_WAY = new Set(['/transaksi-poin dialog', '/tukar-point page', '/settingNota page'])
/** F2 adds a line in the page itself. */
const NO_DIALOG = new Set(['/sortir-pembelian', '/kirim-sepuh', '/kirim-labeling'])

// A page's own form begins behind its scan line or its search.
const formOfPage = () => page.locator('[data-page] input:not([type="search"]):not([data-scan]):visible').first()

it.each(sampled('ketik-buta-halaman', paths(PAGES), 8))('%s takes each field as it is typed', async (path) => {
  await open(path)
  await formOfPage().focus()
  same(await typeBlind()).toEqual([])
})

it.each(sampled('ketik-buta', paths(DIALOGS), 12))('the form of %s takes each field as it is typed', async (path) => {
  await open(path)
  await page.keyboard.press('F2')
  await expect(page.locator('[role="dialog"] input:focus')).toHaveCount(1)
  same(await typeBlind(!ONE_OF_TWO.has(path))).toEqual([])
})

it.runIf(longPart()?.part === 1)('there is no other form in the menu', { timeout: slow(900_000) }, async () => {
  const found: string[] = []
  for (const { path } of MENU) {
    await open(path)
    const saves = page.locator('[aria-keyshortcuts="F9"]')
    if ((await saves.count()) > 0 && (await formOfPage().count()) > 0) {
      await formOfPage().focus()
      if ((await way()).length > 0) found.push(`${path} page`)
      await open(path)
    }
    if (NO_DIALOG.has(path) || (await page.locator('[data-page] [aria-keyshortcuts="F2"]:enabled').count()) === 0)
      continue
    await page.keyboard.press('F2')
    await expect(page.locator('[role="dialog"]')).toHaveCount(1)
    if ((await page.locator('[role="dialog"] input:focus').count()) > 0) found.push(`${path} dialog`)
  }
  const known = new Set([...paths(PAGES).map((one) => `${one} page`), ...paths(DIALOGS).map((one) => `${one} dialog`)])
  same(found.filter((one) => !known.has(one) && !OWN_WAY.has(one))).toEqual([])
})
