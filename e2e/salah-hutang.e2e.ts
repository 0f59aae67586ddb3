/** A loan as it is mistyped at the counter: told at its field, and nothing is stored that the screen does not say. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, photo } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  // The smallest screen of a counter.
  sales = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(sales, 'SALES', PASSWORD)
  await sales.goto('/transaksi-hutang')
})
afterAll(() => there.close())

it('tells a rate that is none at its field, and lends at no other one than is written there', async () => {
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('gelang')
  await choose(sales, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  // What is no picture is told at its place and stays there; nothing lies over the form that Esc would miss.
  const rusak = { name: 'rusak.png', mimeType: 'image/png', buffer: Buffer.from('bukan foto') }
  await modal.getByLabel('Berkas foto').first().setInputFiles(rusak)
  await expect(modal.getByRole('alert')).toHaveText('Foto Tidak Bisa Dibaca')
  await expect(sales.getByRole('dialog')).toHaveCount(1)
  await field(modal, 'Berat Kotor').fill('2x')
  await choose(sales, 'Kondisi Pinjaman', 'baik')
  await sales.keyboard.press('F9')
  // To what is typed wrongly, though the picture stands before it.
  await expect(field(modal, 'Berat Kotor')).toBeFocused()
  await expect(modal.getByRole('alert')).toHaveText('Foto Tidak Bisa Dibaca')
  await field(modal, 'Berat Kotor').fill('25')
  for (const isian of [modal, sales]) {
    await isian
      .getByLabel('Berkas foto')
      .first()
      .setInputFiles(await photo())
    await expect(isian.locator('img').first()).toBeVisible()
    await sales.keyboard.press('F9')
    await expect(modal).toHaveCount(0)
  }
  await field(sales, 'Nama Customer').fill('bu sari')
  await field(sales, 'NIK').fill('3573010203040506')
  await field(sales, 'No HP').fill('081234567890')
  await field(sales, 'Alamat').fill('jl. mawar 3')
  await choose(sales, 'Kode Sales', 's01')
  await field(sales, 'Jumlah Hutang').fill('5jt')
  await field(sales, 'Bunga').fill('200')
  await sales.keyboard.press('F9')
  await expect(sales.getByText('Persentase Harus Antara 0 Dan 100')).toBeVisible()
  await expect(sales.getByRole('dialog', { name: 'Cetak bon hutang' })).toHaveCount(0)
  await field(sales, 'Bunga').fill('2,5')
  await expect(sales.getByText('Persentase Harus Antara 0 Dan 100')).toHaveCount(0)
})

it('shows every reason at once to whoever agrees, on the smallest screen of a counter', async () => {
  await field(sales, 'Jumlah Hutang').fill('40jt')
  await field(sales, 'Bunga').fill('1')
  await field(sales, 'Lama').fill('9')
  // The bar under the form takes two lines of figures, which leaves room for the form.
  await expect(sales.getByText('43,600,000')).toBeVisible()
  const bar = await sales.getByRole('status').filter({ hasText: 'Dipinjamkan' }).boundingBox()
  same(bar?.height).toBeLessThanOrEqual(96)
  await sales.keyboard.press('F9')
  const minta = sales.getByRole('dialog', { name: /^Otorisasi/ })
  await expect(minta.getByText('4 alasan')).toBeVisible()
  await expect(minta.getByRole('listitem')).toHaveCount(4)
  for (const alasan of await minta.getByRole('listitem').all()) await expect(alasan).toBeInViewport({ ratio: 1 })
  await expect(field(minta, 'Password')).toBeInViewport({ ratio: 1 })
  await sales.keyboard.press('Escape')
  await expect(minta).toHaveCount(0)
  await field(sales, 'Jumlah Hutang').fill('5jt')
  await field(sales, 'Bunga').fill('2,5')
})

it('asks for a longer term in months, as whoever agrees reads it', async () => {
  await field(sales, 'Lama').fill('9')
  await sales.keyboard.press('F9')
  const minta = sales.getByRole('dialog', { name: /^Otorisasi/ })
  await expect(minta).toContainText('Lama hutang 9 bulan, toko memberi 4')
  for (const text of ['4 bulan', '9 bulan', '5 bulan']) await expect(minta).toContainText(text)
  await expect(minta).not.toContainText('pcs')
  await setujui(sales, 'HUTANG')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon hutang' })
  await expect(slip).toContainText('PI-TK01-260302-0001')
})

it('says with its unit how much gold two persons see, before it is weighed', async () => {
  const kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
  await kasir.goto('/validasi-hutang')
  await kasir.getByRole('button', { name: 'Bayar' }).click()
  await expect(kasir.getByRole('dialog', { name: 'Bayar Hutang' })).toContainText(
    '25.000 g dari 20.000 g sekali, lebih dari itu dilihat OWN atau SU',
  )
})

it('takes nothing in by a key that waited for the price, once something else was typed', async () => {
  await sales.getByRole('button', { name: /^Selesai/ }).click()
  await expect(sales.getByRole('dialog')).toHaveCount(0)
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('gelang')
  await choose(sales, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  await choose(sales, 'Kondisi Pinjaman', 'baik')
  await modal
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(modal.locator('img').first()).toBeVisible()
  const waits: (() => void)[] = []
  await takeCalls(
    sales,
    (url) => url.pathname.endsWith('/hutang/hitung'),
    async (route) => {
      await new Promise<void>((resolve) => waits.push(resolve))
      await route.continue()
    },
  )
  await field(modal, 'Berat Kotor').fill('2')
  await expect.poll(() => waits.length).toBe(1)
  await sales.keyboard.press('F9')
  // He saw the number that is not whole, and goes on with it.
  await sales.keyboard.type('5')
  await expect.poll(() => waits.length).toBe(2)
  for (const lanjut of waits) lanjut()
  await sales.waitForLoadState('networkidle')
  await expect(modal.getByText('25.000 g')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await expect(sales.locator('tbody')).toContainText('25.000')
  await expect(sales.locator('tbody tr')).toHaveCount(1)
})
