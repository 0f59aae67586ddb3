/** Goods on the owner's phone: reports that can be read, papers and forms that fit. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
let phone: Page

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  for (let n = 0; n < 12; n += 1) await tambahCincin(there.owner)
})
beforeEach(async () => {
  phone = await there.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await loginAs(phone, 'OWNER')
})
afterEach(() => there.leave())
afterAll(() => there.close())

const beyond = () => phone.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
const cut = (what: string) =>
  phone.evaluate<string[]>(
    `Array.from(document.querySelectorAll('${what}')).filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
  )

describe('on the phone', () => {
  it('a report shows its rows below the filters, and the ledger behind a total', async () => {
    await phone.goto('/laporan-tambah-barang')
    await phone.getByRole('button', { name: 'Cari Laporan' }).tap()
    const result = phone.getByRole('region', { name: 'Tabel laporan' })
    await expect(result.getByRole('row')).toHaveCount(38)
    expect((await result.boundingBox())?.height).toBeGreaterThan(400)
    await result.getByText('TM-TK01-260302-0001').scrollIntoViewIfNeeded()
    await expect(result.getByText('TM-TK01-260302-0001')).toBeInViewport()
    await phone.getByRole('button', { name: /^Total 12 dokumen Berat/ }).tap()
    const ledger = phone.getByRole('dialog', { name: 'Tambah Barang' })
    await expect(ledger.locator('tbody tr')).toHaveCount(12)
    // The number of the line is part of it from the tenth on, too.
    expect(await cut('[role=dialog] tbody td:first-child')).toEqual([])
    expect(await beyond()).toBe(0)
  })

  it('a card shows weight and price whole, a list of states keeps to the screen', async () => {
    await phone.goto('/data-barang')
    const card = phone.getByRole('list', { name: 'Daftar' }).getByRole('listitem').first()
    await expect(card).toContainText('Rp. 5,733,000')
    expect(await cut('[aria-label=Daftar] small:last-child')).toEqual([])
    expect(await beyond()).toBe(0)
  })
})
