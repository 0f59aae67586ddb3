/** A phone's camera where a code goes into a field of a form: the sample of an order, the nota of a loan's item, a member. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { anggotaBaru } from '@kencana/testing/member'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { TTP1 } from '@kencana/testing/pesanan'
import { slow } from '@kencana/testing/slow'
import type { Browser, Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { baki } from '../features/master/baki/baki.contract.ts'
import { violations } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { HP, label, qr, video } from './kamera.ts'
import { tempDataDir } from './product.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, Visitors } from './visitors.ts'

const folder = tempDataDir()
let there: ShopInBrowser
let terbuka: [Browser, Visitors] | undefined
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiPinjaman(owner)
  await owner.call(baki.create, TTP1)
})
afterEach(async () => {
  await terbuka?.[1].leave()
  await terbuka?.[0].close()
})
afterAll(async () => {
  await there.close()
  folder.remove()
})

const hp = async (nama: string, gambar: string): Promise<Page> => {
  const browser = await launchBrowser({ video: await video(folder.path, nama, [gambar]) })
  terbuka = [browser, new Visitors(browser, there.url)]
  const page = await terbuka[1].page({ ...HP })
  await loginAs(page, 'OWNER')
  return page
}
/** Presses the camera of a field; it closes by itself once it has read. */
const pindai = async (page: Page, di: Locator): Promise<void> => {
  await di.getByRole('button', { name: 'Pindai dengan kamera' }).click()
  await expect(page.getByRole('dialog', { name: 'Pindai Dengan Kamera' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Pindai Dengan Kamera' })).toHaveCount(0, { timeout: slow(20_000) })
}

it('reads the sample of an order', async () => {
  const { kode_barcode, nama_barang } = await tambahCincin(there.owner)
  const page = await hp('contoh', label(kode_barcode))
  await page.goto('/transaksi-pesanan')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await modal.getByRole('radio', { name: 'Barang Toko' }).click()
  await pindai(page, modal)
  await expect(field(modal, 'Kode Barcode Contoh')).toHaveValue(kode_barcode)
  await expect(modal.getByText(nama_barang)).toBeVisible()
  same(await violations(page)).toEqual([])
})

it('reads the nota of an item of a loan', async () => {
  const { kode_barcode, nama_barang } = await tambahCincin(there.owner)
  const { no_faktur_jual } = await jualSah(there.owner, there.owner, [kode_barcode])
  const page = await hp('nota', qr(no_faktur_jual))
  await page.goto('/transaksi-hutang')
  await expect(page.getByText('Data Barang Kosong')).toBeVisible()
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await pindai(page, modal)
  await expect(field(modal, 'Nama Barang')).toHaveValue(nama_barang)
  // The nota was a piece's: its barcode takes the place of what was read, a moment after.
  await expect(field(modal, 'Nota Toko')).toHaveValue(kode_barcode)
})

it('finds a member as Enter does', async () => {
  const kode_member = await anggotaBaru(there.owner, 'BU RATNA', '081244445555')
  const page = await hp('member', qr('081244445555'))
  await page.goto('/tukar-point')
  await pindai(page, page.getByRole('main'))
  await expect(field(page.getByRole('main'), 'Member')).toHaveValue(`${kode_member} BU RATNA`)
})
