/** What is typed is not lost by one Esc too many, and what is typed wrongly is no zero. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { buang, expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let sales: Page
let no_hutang: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  const penjual = await there.shop.user(there.owner, 'SALES', 'SALES')
  const petugas = await there.shop.user(there.owner, 'KASIR', 'KASIR')
  no_hutang = (await hutangSah(penjual, petugas)).no_hutang
  sales = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(sales, 'SALES', PASSWORD)
  kasir = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(kasir, 'KASIR', PASSWORD)
})
afterAll(() => there.close())

const tanya = (page: Page) => page.getByRole('dialog', { name: 'Buang isian?' })

it('asks before an item that was filled in is dropped by Esc', async () => {
  await sales.goto('/transaksi-hutang')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  const nama = field(modal, 'Nama Barang')
  const buka = async () => {
    await sales.keyboard.press('F2')
    await expect(nama).toBeFocused()
  }
  // Nothing entered is nothing lost, and two letters are a slip.
  await buka()
  await sales.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await buka()
  await sales.keyboard.type('ge')
  await sales.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await buka()
  await sales.keyboard.type('gelang')
  await sales.keyboard.press('Escape')
  await expect(tanya(sales).getByRole('button', { name: 'Buang' })).toBeFocused()
  // Esc goes back to it, where it was, with what was typed.
  await sales.keyboard.press('Escape')
  await expect(tanya(sales)).toHaveCount(0)
  await expect(nama).toHaveValue(/gelang/i)
  await expect(nama).toBeFocused()
  await sales.keyboard.press('Escape')
  await tanya(sales).getByRole('button', { name: 'Kembali Mengisi' }).click()
  await expect(nama).toBeFocused()
  await sales.keyboard.press('Escape')
  await expect(tanya(sales).getByRole('button', { name: 'Buang' })).toBeFocused()
  await sales.keyboard.press('Enter')
  await expect(sales.getByRole('dialog')).toHaveCount(0)
  // What was taken back again is no loss; two fields are one, however little stands in them.
  await buka()
  await sales.keyboard.type('gelang')
  await nama.fill('')
  await sales.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await buka()
  await sales.keyboard.type('g')
  await choose(sales, 'Kategori', 'mm')
  await sales.keyboard.press('Escape')
  await tanya(sales).getByRole('button', { name: 'Buang' }).click()
  await expect(modal).toHaveCount(0)
})

it('asks at a piece that is bought', async () => {
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await expect(field(modal, 'Nama Barang')).toBeFocused()
  await sales.keyboard.type('cincin')
  await buang(sales)
  await expect(modal).toHaveCount(0)
})

it('asks at the form of a master; who says Batal is not asked', async () => {
  const pemilik = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(pemilik, 'OWNER')
  await pemilik.goto('/master-baki')
  await pemilik.getByRole('heading', { level: 1 }).waitFor()
  await pemilik.keyboard.press('F2')
  const form = pemilik.getByRole('dialog', { name: /^Tambah Data/ })
  const satu = form.getByRole('textbox').first()
  await expect(satu).toBeFocused()
  await pemilik.keyboard.type('baru9')
  await pemilik.keyboard.press('Escape')
  await expect(tanya(pemilik)).toBeVisible()
  await pemilik.keyboard.press('Escape')
  await expect(satu).toHaveValue(/baru9/i)
  await form.getByRole('button', { name: 'Batal' }).click()
  await expect(pemilik.getByRole('dialog')).toHaveCount(0)
})

it('sums nothing up beside a discount or an amount that is typed wrongly', async () => {
  await kasir.goto('/lihat-hutang')
  await kasir.locator('input[data-scan]').fill(no_hutang)
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByRole('button', { name: /^Pelunasan/ })).toBeVisible()
  await kasir.keyboard.press('F4')
  const lunas = kasir.getByRole('dialog', { name: 'Pelunasan' })
  const jumlah = lunas.getByRole('term').filter({ hasText: 'Dibayar' }).locator('xpath=following-sibling::dd')
  await expect(jumlah).toHaveText(/^5,\d{3},000$/)
  const semula = await jumlah.innerText()
  await field(lunas, 'Diskon').fill('10rbb')
  await expect(lunas.getByText('Hanya Boleh Angka')).toBeVisible()
  await expect(jumlah).toHaveText('-')
  await expect(field(lunas, 'Uang Diterima')).toHaveValue('')
  await field(lunas, 'Diskon').fill('0')
  await expect(jumlah).toHaveText(semula)
  await field(lunas, 'Uang Diterima').fill('6juta')
  await expect(jumlah).toHaveText('-')
  await field(lunas, 'Uang Diterima').fill('6jt')
  await expect(jumlah).toHaveText(semula)
  await expect(lunas).toContainText('Kembali')
})
