/** A deposit that comes to nothing: let go while it waits, or not fetched in time. */
import { sql } from '@kencana/database'
import type { User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { formTitip, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getTitipan } from '../features/titipan/transaksi-titipan/titipan.contract.ts'
import { titip } from '../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let penjual: User
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiBakiTitip(there.owner)
  penjual = await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterAll(() => there.close())

it('02.2.4 that waits beyond its day is on a list of its own, and its customer is reminded', async () => {
  const [sales, kasir] = [await there.page(), await there.page()]
  await signIn(sales, 'SALES')
  await signIn(kasir, 'KASIR')
  const { kode_barcode } = await tambahCincin(there.owner)
  const dia = { nama_customer: 'BU LEWAT', no_hp: '081344445555' }
  const { no_titip_group: nomor } = await titipSah(there.owner, there.owner, [kode_barcode], dia)
  const hari = (dari: string, batas: string) =>
    there.shop.db.run(sql`UPDATE titipan SET tgl_system = ${dari}, tgl_batas = ${batas} WHERE no_titip = ${nomor}`)
  const { tgl_system, tgl_batas } = await there.owner.call(getTitipan, { no_titip: nomor })
  await hari('2026-02-01', '2026-03-01')
  await kasir.goto('/lihat-titipan?status=LEWAT')
  await kasir.getByText('BU LEWAT').first().click()
  const ingat = kasir.getByRole('dialog', { name: 'BU LEWAT' }).getByRole('link', { name: 'Ingatkan' })
  await expect(ingat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281344445555\?text=/)
  same(decodeURIComponent((await ingat.getAttribute('href')) ?? '')).toMatch(
    new RegExp(`Titipan ${nomor} \\(.+\\) di KENCANA JAYA menunggu diambil, batas 2026-03-01\\.$`),
  )
  // Whoever sells does not read his telephone, and sends him nothing.
  await sales.goto('/lihat-titipan?status=LEWAT')
  await sales.getByText('BU LEWAT').first().click()
  await expect(sales.getByRole('dialog', { name: 'BU LEWAT' })).toContainText('Pesan dikirim kasir')
  await hari(tgl_system, tgl_batas)
  await there.leave()
})

it('is let go by who entered it while it waits', async () => {
  const sales = await there.page()
  await signIn(sales, 'SALES')
  const { kode_barcode } = await tambahCincin(there.owner)
  const isian = await formTitip(penjual, [kode_barcode], { nama_customer: 'BU PERGI' })
  const { no_titip_group } = (await penjual.call(titip, isian)).data
  await sales.goto('/lihat-titipan')
  await sales.getByText('BU PERGI').first().click()
  await sales.getByRole('dialog', { name: 'BU PERGI' }).getByRole('button', { name: 'Tolak Titipan' }).click()
  await sales.getByRole('dialog', { name: 'Tolak Titipan' }).getByLabel('Alasan').fill('tidak jadi')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog', { name: 'BU PERGI' })).toContainText('BATAL')
  same((await there.owner.call(getTitipan, { no_titip: no_titip_group })).status).toBe('BATAL')
})
