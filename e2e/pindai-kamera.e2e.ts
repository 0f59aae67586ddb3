/** A phone as the scanner: what our own labels and slips carry, shown to its camera, lands in the scan line of a count. */
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Browser, Page } from '@playwright/test'
import JsBarcode from 'jsbarcode'
import { afterAll, afterEach, beforeAll, describe, it, expect as same } from 'vitest'
import { mulaiOpname } from '../features/barang/stock-opname/stock-opname.contract.ts'
import { violations } from './axe.ts'
import { type Kamera, launchBrowser } from './browser.ts'
import { HP, label, qr, video } from './kamera.ts'
import { tempDataDir } from './product.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn, Visitors } from './visitors.ts'

const folder = tempDataDir()
let there: ShopInBrowser
let satu: string
let dua: string
let terbuka: [Browser, Visitors][] = []

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  const masuk = async (kode_baki: string) =>
    (await tambahCincin(there.owner, { kode_baki, berat: gram(3.485), berat_asli: gram(3.485) })).kode_barcode
  satu = await masuk('CN01')
  dua = await masuk('CN01')
  await masuk('CN02')
  for (const kode_baki of ['CN01', 'CN02']) await there.owner.call(mulaiOpname, { kode_baki })
})
afterEach(async () => {
  const semua = terbuka
  terbuka = []
  for (const [browser, orang] of semua) {
    try {
      await orang.leave()
    } finally {
      await browser.close()
    }
  }
})
afterAll(async () => {
  await there.close()
  folder.remove()
})

/** A barcode of a factory, which is none of ours. */
const ean = (text: string): string => {
  const out: { encodings?: readonly { data: string }[] } = {}
  JsBarcode(out, text, { format: 'EAN13', flat: true })
  const modules = (out.encodings ?? []).map(({ data }) => data).join('')
  const bars = Array.from(modules.matchAll(/1/g), ({ index }) => `M${index} 0h1v40h-1z`)
  return `<svg x="120" y="140" width="400" height="200" viewBox="0 0 95 40" preserveAspectRatio="none"><path d="${bars.join('')}"/></svg>`
}

/** The owner with a telephone whose camera sees this, before the count of a tray. */
const hp = async (kamera: Kamera, baki: string, sebelum = ''): Promise<Page> => {
  const browser = await launchBrowser(kamera)
  const orang = new Visitors(browser, there.url)
  terbuka.push([browser, orang])
  const page = await orang.page({ ...HP })
  if (sebelum !== '') await page.addInitScript(sebelum)
  await signIn(page, 'OWNER')
  await page.goto('/stock-opname')
  await page.getByRole('button', { name: new RegExp(`^${baki}`) }).click()
  await expect(page.getByLabel('Pindai barcode')).toBeVisible()
  return page
}

const buka = async (page: Page) => {
  await page.getByRole('button', { name: 'Pindai dengan kamera' }).click()
  return page.getByRole('dialog', { name: 'Pindai Dengan Kamera' })
}

// Runs in the page: remembers every stream of the camera, and whether one of them is still on.
const INGAT = `globalThis.aliran = []
  const asli = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (...all) => {
    const satu = await asli(...all)
    aliran.push(satu)
    return satu
  }`
const NYALA = `aliran.map((one) => one.getTracks().some((track) => track.readyState === 'live'))`

// Runs in the page: whether it is looked at.
const TAMPAK = (
  tampak: boolean,
) => `Object.defineProperty(document, 'hidden', { configurable: true, value: ${!tampak} })
  document.dispatchEvent(new Event('visibilitychange'))`

describe('the camera of a phone', () => {
  it('counts a label, a QR and a foreign barcode one after the other, and says what each is', async () => {
    const page = await hp(
      { video: await video(folder.path, 'label', [label(satu), qr(dua), ean('8991234567891')]) },
      'CN01',
    )
    const dialog = await buka(page)
    await expect(dialog.getByRole('status')).toContainText('CINCIN MILANO ada')
    const ada = page.getByRole('region', { name: 'Daftar barang ada', includeHidden: true })
    await expect(ada).toContainText(satu)
    await expect(ada).toContainText(dua)
    const lain = page.getByRole('region', { name: 'Daftar barang tidak cocok', includeHidden: true })
    await expect(lain).toContainText('8991234567891')
    same(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    same(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Selesai' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('3 pcs')).toBeVisible()
    // And the count is closed where it was scanned: no other device was needed.
    await page.getByRole('button', { name: 'Tutup Hitungan' }).click()
    const tutup = page.getByRole('dialog', { name: 'Tutup Hitungan' })
    await expect(tutup).toContainText('3 barang dipindai')
    await field(tutup, 'Berat Baki').fill('100')
    await tutup.getByRole('button', { name: 'Tutup Hitungan' }).click()
    await expect(tutup).toHaveCount(0)
    await expect(page.getByLabel('Pindai barcode')).toHaveCount(0)
    same(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  it('goes out when nobody looks: closed, or behind another page', async () => {
    const page = await hp({}, 'CN02', INGAT)
    const dialog = await buka(page)
    await expect.poll(() => page.evaluate(NYALA)).toEqual([true])
    await page.evaluate(TAMPAK(false))
    await expect.poll(() => page.evaluate(NYALA)).toEqual([false])
    await page.evaluate(TAMPAK(true))
    await expect.poll(() => page.evaluate(NYALA)).toEqual([false, true])
    await dialog.getByRole('button', { name: 'Selesai' }).click()
    await expect.poll(() => page.evaluate(NYALA)).toEqual([false, false])
  })

  it('says that it is not allowed, and scans by hand go on', async () => {
    const page = await hp({ ditolak: true }, 'CN02')
    const dialog = await buka(page)
    await expect(dialog.getByRole('alert')).toContainText(
      'Kamera Tidak Diizinkan, Izinkan Kamera Untuk Alamat Ini Di Browser',
    )
    await expect(dialog.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
    same(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Pindai barcode')).toBeVisible()
  })

  it.each([
    ['NotFoundError', 'Perangkat Ini Tidak Punya Kamera'],
    ['NotReadableError', 'Kamera Sedang Dipakai Aplikasi Lain'],
  ])('says why there is no picture: %s', async (nama, kalimat) => {
    const page = await hp({}, 'CN02')
    await page.evaluate(`navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '${nama}'))`)
    await expect((await buka(page)).getByRole('alert')).toContainText(kalimat)
  })

  it('says that it wants https where browsers hide cameras', async () => {
    const page = await hp({}, 'CN02', `Object.defineProperty(navigator, 'mediaDevices', { value: undefined })`)
    await expect((await buka(page)).getByRole('alert')).toContainText(
      'Kamera Hanya Bisa Dipakai Lewat https Atau localhost',
    )
  })
})
