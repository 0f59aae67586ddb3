/** Closing a shop that wants its drawers counted, step by step and by the keyboard alone: nothing here is clicked. */
import { rp } from '@kencana/ledger'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, it, expect as nilai } from 'vitest'
import { laci, pegangLaci } from '../features/keuangan/laci/laci.contract.ts'
import { tambahKas } from '../features/keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, expectLogin, field, settled } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeEach(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await owner.call(ubahParaSystem, { key: 'wajib_hitung_kas', value: 'YA' })
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI DEPAN' })
  await owner.call(pegangLaci, { user_id: 'KASIR', kode_laci: 'L1' })
  const lagi = await shop.login('KASIR')
  await lagi.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(300_000), keterangan: 'receh' })
  nilai(kasir.data.user_id).toBe('KASIR')
  page = await there.page({ viewport: { width: 1024, height: 768 } })
})
afterEach(async () => {
  await there.leave()
  await there.close()
})

const dialog = () => page.getByRole('dialog', { name: 'Tutup Toko' })
/** Goes on by a key until what is wanted has the focus. */
const sampai = async (nama: RegExp, tombol = 'Tab') => {
  for (let kali = 0; kali < 200; kali += 1) {
    const kini = await page.evaluate<string>(
      "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()",
    )
    if (nama.test(kini)) return
    await page.keyboard.press(tombol)
  }
  throw new Error(`nothing is called ${nama}`)
}

it('leads from what blocks through each drawer to the certificate', async () => {
  await page.goto('/')
  await expect(field(page, 'User ID')).toBeFocused()
  await page.keyboard.type('OWNER')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type('kencana123')
  await sampai(/^LOGIN/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
  await sampai(/^Menu /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Tutup Toko/ })).toBeVisible()
  await settled(page)
  await sampai(/^Tutup Toko/, 'ArrowDown')
  await page.keyboard.press('Enter')

  // What blocks is named, and the way on is where the focus is.
  await expect(dialog()).toContainText('Kas Belum Dihitung Sejak Bergerak')
  const langkah = dialog().getByRole('list', { name: 'Langkah tutup toko' })
  await expect(langkah.locator('[aria-current="step"]')).toHaveText('Hitung kas')
  await expect(dialog().getByRole('button', { name: 'Hitung Kas' })).toBeFocused()
  await page.keyboard.press('Enter')

  // The first drawer, blind: no figure of the books stands there.
  await expect(dialog()).toContainText('1 laci lagi sesudahnya')
  await expect(dialog()).not.toContainText('1,000,000')
  await expect(field(dialog(), 'Rp. 100,000')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(dialog().getByRole('alert')).toContainText('Isi Jumlah Lembar, 0 Bila Laci Kosong')
  await page.keyboard.type('10')
  await page.keyboard.press('F9')
  const kata = page.getByRole('dialog', { name: 'Data Berhasil Disimpan' })
  await expect(kata).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(kata).toHaveCount(0)

  await expect(dialog()).toContainText('LACI DEPAN')
  await expect(field(dialog(), 'Rp. 100,000')).toBeFocused()
  await expect(field(dialog(), 'Rp. 100,000')).toHaveValue('')
  await page.keyboard.type('3')
  await page.keyboard.press('F9')
  await expect(kata).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(kata).toHaveCount(0)

  // Both counts stand there, and nothing blocks any more.
  await expect(langkah.locator('[aria-current="step"]')).toHaveText('Tutup')
  await expect(dialog()).toContainText('Laci L1 dihitung')
  await expect(dialog().getByRole('button', { name: 'OK' })).toBeFocused()
  const unduhan = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  nilai((await unduhan).suggestedFilename()).toBe('EOD-TK01-260302.pdf')
  await expectLogin(page)
  nilai(await there.shop.violations()).toEqual([])
})
