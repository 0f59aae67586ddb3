/** A shop with a second drawer: made and given by the owner, counted by who has it and somebody else, on a desktop and on a phone. */
import { rp } from '@kencana/ledger'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { hitungKedua, keadaanKas } from '../features/keuangan/hitung-kas/hitung-kas.contract.ts'
import { tambahKas } from '../features/keuangan/uang/uang.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let owner: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  owner = await there.page()
  await loginAs(owner, 'owner')
})
afterAll(() => there.close())

it('is made and given to somebody by the owner', async () => {
  await owner.goto('/laci-kas')
  await expect(owner.getByText('Satu Laci Untuk Semua Kasir')).toBeVisible()
  await owner.keyboard.press('F2')
  await field(owner, 'Kode Laci').fill('l1')
  await field(owner, 'Nama Laci').fill('laci depan')
  await owner.keyboard.press('F9')
  await owner.getByRole('button', { name: 'Pemegang laci L1' }).click()
  const pemegang = owner.getByRole('dialog', { name: 'Pemegang Laci L1' })
  await expect(pemegang).toContainText('Belum Ada Pemegang')
  await field(pemegang, 'Beri ke user').fill('kasir')
  await owner.getByRole('option', { name: /KASIR/ }).click()
  await pemegang.getByRole('button', { name: 'Beri', exact: true }).click()
  await expect(pemegang.getByRole('button', { name: 'Lepas KASIR' })).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('cell', { name: 'KASIR' }).first()).toBeVisible()
})

it.each([
  [1024, 768],
  [390, 844],
])('is counted by its holder, then by somebody else, at %i px', async (width, height) => {
  const kasir = await there.shop.login('KASIR')
  await kasir.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(100_000), keterangan: 'receh' })
  const page = await there.page()
  await page.setViewportSize({ width, height })
  await signIn(page, 'KASIR')
  await page.goto('/hitung-kas')
  await expect(field(page, 'Laci')).toHaveValue(/L1/)
  await field(page, 'Rp. 100,000').fill(width === 1024 ? '1' : '2')
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak hitungan kas' })
  await expect(slip).toContainText('LACI')
  // Whose it is counts it with somebody else; nothing says whether he counted right.
  await expect(slip).toContainText('MENUNGGU HITUNGAN KEDUA')
  await expect(slip).not.toContainText('sesuai')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(page.getByText('hitung sekali lagi, oleh user lain')).toBeVisible()
  const { no_hitung = '' } = (await there.owner.call(keadaanKas, {})).laci.find((one) => one.menunggu)?.menunggu ?? {}
  const lembar = { '100000': width === 1024 ? 1 : 2 }
  await there.owner.call(hitungKedua, { no_hitung, lembar, otorisasi: null })
  await page.reload()
  await expect(page.getByText('Laci L1: KASIR, lalu OWNER').first()).toBeVisible()
})

it('is a place that money is moved from and to', async () => {
  await owner.goto('/pindah-uang')
  await field(owner, 'Dari').fill('depan')
  await owner.getByRole('option', { name: /LACI DEPAN/ }).click()
  await expect(owner.getByText('Saldo Asal').locator('..')).toContainText('200,000')
})
