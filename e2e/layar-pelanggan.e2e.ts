/** The customer's screen at the counter: two windows, one sale. */

import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { batalForm, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import { slow } from '@kencana/testing/slow'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { simpanFotoBarang } from '../features/barang/data-barang/data-barang.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { violations } from './axe.ts'
import { tembak } from './goods.ts'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let layar: Page
let kode: string[]
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await owner.call(ubahParaSystem, { key: 'validasi_penjualan', value: 'TIDAK', otorisasi: null })
  const dua = [await tambahCincin(owner, { ongkos: rp(75_000) }), await tambahCincin(owner, { ongkos: rp(75_000) })]
  kode = dua.map(({ kode_barcode }) => kode_barcode)
  await owner.call(simpanFotoBarang, { kode_barang: dua[0]?.kode_barang ?? '', foto: fotoUnik() })
  kasir = await there.page()
  await signIn(kasir, 'OWNER')
  await kasir.goto('/transaksi-penjualan')
})
afterAll(() => there.close())

const scan = (barcode = '') => tembak(kasir, barcode)

it('opens beside the sale and welcomes', async () => {
  const terbuka = kasir.waitForEvent('popup')
  await kasir.getByRole('main').getByRole('button', { name: 'Layar Pelanggan' }).click()
  layar = await terbuka
  await expect(layar.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
  await expect(layar).toHaveTitle(/LAYAR PELANGGAN/)
})

it('shows pieces, prices and money as they are entered, and nothing of who buys', async () => {
  await field(kasir, 'Nama Customer').fill('SITI ROHMAH')
  await kasir.getByLabel('Pindai barcode').focus()
  await scan(kode[0])
  await expect(layar.getByRole('listitem')).toHaveCount(1)
  await expect(layar.getByRole('listitem')).toContainText('CINCIN MILANO')
  await expect(layar.getByRole('listitem')).toContainText('3.485 g')
  await expect(layar.getByText('Rp. 5,808,000')).toBeVisible()
  await scan(kode[1])
  await expect(layar.getByRole('listitem')).toHaveCount(2)
  await expect(layar.getByText('Rp. 11,616,000')).toBeVisible()
  await kasir.keyboard.type('s01')
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.type('12jt')
  await kasir.keyboard.press('Enter')
  await expect(layar.getByRole('definition').filter({ hasText: '384,000' })).toBeVisible()
  await expect(layar.locator('main')).not.toContainText('SITI')
})

it('finds what is there when it is opened late or again', async () => {
  await layar.reload()
  await expect(layar.getByRole('listitem')).toHaveCount(2)
  await expect(layar.getByText('Rp. 11,616,000')).toBeVisible()
})

it('shows the photo of a piece that has one, in dark and on a telephone, nothing cut', async () => {
  const foto = layar.getByRole('listitem').locator('img')
  await expect(foto).toHaveCount(1)
  await expect.poll(() => layar.evaluate<boolean>(`document.querySelector('li img').naturalWidth > 0`)).toBe(true)
  const semula = layar.viewportSize() ?? { width: 1366, height: 768 }
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await layar.emulateMedia({ colorScheme })
      await layar.setViewportSize({ width, height })
      await expect(foto).toBeVisible()
      same(await terlaluLebar(layar), `${colorScheme} ${width}`).toEqual([])
      same(await violations(layar), `${colorScheme} ${width}`).toEqual([])
    }
  await layar.setViewportSize(semula)
})

it('thanks with change and the QR of the nota, which stays until the next piece', async () => {
  await kasir.keyboard.press('F9')
  await expect(layar.getByRole('heading', { name: 'Terima Kasih' })).toBeVisible()
  await expect(layar.getByText('KEMBALI 384,000')).toBeVisible()
  await expect(layar.getByRole('img', { name: 'QR nota' })).toBeVisible()
  await kasir
    .getByRole('dialog', { name: /nota/i })
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(kasir.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await expect(layar.getByRole('img', { name: 'QR nota' })).toBeVisible()
  const { kode_barcode } = await tambahCincin(there.owner)
  // A scanner types where the keyboard is: what it reads over there goes to the sale.
  await tembak(layar, kode_barcode)
  await expect(layar.getByRole('listitem')).toHaveCount(1)
  await expect(kasir.locator('tbody tr')).toHaveCount(1)
  same(await violations(layar)).toEqual([])
})

it('is not emptied by another window that sells nothing', async () => {
  const lain = await kasir.context().newPage()
  await lain.goto('/transaksi-penjualan')
  await expect(lain.getByRole('heading', { name: 'Transaksi Penjualan' })).toBeVisible()
  await lain.close()
  await expect(layar.getByRole('listitem')).toHaveCount(1)
})

it('leads to the cashier where he takes the money, and thanks for nothing yet', async () => {
  await there.owner.call(ubahParaSystem, { key: 'validasi_penjualan', value: 'YA', otorisasi: null })
  await kasir.reload()
  await kasir.getByRole('button', { name: /^Lanjutkan/ }).click()
  await expect(kasir.locator('tbody tr')).toHaveCount(1)
  await kasir.keyboard.press('F9')
  await expect(layar.getByRole('heading', { name: 'Silahkan Membayar Di Kasir' })).toBeVisible()
  await expect(layar.getByRole('img', { name: 'QR nota' })).toHaveCount(0)
  await kasir
    .getByRole('dialog', { name: /bon/i })
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(kasir.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await scan((await tambahCincin(there.owner)).kode_barcode)
  await expect(layar.getByRole('listitem')).toHaveCount(1)
})

it('shows nothing of a sale whose window went away', async () => {
  await kasir.goto('/dashboard')
  await expect(layar.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

it('thanks with the QR once the cashier at another counter took the money, and shows no QR to the next customer', async () => {
  await kasir.goto('/transaksi-penjualan')
  const jual = async () => {
    await expect(kasir.getByLabel('Pindai barcode')).toBeFocused()
    await scan((await tambahCincin(there.owner)).kode_barcode)
    await expect(kasir.locator('tbody tr')).toHaveCount(1)
    await kasir.keyboard.press('F9')
    const bon = kasir.getByRole('dialog', { name: /bon/i })
    const nomor = /FJ-TK01-\d+-\d+/.exec((await bon.textContent()) ?? '')?.[0] ?? ''
    await bon.getByRole('button', { name: /^Selesai/ }).click()
    await expect(layar.getByRole('heading', { name: 'Silahkan Membayar Di Kasir' })).toBeVisible()
    return there.owner.call(getJual, { no_faktur: nomor })
  }
  const pertama = await jual()
  await sahkanJual(there.owner, [pertama])
  await expect(layar.getByRole('heading', { name: 'Terima Kasih' })).toBeVisible()
  await expect(layar.getByRole('img', { name: 'QR nota' })).toBeVisible()
  // Turned down at the cashier, nothing of it is left.
  const kedua = await jual()
  await there.owner.call(batalJual, batalForm(kedua))
  await expect(layar.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
  // Paid while somebody else is being served: it is his screen.
  const ketiga = await jual()
  await scan((await tambahCincin(there.owner)).kode_barcode)
  await expect(layar.getByRole('listitem')).toHaveCount(1)
  const dibaca = layar
    .waitForResponse((one) => one.url().includes('/penjualan/keadaan/'), { timeout: slow(4_000) })
    .catch(() => null)
  await sahkanJual(there.owner, [ketiga])
  same(await dibaca).toBeNull()
  await expect(layar.getByRole('listitem')).toHaveCount(1)
})

it('shows nothing of a sale whose window died without a word', async () => {
  const lain = await there.page()
  await loginAs(lain, 'OWNER')
  const layarLain = await lain.context().newPage()
  await layarLain.goto('/layar-pelanggan/tampil')
  await lain.goto('/transaksi-penjualan')
  await expect(lain.getByLabel('Pindai barcode')).toBeFocused()
  await tembak(lain, (await tambahCincin(there.owner)).kode_barcode)
  await expect(layarLain.getByRole('listitem')).toHaveCount(1)
  // It does not answer for a while, but is not dead: what it sells is shown again.
  const macet = lain.evaluate('for (const akhir = performance.now() + 12_000; performance.now() < akhir; );')
  await expect(layarLain.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
  await macet
  await expect(layarLain.getByRole('listitem')).toHaveCount(1)
  const cdp = await lain.context().newCDPSession(lain)
  // Whoever died answers nothing.
  void cdp.send('Page.crash').catch(() => undefined)
  await expect(layarLain.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

it('takes the window of nobody who may not open it', async () => {
  await there.shop.user(there.owner, 'KASIR1', 'KASIR')
  const lain = await there.page()
  await loginAs(lain, 'KASIR1')
  await lain.keyboard.press('Control+k')
  await lain.getByRole('textbox', { name: 'Cari menu' }).fill('layar pelanggan')
  await lain.keyboard.press('Enter')
  await expect(lain).toHaveURL(/\/layar-pelanggan$/)
  await expect(lain.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeVisible()
  await expect(lain.getByRole('navigation').first()).toBeVisible()
})

it('is opened from the menu and by Ctrl+K', async () => {
  const lain = await there.page()
  await loginAs(lain, 'OWNER')
  await lain.keyboard.press('Control+k')
  await lain.getByRole('textbox', { name: 'Cari menu' }).fill('layar pelanggan')
  const terbuka = lain.waitForEvent('popup')
  await lain.keyboard.press('Enter')
  await expect((await terbuka).getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})
