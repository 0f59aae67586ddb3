/** The first evening of a shop that sold before its gold had a value: told on the telephone, and led to what mends it. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { downloaded, excelCells } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let hp: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const { kode_barcode } = await tambahCincin(owner)
  await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  hp = await there.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
})
afterAll(() => there.close())

it('says on the telephone that profit lacks its cost, and leads to the opening value, which tells what it makes cost', async () => {
  await signIn(hp, 'OWNER')
  await hp.goto('/laba-rugi')
  const kurang = hp.getByRole('status').filter({ hasText: 'Laba belum lengkap' })
  await expect(kurang).toContainText('3.485 g terjual atau susut hari ini tanpa HPP')
  const { bytes } = await downloaded(hp, () => hp.getByRole('button', { name: 'Export Excel' }).click())
  same(excelCells(bytes).cells).toMatchObject({
    A2: 'Laba Rugi',
    A3: 'Laba belum lengkap',
    A4: same.stringContaining('3.485 g terjual atau susut hari ini tanpa HPP'),
    A5: 'Tanggal 2026-03-02',
  })
  // All of it is seen without moving the page aside.
  await expect(kurang.getByRole('link', { name: 'Buka Nilai Awal Emas' })).toBeInViewport({ ratio: 1 })
  await kurang.getByRole('link', { name: 'Buka Nilai Awal Emas' }).click()
  // 3.485 g x 2,300,000 x 70 %
  const sudah = '3.485 g sudah terjual hari ini tanpa HPP; ikut dinilai Rp. 5,610,850.'
  await expect(hp.getByText(sudah)).toBeInViewport({ ratio: 1 })
  await hp.getByRole('button', { name: 'Simpan Nilai Awal' }).click()
  const tanya = hp.getByRole('dialog', { name: 'Simpan Nilai Awal?' })
  await expect(tanya).toContainText(sudah)
  await tanya.getByRole('button', { name: 'Simpan Nilai Awal' }).click()
  await expect(hp.getByText('NA-TK01-260302-0001')).toBeVisible()
  await hp.goto('/laba-rugi')
  await expect(kurang).toContainText('HPP dibukukan saat tutup toko')
  there.owner = await there.shop.nextDay(there.owner)
  await signIn(hp, 'OWNER')
  await hp.goto('/laba-rugi?tgl_awal=2026-03-02&tgl_akhir=2026-03-02')
  await expect(hp.getByRole('region', { name: 'Tabel laporan' })).toContainText('5,610,850')
  await expect(kurang).toHaveCount(0)
})
