/** The owner gives his gold its value in the browser, closes, and reads what he earned and owns, down to the ledger. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { downloaded } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  page = await there.page()
}, 120_000)
afterAll(() => there.close())

const cari = async (path: string, judul: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(`${judul} Tersedia`)).toBeVisible()
  return page.getByRole('region', { name: 'Tabel laporan' })
}

it('gives own gold its value with one press', async () => {
  const satu = await tambahCincin(there.owner)
  await tambahCincin(there.owner)
  await loginAs(page, 'OWNER')
  await page.goto('/nilai-awal')
  await expect(page.getByText('Belum dinilai')).toBeVisible()
  // 6.970 g x 2,300,000 x 70 %
  await page.getByRole('button', { name: 'Simpan Nilai Awal Rp. 11,221,700' }).click()
  await expect(page.getByText(/Dinilai sejak/)).toBeVisible()
  await expect(page.getByText('NA-TK01-260302-0001')).toBeVisible()
  await jualSah(there.owner, there.owner, [satu.kode_barcode])
  await beliSah(there.owner, [cincinLama({ harga: rp(5_000_000) })])
  there.owner = await there.shop.nextDay(there.owner)
})

it('tells what was earned, each number with its ledger lines', async () => {
  await page.goto('/')
  await loginAs(page, 'OWNER')
  const hari = '?tgl_awal=2026-03-02&tgl_akhir=2026-03-02'
  // (11,221,700 + 5,000,000) x 3.485 / 10.455
  await expect(await cari(`/laba-rugi${hari}`, 'Laba Rugi')).toContainText('5,407,233')
  await page
    .getByRole('button', { name: /Jumlah: .5,407,233/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Laba Rugi' })).toContainText('NL-TK01-260302-0001')
  await page.keyboard.press('Escape')
})

it('tells what is owned and owed, as much on both sides', async () => {
  const tabel = await cari('/neraca-keuangan?tanggal=2026-03-02', 'Neraca Keuangan')
  await expect(tabel).toContainText('PERSEDIAAN')
  await expect(tabel).toContainText('10,814,467')
})

it('gives the journal as CSV', async () => {
  const tabel = await cari('/laporan-jurnal?tgl_awal=2026-03-02&tgl_akhir=2026-03-02', 'Laporan Jurnal')
  await expect(tabel).toContainText('NL-TK01-260302-0001')
  const csv = await downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click())
  same(csv.name).toBe('jurnal-rupiah-2026-03-02-2026-03-02.csv')
  same(csv.text).toContain('NL-TK01-260302-0001,HPP,MM,5407233,0,8,NILAI,,OWNER')
})
