/** Two installations side by side, each in a browser of its own: goods go, wait, are refused, arrive; masters come from the head office. */

import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua, TOKEN } from '@kencana/testing/cabang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { choose } from './goods.ts'
import { type ShopInBrowser, shopInBrowser } from './shop.ts'
import { buang, expect, loginAs } from './visitors.ts'

let dua: Berdua
let di: { pusat: ShopInBrowser; cabang: ShopInBrowser }
let pusat: Page
let cabang: Page
let kode: string[]
beforeAll(async () => {
  dua = await berdua()
  di = {
    pusat: await shopInBrowser(dua.pusat.shop, dua.pusat.owner),
    cabang: await shopInBrowser(dua.cabang.shop, dua.cabang.owner),
  }
  kode = []
  for (let i = 0; i < 3; i += 1) kode.push((await tambahCincin(dua.pusat.owner)).kode_barcode)
  await dua.pusat.shop.user(dua.pusat.owner, 'GUDANG', 'GUDANG')
  pusat = await di.pusat.page()
  await loginAs(pusat, 'GUDANG')
  cabang = await di.cabang.page()
  await loginAs(cabang, 'OWNER')
})
afterAll(async () => {
  await Promise.all([dua.pusat.ke.close(), dua.cabang.ke.close()])
  await di.pusat.close()
  await di.cabang.close()
})

const baris = (page: Page, teks: string) => page.getByRole('listitem').filter({ hasText: teks })

it('sends a tray by keyboard to the other installation, while the line is cut', async () => {
  dua.cabang.ke.cuaca = 'PUTUS'
  await pusat.goto('/kirim-barang-kecabang')
  await expect(pusat.getByRole('heading', { name: 'Kirim Barang Ke Cabang', level: 1 })).toBeVisible()
  await expect(pusat.getByText('Data Barang Kosong')).toBeVisible()
  await choose(pusat, 'Kode Baki', 'cn01')
  await pusat.getByRole('button', { name: 'Cari Barang' }).click()
  await expect(pusat.locator('tbody tr')).toHaveCount(3)
  await pusat.keyboard.press('F9')
  await expect(pusat.getByText('Tujuan Harus Dipilih')).toBeVisible()
  await choose(pusat, 'Tujuan', 'tk11')
  await pusat.keyboard.press('F9')
  const slip = pusat.getByRole('dialog', { name: 'Cetak slip kirim' })
  await expect(slip).toContainText('KCB-TK01-260302-0001')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(baris(pusat, 'KCB-TK01-260302-0001')).toContainText('menunggu jaringan')
  same(await violations(pusat)).toEqual([])
})

it('shows what waits and why on the page of links, and goes on once the line is back', async () => {
  await dua.antar()
  await pusat.goto('/kiriman-data')
  await expect(pusat.getByText('Instalasi 20')).toBeVisible()
  await expect(pusat.getByText(/Instalasi Lain Tidak Terhubung/)).toBeVisible()
  await expect(pusat.getByRole('cell', { name: 'KIRIMAN', exact: true })).toBeVisible()
  same(await violations(pusat)).toEqual([])
  dua.cabang.ke.cuaca = 'BAIK'
  await pusat.getByRole('button', { name: 'Coba Sekarang' }).click()
  await dua.antar()
  await expect(pusat.getByText(/Instalasi Lain Tidak Terhubung/)).toHaveCount(0)
  await expect(pusat.getByText('Tidak Ada Data')).toBeVisible()
})

it('receives part of it at the other installation, and the sender sees what arrived', async () => {
  await cabang.goto('/terima-barang')
  await expect(cabang.getByText('KCB-TK01-260302-0001')).toBeVisible()
  await cabang.keyboard.type('KCB-TK01-260302-0001')
  await cabang.keyboard.press('Enter')
  await expect(cabang.getByText('Pindai barang yang sampai')).toBeVisible()
  for (const satu of kode.slice(0, 2)) {
    await cabang.locator('input[data-scan]').fill(satu)
    await cabang.keyboard.press('Enter')
    await expect(cabang.getByRole('cell', { name: satu, exact: true })).toBeVisible()
  }
  await choose(cabang, 'Kode Baki', 'cn02')
  await cabang.keyboard.press('F9')
  await cabang.getByRole('button', { name: 'Terima Sebagian' }).click()
  await expect(cabang.getByRole('dialog')).toContainText('TCB-TK11-260302-0001')
  await cabang.getByRole('button', { name: /^Selesai/ }).click()
  await dua.antar()
  await pusat.goto('/kirim-barang-kecabang')
  await expect(baris(pusat, 'KCB-TK01-260302-0001')).toContainText('1 belum sampai')
})

it('keeps links for the owner on Setting Toko: the secret is typed in, and never shown', async () => {
  await cabang.goto('/settingtoko')
  const kartu = cabang.getByText('Instalasi Lain', { exact: true })
  await expect(kartu).toBeVisible()
  await expect(cabang.getByText('instalasi ini nomor 20')).toBeVisible()
  await expect(baris(cabang, 'toko TK01')).toContainText('instalasi 10')
  expect(await cabang.content()).not.toContain(TOKEN)
  await cabang.getByRole('button', { name: 'Tambah Instalasi' }).click()
  const dialog = cabang.getByRole('dialog', { name: 'Tambah Instalasi' })
  await dialog.getByLabel('Portal').fill('ftp://x')
  await dialog.getByLabel('Token Layanan').fill('pendek')
  await cabang.keyboard.press('F9')
  await expect(dialog.getByText('Portal Harus Alamat http Atau https')).toBeVisible()
  await expect(dialog.getByText('Token Layanan Paling Sedikit 32 Huruf')).toBeVisible()
  await buang(cabang)
  same(await violations(cabang)).toEqual([])
})

it('compares masters with the head office only where there is one', async () => {
  await cabang.goto('/import-data-pusat')
  await expect(cabang.getByText('Belum diperiksa')).toBeVisible()
  await cabang.getByRole('button', { name: 'Periksa' }).click()
  await expect(cabang.getByText(/Instalasi Ini Tidak Tersambung Ke Pusat/).first()).toBeVisible()
  await cabang.keyboard.press('Escape')
})
