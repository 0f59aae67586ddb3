/** A report of more columns than any screen has: whose row it is stays in sight, and nothing of it is cut on paper. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])
  await isiRekening(owner)
  await pesan(owner, {}, { pembayaran: [{ ...tunai(300_000), cara_bayar: 'DEBET', no_rekening: '0111' }] })
})
afterAll(() => there.close())

const EOD = '/laporan-eod?type_laporan=SALES&tanggal=2026-03-02'

const buka = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await there.page({ viewport })
  // The browser's dialog would wait for somebody; what it is given stays to be measured.
  await page.addInitScript('window.print = () => {}')
  await signIn(page, 'OWNER')
  await page.goto(EOD)
  await expect(page.getByRole('cell', { name: 'S01' })).toBeVisible()
  return page
}

it.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a small screen', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
])('keeps whose row it is beside the last column on %s', async (_, viewport) => {
  const page = await buka(viewport)
  const tabel = page.getByRole('region', { name: 'Tabel laporan' })
  const siapa = page.getByRole('cell', { name: 'S01' })
  const dulu = (await siapa.boundingBox())?.x ?? -1
  await page.evaluate(`document.querySelector('[aria-label="Tabel laporan"]').scrollTo({ left: 10000 })`)
  await expect(tabel.getByRole('cell', { name: '5,733,000' }).first()).not.toBeInViewport()
  same((await siapa.boundingBox())?.x).toBeCloseTo(dulu, 0)
  await expect(siapa).toBeInViewport()
  await page.close()
})

/** What stands in fields that are too narrow for it. */
const TERPOTONG = `[...document.querySelectorAll('main input')]
  .filter((one) => one.value !== '' && one.scrollWidth > one.clientWidth)
  .map((one) => one.value)`

it.each([390, 375, 360])('shows whole days and all quick ranges on a phone of %i', async (width) => {
  const page = await there.page({ viewport: { width, height: 844 } })
  await signIn(page, 'OWNER')
  for (const path of ['/laporan-transaksi-penjualan', '/grafik-penjualan']) {
    await page.goto(path)
    await expect(page.getByRole('combobox', { name: 'Tanggal Akhir' })).toHaveValue(/^2026-/)
    same(await page.evaluate<string[]>(TERPOTONG), path).toEqual([])
    same((await terlaluLebar(page)).filter((one) => !one.includes('Tabel laporan'))).toEqual([])
  }
  await page.close()
})

it('8.1 asks for a sales person where the rows know one, and takes the address of one as that', async () => {
  const page = await buka({ width: 1440, height: 900 })
  const sales = page.getByRole('combobox', { name: 'Kode Sales' })
  await expect(sales).toBeVisible()
  for (const kind of ['REKAP', 'EMAS']) {
    await page.getByText(kind, { exact: true }).click()
    await expect(sales).toHaveCount(0)
  }
  await page.goto('/laporan-eod?tanggal=2026-03-02&kode_sales=S01')
  await expect(page.getByRole('cell', { name: 'S01' })).toBeVisible()
  await expect(sales).toBeVisible()
  await page.close()
})

interface Ukuran {
  kertas: number
  ujung: number
  kolom: number
}

/** How far the table on paper reaches; the paper is A4 landscape within margins of 10 mm. */
const UKUR = `(() => {
  const frame = document.querySelector('iframe')
  const table = frame?.contentDocument?.querySelector('table')
  if (!frame || !table) return null
  frame.style.width = '277mm'
  return { kertas: frame.clientWidth, ujung: table.getBoundingClientRect().right, kolom: table.rows[1].cells.length }
})()`

it('shows the button of each payment whole, however narrow the screen is', async () => {
  const page = await buka({ width: 1024, height: 768 })
  await page.goto('/laporan-keuangan-non-cash?type=DETAIL&tgl_awal=2026-03-02&tgl_akhir=2026-03-02')
  const tombol = page.getByRole('button', { name: /^Sudah masuk PSN/ })
  await expect(tombol).toBeInViewport({ ratio: 1 })
  const [isi, sel] = [await tombol.boundingBox(), await page.locator('td', { has: tombol }).boundingBox()]
  same((isi?.x ?? 0) + (isi?.width ?? 0)).toBeLessThanOrEqual((sel?.x ?? 0) + (sel?.width ?? 0))
  await page.close()
})

it('stands on paper with its last column', async () => {
  const page = await buka({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Cetak' }).click()
  const lebar = () => page.evaluate<Ukuran | null>(UKUR)
  await expect.poll(lebar).toMatchObject({ kolom: 25 })
  const ukuran = await lebar()
  same(ukuran?.ujung).toBeLessThanOrEqual((ukuran?.kertas ?? 0) + 1)
  await page.close()
})
