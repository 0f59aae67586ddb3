/** What waits, on the dashboard: since when, and in red what is late. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual } from '@kencana/testing/penjualan'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, it } from 'vitest'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPesanan(there.owner)
  await pesan(there.owner, {}, { tgl_janji: '2026-03-02' })
})
afterAll(() => there.close())

it('says since when each thing waits, and stands out where its day is over', async () => {
  const besok = await there.shop.nextDay(there.owner)
  const { kode_barcode } = await tambahCincin(besok)
  await besok.call(jual, await formJual(besok, [kode_barcode]))
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/dashboard')
  const baris = (nama: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: nama, exact: true }) })
      .last()
  await expect(baris('Penjualan')).toContainText(/sejak \d\d:\d\d1$/)
  const telat = baris('Pesanan lewat janji')
  await expect(telat).toContainText('sejak 2026-03-02')
  await expect(telat.locator('small')).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(baris('Penjualan').locator('small')).not.toHaveCSS('color', 'rgb(179, 38, 30)')
})
