/** A branch takes over what its head office owns: what differs is shown, then all of it comes or nothing. */

import { sql } from '@kencana/database'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua } from '@kencana/testing/cabang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { type ShopInBrowser, shopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let dua: Berdua
let di: { pusat: ShopInBrowser; cabang: ShopInBrowser }
let page: Page
beforeAll(async () => {
  dua = await berdua('PUSAT')
  di = {
    pusat: await shopInBrowser(dua.pusat.shop, dua.pusat.owner),
    cabang: await shopInBrowser(dua.cabang.shop, dua.cabang.owner),
  }
  page = await di.cabang.page()
  await signIn(page, 'OWNER')
})
afterAll(async () => {
  await Promise.all([dua.pusat.ke.close(), dua.cabang.ke.close()])
  await di.pusat.close()
  await di.cabang.close()
})

const kategori = () =>
  dua.cabang.shop.db.rows<{ kode: string }>(
    sql`SELECT kode_group::text AS kode FROM master_group WHERE dihapus_pada IS NULL ORDER BY 1`,
  )

it('says why when the line is down, and asks again', async () => {
  dua.pusat.ke.cuaca = 'PUTUS'
  await page.goto('/import-data-pusat')
  await expect(page.getByText('Belum diperiksa')).toBeVisible()
  // The button has the focus: Enter is enough.
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Instalasi Lain Tidak Terhubung/).first()).toBeVisible()
  dua.pusat.ke.cuaca = 'BAIK'
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await expect(page.getByText('Pusat: instalasi 10.')).toBeVisible()
  same(await violations(page)).toEqual([])
})

it('shows each difference, takes nothing before it was agreed to, and then all of it at once', async () => {
  await expect(page.getByRole('row', { name: /Kategori\s+MM\s+BARU/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ambil Semua' }).click()
  await expect(page.getByRole('dialog', { name: 'Anda Yakin !!' })).toContainText(/beda diambil dari pusat sekaligus/)
  await page.keyboard.press('Escape')
  same(await kategori()).toEqual([])
  await page.getByRole('button', { name: 'Ambil Semua' }).click()
  await page.getByRole('dialog', { name: 'Anda Yakin !!' }).getByRole('button', { name: 'Ambil Semua' }).click()
  await expect(page.getByText('5 baru, 0 berubah, 0 hilang')).toBeVisible()
  await expect(page.getByText('Sudah sama dengan pusat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ambil Semua' })).toBeDisabled()
  same(await kategori()).toEqual([{ kode: 'MM' }, { kode: 'MT' }])
})

it('shows what the head office owns and lets nobody begin to change it', async () => {
  // Told by the next answer about his session.
  await page.reload()
  for (const path of ['/master-gudang', '/master-parameter-harga-emas']) {
    await page.goto(path)
    await expect(page.getByText('Hanya dilihat: Master Ini Diatur Pusat')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Tambah|Edit|Hapus)/ })).toHaveCount(0)
    same(await violations(page)).toEqual([])
  }
  await page.goto('/master-baki')
  await expect(page.getByRole('button', { name: /^Tambah/ })).toBeVisible()
  await page.goto('/import-data-pusat')
  await expect(page.getByText('Belum diperiksa')).toBeVisible()
})

it('reads on a telephone what is wrong, and takes nothing while it is', async () => {
  await isiBaki(dua.cabang.owner)
  await tambahCincin(dua.cabang.owner, { tujuan: 'TK11' })
  // Around the server, as a head office with another idea of what is used where.
  await dua.pusat.shop.db.run(sql`UPDATE master_group SET persentase = 690000 WHERE kode_group = 'MM'`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByText('persentase 700000 → 690000: Sudah Dipakai Barang Di Sini')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ambil Semua' })).toBeDisabled()
  same(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
  same(await violations(page)).toEqual([])
})
