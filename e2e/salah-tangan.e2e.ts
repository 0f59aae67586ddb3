/** What hands do wrong at the counter: no piece, no price and no draft is lost or changed by it. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { cetak } from '../features/cetak/cetak.contract.ts'
import { sales } from '../features/master/sales/sales.contract.ts'
import { barangDijual } from '../features/penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { scan, storedDraft, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, holdCall, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterEach(() => there.leave())
afterAll(() => there.close())

const cincin = async (): Promise<string> => (await tambahCincin(there.owner)).kode_barcode
const baris = (page: Page) => page.locator('tbody tr')
/** What the scan line says of a scan that was refused. */
const ditolak = (page: Page) => page.locator('[data-error][role=status]')

const jualan = async (page: Page, ...kode: string[]) => {
  await signIn(page, 'SALES')
  await page.goto('/transaksi-penjualan')
  await field(page, 'Sales').waitFor()
  await scan(page, 's01')
  for (const [at, satu] of kode.entries()) {
    await scan(page, satu)
    await expect(baris(page)).toHaveCount(at + 1)
  }
}

const tunggu = async (nama_customer: string, banyak = 1) => {
  const kode = []
  for (let at = 0; at < banyak; at++) kode.push(await cincin())
  return (await there.owner.call(jual, await formJual(there.owner, kode, { nama_customer }))).data
}

it('makes no price and no cash of a piece that is scanned into a dialog', async () => {
  const page = await there.page()
  await jualan(page, await cincin())
  await baris(page).click()
  const dialog = page.getByRole('dialog', { name: 'CINCIN MILANO' })
  await expect(field(dialog, 'Total')).toBeFocused()
  await tembak(page, await cincin())
  await expect(page.getByText('Pindaian tidak masuk')).toBeVisible()
  await expect(field(dialog, 'Total')).toHaveValue('5,733,000')
  const { no_faktur_jual } = await tunggu('BU BON')
  const kasir = await there.page()
  await signIn(kasir, 'KASIR')
  await kasir.goto('/validasi-penjualan')
  await expect(kasir.getByText('BU BON')).toBeVisible()
  await scan(kasir, no_faktur_jual)
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  const sebelum = await field(bayar, 'Uang Diterima').inputValue()
  await tembak(kasir, await cincin())
  await expect(kasir.getByText('Pindaian tidak masuk')).toBeVisible()
  await expect(field(bayar, 'Uang Diterima')).toHaveValue(sebelum)
})

it('saves no sale past a piece that is still being looked up', async () => {
  const page = await there.page()
  await jualan(page, await cincin())
  const kedua = await cincin()
  const held = await holdCall(page, barangDijual.path.replace('{kode}', kedua))
  await scan(page, kedua)
  await expect.poll(held.count).toBe(1)
  await page.keyboard.press('F9')
  held.release()
  const bon = page.getByRole('dialog', { name: 'Cetak bon kasir' })
  await expect(bon).toContainText('2 PCS')
})

it('keeps in red the piece that stopped a save, whatever was scanned after it', async () => {
  const page = await there.page()
  await jualan(page, await cincin())
  const held = await holdCall(page, barangDijual.path.replace('{kode}', '1999999999'))
  await scan(page, '1999999999')
  await expect.poll(held.count).toBe(1)
  await scan(page, await cincin())
  await page.keyboard.press('F9')
  held.release()
  await expect(baris(page)).toHaveCount(2)
  await expect(ditolak(page)).toContainText('1999999999')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: 'Cetak bon kasir' })).toContainText('2 PCS')
})

it('knows the card of who serves before the list of them is here', async () => {
  const page = await there.page()
  await loginAs(page, 'SALES')
  const held = await holdCall(page, sales.list.path)
  await page.goto('/transaksi-penjualan')
  await expect.poll(held.count).toBe(1)
  await scan(page, 's01')
  held.release()
  await expect(field(page, 'Sales')).toHaveValue(/^S01/)
})

it('keeps the price dialog open on what is no number', async () => {
  const page = await there.page()
  await jualan(page, await cincin())
  await baris(page).click()
  const dialog = page.getByRole('dialog', { name: 'CINCIN MILANO' })
  await field(dialog, 'Diskon').fill('abc')
  await page.keyboard.press('F9')
  await expect(field(dialog, 'Diskon')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog).toBeVisible()
})

it('puts no customer’s pieces in the place of the next one’s', async () => {
  const page = await there.page()
  const [dulu, kini] = [await cincin(), await cincin()]
  await jualan(page, dulu)
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(baris(page)).toHaveCount(0)
  await scan(page, kini)
  await expect(baris(page)).toContainText(kini)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Isian Baru Sudah Dimulai')).toBeVisible()
  await expect(baris(page)).toHaveCount(1)
  await expect(baris(page)).toContainText(kini)
  // A draft of before is asked about too.
  await expect.poll(() => storedDraft(page)).toMatchObject({ barang: [{ kode_barcode: kini }] })
  await page.reload()
  await expect(page.getByText('Lanjutkan draft?')).toBeVisible()
  await scan(page, dulu)
  await expect(baris(page)).toContainText(dulu)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByText('Isian yang sudah dimulai akan diganti dengan draft.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(baris(page)).toContainText(dulu)
})

it('tells what is no code in words, and what is missing of the payment', async () => {
  const page = await there.page()
  await jualan(page, await cincin())
  await scan(page, 'x;y')
  await expect(ditolak(page)).toHaveText(/X;Y/)
  await expect(page.getByText(/\[ ?\{/)).toHaveCount(0)
  await scan(page, '5jt')
  await expect(page.getByText('diterima tunai')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByRole('status').filter({ hasText: 'Sisa' })).toContainText('733,000')
  await expect(page.getByText('Pembayaran Harus Rp. 5,733,000')).toBeVisible()
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(page.getByText('Pembayaran Harus Rp. 5,733,000')).toHaveCount(0)
})

it('scans the pieces of a refused bon back on its page, and says how many are missing', async () => {
  const { no_faktur_jual, barang } = await tunggu('BU DUA', 2)
  await there.owner.call(cetak, { jenis: 'BON PENJUALAN', dokumen: no_faktur_jual, rangkap: 1, alasan: '' })
  const page = await there.page()
  await signIn(page, 'KASIR')
  await page.goto('/batal-penjualan')
  await scan(page, no_faktur_jual)
  await expect(page.getByText('belum dipindai')).toHaveCount(2)
  await field(page, 'Alasan').fill('tidak jadi')
  await field(page, 'Alasan').focus()
  await tembak(page, barang[0]?.kode_barcode ?? '')
  await expect(page.getByText('belum dipindai')).toHaveCount(1)
  await expect(field(page, 'Alasan')).toHaveValue('TIDAK JADI')
  await page.keyboard.press('F9')
  await expect(page.getByText('Pindai Dulu 1 Barang Yang Belum Kembali')).toBeVisible()
})

// Where the focus is with F9 itself, and after the person has gone on to the next field.
const SESUDAH_F9 = `(async () => {
  const kini = () => document.activeElement.name
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true, cancelable: true }))
  await Promise.resolve()
  const langsung = kini()
  document.querySelector('[name=user_name]').focus()
  await new Promise((done) => setTimeout(done, 20))
  return [langsung, kini()]
})()`

it('calls nobody back who types on after a refused save', async () => {
  const page = await there.page()
  await signIn(page, 'owner')
  await page.goto('/data-users')
  await expect(page.getByRole('row').filter({ hasText: 'KASIR' }).first()).toBeVisible()
  await page.keyboard.press('F2')
  await expect(field(page.getByRole('dialog', { name: 'Tambah User' }), 'User ID')).toBeFocused()
  expect(await page.evaluate(SESUDAH_F9)).toEqual(['user_id', 'user_name'])
})
