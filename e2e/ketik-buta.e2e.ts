/** Who knows a form types it without a look: what comes while he types takes none of it. */
import { isiMaster } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { isiPesanan } from '@kencana/testing/pesanan'
import { sampled } from '@kencana/testing/sample'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

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
  /** What is chosen and not typed. */
  chosen: boolean
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

/** Types through the form that has the focus without waiting for anything, and says what stands elsewhere than it was typed. */
const typeBlind = async (): Promise<string[]> => {
  const fields = await way()
  await page.evaluate(`document.querySelector('[data-jalan="0"]')?.focus()`)
  for (const [at, one] of fields.entries()) {
    if (!one.chosen) await page.keyboard.type(sample(one, at))
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
}

const PAGES = ['penjualan', 'pembelian', 'hutang', 'pesanan', 'services'].map((one) => `/transaksi-${one}`)

it.each(PAGES)('%s takes each field as it is typed', async (path) => {
  await open(path)
  await expect(page.locator('[data-page] input:focus')).toHaveCount(1)
  // A sale begins at its scan line.
  await field(page, 'Nama Customer').focus()
  same(await typeBlind()).toEqual([])
})

// F2 opens a form there.
const MASTERS =
  'group jenis gudang baki bandrol kondisi-barang kondisi-pembelian kode-transaksi parameter-potongan-kategori parameter-jenis-group ' +
  'kondisi-pinjaman labeling atribut pabrik kategori sales tukang kadar parameter-point data-hadiah parameter-rugi-nota marketplace tarif-ppn'
const OTHERS =
  'tambah-bahan-tukang data-barang data-users kirim-dari-barang-bos kirim-sepuh-dari-barang-bos transaksi-pesanan transaksi-pembelian ' +
  'transaksi-hutang transaksi-services laci-kas data-member tukar-point tagihan'
const DIALOGS = [...MASTERS.split(' ').map((one) => `/master-${one}`), ...OTHERS.split(' ').map((one) => `/${one}`)]

it.each(sampled('ketik-buta', DIALOGS, 12))('the form of %s takes each field as it is typed', async (path) => {
  await open(path)
  await page.keyboard.press('F2')
  await expect(page.locator('[role="dialog"] input:focus')).toHaveCount(1)
  same(await typeBlind()).toEqual([])
})
