/** Money from a shop of another installation: received into the drawer by keyboard, or turned away. */
import { type Berdua, berdua } from '@kencana/testing/cabang'
import { kirimUangCabang, siapUangCabang } from '@kencana/testing/uang-cabang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getUang } from '../features/keuangan/uang/uang.contract.ts'
import { violations } from './axe.ts'
import { choose } from './goods.ts'
import { terlaluLebar } from './lebar.ts'
import { type ShopInBrowser, shopInBrowser } from './shop.ts'
import { expect, field, saksikan, signIn } from './visitors.ts'

let dua: Berdua
let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  dua = await berdua()
  await siapUangCabang(dua)
  there = await shopInBrowser(dua.pusat.shop, dua.pusat.owner)
  page = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'OWNER')
})
afterAll(async () => {
  await Promise.all([dua.pusat.ke.close(), dua.cabang.ke.close()])
  await there.close()
  await dua.cabang.shop.close()
})

const datang = async (jumlah: number) => {
  const no_uang = await kirimUangCabang(dua, jumlah)
  await dua.antar()
  await page.goto('/pindah-uang')
  return no_uang
}
const menunggu = () => page.getByRole('list', { name: 'Uang dari instalasi lain' }).getByRole('listitem')
const keadaan = async (no_uang: string) => (await dua.cabang.owner.call(getUang, { no_uang })).kiriman

it('is received into the drawer, and its sender knows', async () => {
  const no_uang = await datang(400_000)
  await expect(menunggu()).toContainText('400,000')
  same(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Terima ${no_uang}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Terima Uang' })
  await expect(dialog).toContainText('Sesudah diterima tidak dapat dibatalkan')
  same(await violations(page)).toEqual([])
  await page.keyboard.press('F9')
  await expect(dialog.getByText('Kategori Harus Dipilih')).toBeVisible()
  await choose(page, 'Kategori', 'MASUK TOKO KAS')
  await page.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await expect(menunggu()).toHaveCount(0)
  await dua.antar()
  same(await keadaan(no_uang)).toBe('DITERIMA')
})

it('that was cash goes to an account before a witness', async () => {
  const no_uang = await datang(250_000)
  await dua.pusat.shop.user(dua.pusat.owner, 'KASIR', 'KASIR')
  const kasir = await there.page()
  await signIn(kasir, 'KASIR')
  await kasir.goto('/pindah-uang')
  await kasir.getByRole('button', { name: `Terima ${no_uang}` }).click()
  const dialog = kasir.getByRole('dialog', { name: 'Terima Uang' })
  await choose(kasir, 'Diterima Di', '0111')
  await choose(kasir, 'Kategori', 'MASUK TOKO BANK')
  await field(dialog, 'No Bukti Bank').fill('SETOR 77')
  await kasir.keyboard.press('F9')
  await saksikan(page, 'Uang tunai dari instalasi lain diterima di rekening')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(menunggu()).toHaveCount(0)
  await dua.antar()
  same(await keadaan(no_uang)).toBe('DITERIMA')
})

it('is turned away with a reason, on a phone', async () => {
  const no_uang = await datang(70_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menunggu()).toContainText('70,000')
  same(await terlaluLebar(page)).toEqual([])
  await page.getByRole('button', { name: `Tolak ${no_uang}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Tolak Uang' })
  await field(dialog, 'Alasan').fill('salah toko')
  await dialog.getByRole('button', { name: /^Tolak/ }).click()
  await expect(menunggu()).toHaveCount(0)
  await dua.antar()
  same(await keadaan(no_uang)).toBe('DITOLAK: SALAH TOKO')
})
