/** Charts on a phone and on a small screen: what they show, how they are read, and what stands there when nothing can be drawn. */
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { pesan } from '@kencana/testing/pesanan'
import { bagi, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 30)
  const cincin = async (lain: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, lain)).kode_barcode
  await jualSah(owner, owner, [await cincin(), await cincin()])
  await cincin()
  const no_pesanan = await pesan(owner)
  await bagi(owner, no_pesanan, { berat_susut: gram(0.3) })
  await selesaikan(owner, no_pesanan, { berat_selesai: gram(9.8), berat_patri: gram(0), berat_susut: gram(0.2) })
})
afterEach(() => there.leave())
afterAll(() => there.close())

const HP = { width: 390, height: 844 }
const KECIL = { width: 1024, height: 768 }
const grafik = (page: Page, name: RegExp) => page.getByRole('figure', { name })
const wide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')
const SALDO = '2 pcs, 6.970 g, Rp. 11,466,000'

describe.each([
  ['a phone', HP, 'light'],
  ['a small screen', KECIL, 'dark'],
] as const)('on %s', (_, viewport, colorScheme) => {
  it.each([
    ['/grafik-penjualan', [/^Penjualan per hari/, /^Penjualan per jam/, /^Penjualan per kategori/], SALDO],
    [
      '/grafik-stok',
      [/^Umur stok/, /^Perputaran per kategori/],
      '24.33 kali; terjual 2 pcs, 6.970 g, stok 1 pcs, 3.485 g',
    ],
    ['/grafik-susut-tukang', [/^Susut per tukang/, /^Susut di atas jatah/], '2.000%, 0.200 g, 1 pesanan'],
  ] as const)('%s draws its charts and has their numbers as tables', async (path, names, text) => {
    const page = await there.page({ viewport, colorScheme })
    await signIn(page, 'OWNER')
    await page.goto(path)
    for (const name of names) {
      const one = grafik(page, name)
      await expect(one.locator('svg.ct-chart-bar, svg.ct-chart-line')).toBeVisible()
      await expect(one.locator('.ct-bar, .ct-line').first()).toBeAttached()
      await one.getByText('Tabel angka').click()
      await expect(one.getByRole('table')).toBeVisible()
    }
    await expect(page.getByRole('cell', { name: text }).first()).toBeVisible()
    same(await wide(page)).toBe(true)
    same(await violations(page, colorScheme === 'dark')).toEqual([])
  })
})

it('is read point by point with the arrow keys, by pieces and grams too, and leads to the report', async () => {
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/laporan-transaksi-penjualan')
  await page.getByRole('button', { name: 'Grafik', exact: true }).click()
  const harian = grafik(page, /^Penjualan per hari/)
  const titik = harian.getByRole('slider', { name: 'Penjualan per hari, titik demi titik' })
  await expect(titik).toHaveAttribute('aria-valuetext', `2026-03-02: ${SALDO}`)
  await expect(harian.locator('.ct-point[data-shown]')).toHaveCount(1)
  await titik.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(titik).toHaveAttribute('aria-valuetext', '2026-03-01: 0 pcs, 0.000 g, Rp. 0')
  await page.getByRole('radio', { name: 'Pcs' }).click()
  await expect(grafik(page, /^Penjualan per kategori Pcs/)).toBeVisible()
  await harian.getByText('Tabel angka').click()
  await harian.getByRole('link', { name: '2026-03-02' }).click()
  await expect(page.getByRole('heading', { name: 'Laporan Transaksi Penjualan' })).toBeVisible()
  await expect(page.locator('tfoot')).toContainText('11,466,000')
})

it('says so where there is nothing to draw', async () => {
  const page = await there.page({ viewport: HP })
  await signIn(page, 'OWNER')
  await page.goto('/grafik-penjualan?tgl_awal=2026-01-01&tgl_akhir=2026-01-02')
  await expect(page.getByText('Penjualan per hari: Belum Ada Angka')).toBeVisible()
  await page.goto('/grafik-penjualan?tgl_awal=2024-01-01&tgl_akhir=2026-01-02')
  await expect(page.getByText('Masa Paling Lama 366 Hari')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
})

it('loads the library with the first chart alone, and shows the numbers where it does not arrive', async () => {
  const page = await there.page({ expected: [/net::ERR_FAILED/] })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/draw-/.test(request.url())) asked.push(request.url())
  })
  await page.route('**/assets/draw-*.js', (route) => route.abort())
  await signIn(page, 'OWNER')
  await page.goto('/data-barang')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  same(asked).toEqual([])
  await page.goto('/grafik-stok')
  await expect(page.getByText('Grafik tidak dapat dimuat; angkanya ada di tabel.').first()).toBeVisible()
  await expect(grafik(page, /^Umur stok/).getByRole('cell', { name: '1 pcs, 3.485 g' })).toBeVisible()
  same(asked.length).toBeGreaterThan(0)
})

it('lists what to order and what lies still, and leads from a row to its goods', async () => {
  const page = await there.page({ viewport: KECIL })
  await signIn(page, 'OWNER')
  await page.goto('/laporan-perputaran-barang')
  const tabel = page.getByRole('region', { name: 'Tabel laporan' })
  await expect(tabel).toContainText('3 - 5 g')
  await expect(page.locator('tfoot')).toContainText('3.485')
  await tabel.getByRole('button', { name: 'Lihat barang' }).first().click()
  await expect(page).toHaveURL(/\/data-barang\?.*kode_group=MM/)
  await page.goBack()
  await page.getByRole('radio', { name: 'DIAM' }).click()
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Data Laporan Tidak Tersedia')).toBeVisible()
})
