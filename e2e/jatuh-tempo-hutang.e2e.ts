/** Loans by the day they are due: reminded from the list, found through the calendar of the next days. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  const sales = await there.shop.user(there.owner, 'SALES', 'SALES')
  const petugas = await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await hutangSah(sales, petugas, { lama: 1 })
  await hutangSah(sales, petugas, { lama: 2, nama_customer: 'BU TUTIK', nik: '3573010203049922' })
  // A week before the first of them is due, on 2 April.
  await majuHutang(there.shop, '2026-03-26')
  kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
})
afterAll(() => there.close())

it('reminds a customer of a loan that is due in a week, from its row, with what is owed of its goods', async () => {
  await kasir.goto('/lihat-hutang')
  const sari = kasir.getByRole('row', { name: /BU SARI/ })
  // 5,000,000 and a month of 2 %, of 16,450,000
  await expect(sari).toContainText('31.1%')
  await expect(sari.getByRole('img', { name: 'Segera jatuh tempo' })).toBeVisible()
  const ke = (await sari.getByRole('link', { name: 'Ingatkan BU SARI' }).getAttribute('href')) ?? ''
  expect(ke).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/)
  expect(decodeURIComponent(ke)).toContain('jatuh tempo 2026-04-02, 7 hari lagi. Tagihan hari ini Rp. 5,100,000')
  const tutik = kasir.getByRole('row', { name: /BU TUTIK/ })
  await expect(tutik).toContainText('2026-05-02')
  await expect(tutik.getByRole('link')).toHaveCount(0)
})

it('offers to sort by what the server sorts by, and by nothing else', async () => {
  await expect(kasir.getByRole('columnheader', { name: 'Jatuh Tempo' }).getByRole('button')).toBeVisible()
  for (const judul of ['LTV', 'Barang', 'No HP'])
    await expect(kasir.getByRole('columnheader', { name: judul, exact: true }).getByRole('button')).toHaveCount(0)
})

it('leads from a day of the calendar to the loans that are due on it, and back to all of them', async () => {
  await kasir.getByRole('button', { name: 'Kalender', exact: true }).click()
  const kalender = kasir.getByRole('dialog', { name: 'Jatuh Tempo 30 Hari' })
  await expect(kalender).toContainText('Sampai 2026-04-25: 1 hutang, pokok 5,000,000, bunga 100,000')
  await kalender.getByRole('link', { name: 'Kamis, 2 April 2026: 1 hutang, pokok 5,000,000, bunga 100,000' }).click()
  await expect(kalender).toHaveCount(0)
  await expect(kasir.getByRole('row', { name: /BU SARI/ })).toBeVisible()
  await expect(kasir.getByRole('row', { name: /BU TUTIK/ })).toHaveCount(0)
  for (const saringan of ['Status', 'Tempo dari', 'Tempo sampai'])
    await kasir.getByRole('button', { name: `Hapus saringan ${saringan}` }).click()
  await expect(kasir.getByRole('row', { name: /BU TUTIK/ })).toBeVisible()
})

it('is a list of days on a telephone', async () => {
  const hp = await there.page({ viewport: { width: 390, height: 844 } })
  await signIn(hp, 'KASIR', PASSWORD)
  await hp.goto('/lihat-hutang')
  await hp.getByRole('button', { name: 'Kalender', exact: true }).click()
  const hari = hp.getByRole('dialog', { name: 'Jatuh Tempo 30 Hari' }).getByRole('link', { name: /^Kamis, 2 April/ })
  const kotak = await hari.boundingBox()
  expect(kotak?.width ?? 0).toBeGreaterThan(250)
  expect(kotak?.height ?? 0).toBeGreaterThanOrEqual(44)
})

it('counts on the dashboard what is due today and what is late, and leads to it', async () => {
  for (const [tanggal, nama, tanda] of [
    ['2026-04-02', 'Hutang jatuh tempo hari ini', 'Segera jatuh tempo'],
    ['2026-04-03', 'Hutang lewat jatuh tempo', 'Lewat jatuh tempo'],
  ] as const) {
    await majuHutang(there.shop, tanggal)
    kasir = await there.page()
    await signIn(kasir, 'KASIR', PASSWORD)
    await kasir.goto('/dashboard')
    const ubin = kasir.getByRole('link', { name: nama })
    await expect(ubin.locator('..')).toContainText('1')
    await ubin.click()
    const sari = kasir.getByRole('row', { name: /BU SARI/ })
    await expect(sari.getByRole('img', { name: tanda })).toBeVisible()
    await expect(kasir.getByRole('row', { name: /BU TUTIK/ })).toHaveCount(0)
  }
})
