/** From bought pieces to goods ready for labeling, as gudang does it: sort, lot, gilder and back, branch; and reports. */

import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, storedDraft } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  const murah = { harga: 1_000_000 as never }
  await beliSah(there.owner, [
    cincinLama({ ...murah, berat: gram(3) }),
    cincinLama({ ...murah, berat: gram(2) }),
    cincinLama({ ...murah, berat: gram(5), kode_dept: 'GLG' }),
  ])
  page = await there.page()
  await loginAs(page, 'GUDANG')
})
afterAll(() => there.close())

const slip = (name: string) => page.getByRole('dialog', { name })
const selesai = async (name: string) => {
  await slip(name)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(slip(name)).toHaveCount(0)
}

it('sorts what was bought: searched, ticked, laid on a tray', async () => {
  await page.goto('/sortir-pembelian')
  await page.getByRole('button', { name: 'Cari Barang' }).click()
  for (const text of ['Kategori Harus Dipilih', 'Kondisi Harus Dipilih', 'Kode Jenis Harus Dipilih'])
    await expect(page.getByText(text)).toBeVisible()
  await choose(page, 'Kategori', 'mm')
  await choose(page, 'Kondisi', 'semua')
  await choose(page, 'Kode Jenis', 'semua')
  await page.getByRole('button', { name: 'Cari Barang' }).click()
  await page.getByLabel('Pilih semua barang').check()
  await expect(page.getByText('0.000').first()).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Gudang Harus Dipilih')).toBeVisible()
  await choose(page, 'Kode Gudang', 'sp')
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Baki Harus Dipilih')).toBeVisible()
  await choose(page, 'Kode Baki', 'sp1')
  // What was searched is kept with what was ticked: the paper tells it though nobody searches again.
  await expect.poll(() => storedDraft(page)).toMatchObject({ kode_baki: 'SP1' })
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(page, 'Kode Baki')).toHaveValue(/^SP1/)
  await page.keyboard.press('F9')
  await expect(slip('Cetak slip sortir')).toContainText('SP-TK01-260302-0001')
  const sortir = await there.shop.db.one<{ qty_asal: number; berat_asal: number }>(sql`
    SELECT qty_asal, berat_asal FROM sortir_pembelian WHERE no_sortir = 'SP-TK01-260302-0001'`)
  same(sortir).toEqual({ qty_asal: 3, berat_asal: 10_000 })
  await expect(slip('Cetak slip sortir')).toContainText('10.000 G')
  await selesai('Cetak slip sortir')
})

it('makes a lot of them for the gilder', async () => {
  await page.goto('/sortir-sepuh')
  await field(page, 'No Sortir').fill('SP-TK01-260302-0009')
  await expect(page.getByText('Data Yang Anda Cari Tidak Ada').first()).toBeVisible()
  await field(page, 'No Sortir').fill('SP-TK01-260302-0001')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await expect(field(page, 'Kategori')).toHaveValue('MM')
  await page.keyboard.press('F9')
  await expect(page.getByText('Data Barang Sortir Belum Dipilih')).toBeVisible()
  await page.getByLabel('Pilih semua barang').check()
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Baki Harus Dipilih')).toBeVisible()
  await choose(page, 'Kode Baki', 'ss1')
  await page.keyboard.press('F9')
  await expect(slip('Cetak slip sortir sepuh')).toContainText('SS-TK01-260302-0001')
  await selesai('Cetak slip sortir sepuh')
})

it('sends it to the gilder, refusing more than lies there', async () => {
  await page.goto('/kirim-sepuh')
  await choose(page, 'Kode Baki', 'ss1')
  await choose(page, 'Kode Jenis', 'cin')
  await expect(field(page, 'Jumlah Berat')).toHaveValue('5.000')
  await field(page, 'Berat Sepuh').fill('5.1')
  await expect(page.getByText('Berat Sepuh Tidak Boleh Besar Dari Jumlah Berat')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambah' })).toBeDisabled()
  await field(page, 'Berat Sepuh').fill('5')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await expect(page.getByText('Qty Sepuh Harus Diisi')).toBeVisible()
  await field(page, 'Qty Sepuh').fill('2')
  await field(page, 'Berat Rusak').fill('0')
  await field(page, 'Qty Rusak').fill('0')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(slip('Cetak slip kirim sepuh')).toContainText('KS-TK01-260302-0001')
  await expect(slip('Cetak slip kirim sepuh')).toContainText('** Owner **')
  await selesai('Cetak slip kirim sepuh')
})

it('receives it with a loss that somebody agrees to', async () => {
  await page.goto('/terima-sepuh')
  await choose(page, 'No Sepuh', 'ks-tk01')
  await field(page, 'Qty Terima').fill('2')
  await field(page, 'Berat Terima').fill('4.9')
  await expect(page.getByText('susut 0.100 g')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Baki Harus Dipilih')).toBeVisible()
  await choose(page, 'Kode Baki', 'ks1')
  await page.keyboard.press('F9')
  await setujui(page, 'TERIMA SEPUH')
  await expect(slip('Cetak slip terima sepuh')).toContainText('TS-TK01-260302-0001')
  await expect(slip('Cetak slip terima sepuh')).toContainText('0.100 G')
  await selesai('Cetak slip terima sepuh')
  await expect(page.getByText('Tidak ada barang di tukang sepuh')).toBeVisible()
})

it('sends it on for labeling', async () => {
  await page.goto('/kirim-labeling')
  await choose(page, 'No Terima Sepuh', 'ts-tk01')
  await choose(page, 'Cabang', 'tk01')
  await field(page, 'Jumlah Qty').fill('3')
  await expect(page.getByText('Jumlah Qty Melebihi Qty Awal')).toBeVisible()
  await field(page, 'Jumlah Qty').fill('2')
  await field(page, 'Jumlah Berat').fill('4.9')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await expect(page.getByText('Tipe Barang Harus Dipilih')).toBeVisible()
  await choose(page, 'Tipe Barang', 'sp')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(slip('Cetak slip kirim labeling')).toContainText('KC-TK01-260302-0001')
  await selesai('Cetak slip kirim labeling')
})

it('moves sorted pieces by their number', async () => {
  await beliSah(there.owner, [cincinLama({ harga: 1_000_000 as never })])
  await page.goto('/sortir-pembelian')
  for (const [label, text] of [
    ['Kategori', 'mm'],
    ['Kondisi', 'semua'],
    ['Kode Jenis', 'semua'],
  ] as const)
    await choose(page, label, text)
  await page.getByRole('button', { name: 'Cari Barang' }).click()
  await page.getByLabel('Pilih semua barang').check()
  await choose(page, 'Kode Gudang', 'sp-bos')
  await choose(page, 'Kode Baki', 'bos1')
  await page.keyboard.press('F9')
  await selesai('Cetak slip sortir')
  await page.goto('/pindah-sortir')
  await page.locator('input[data-scan]').fill('FB-TK01-260302-0004')
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await choose(page, 'Tujuan', 'bos')
  await page.keyboard.press('F9')
  await expect(slip('Cetak slip pindah sortir')).toContainText('PS-TK01-260302-0001')
  await selesai('Cetak slip pindah sortir')
})

it.each([
  ['/laporan-sortir-pembelian', 'Laporan Sortir Pembelian Tersedia', 'Total 2 sortir'],
  ['/laporan-sortir-sepuh', 'Laporan Sortir Sepuh Tersedia', 'Total 1 sortir'],
  ['/laporan-kirim-sepuh', 'Laporan Kirim Sepuh Tersedia', 'Total 1 kiriman'],
  ['/laporan-terima-barang-sepuh', 'Laporan Terima Barang Tersedia', 'Total 1 terima'],
  ['/laporan-kirim-labeling', 'Laporan Kirim Labeling Tersedia', 'Total 1 kiriman'],
])('reports it on %s, with the slip again and the ledger behind the totals', async (path, toast, total) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(toast)).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
  await page
    .getByRole('button', { name: /^Cetak ulang/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await page.locator('tfoot').getByRole('button').first().click()
  await expect(page.getByRole('dialog').locator('tbody tr').first()).toBeVisible()
})

it('draws where the grams of a sorting went, and lists the loss of each dispatch', async () => {
  await page.goto('/laporan-sortir-pembelian')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await page.getByRole('button', { name: 'Alur SP-TK01-260302-0001' }).click()
  const alur = page.getByRole('region', { name: 'Alur SP-TK01-260302-0001' })
  await expect(alur.getByRole('button', { name: /KC-TK01-260302-0001/ })).toBeVisible()
  await expect(alur.getByText('susut')).toBeVisible()
  await alur.getByRole('button', { name: /^KS-TK01/ }).click()
  await expect(page).toHaveURL(/nomor=KS-TK01-260302-0001/)
  await page.goto('/laporan-terima-barang-sepuh')
  await page.getByRole('button', { name: 'Susut per kiriman' }).click()
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('LEBIH TOLERANSI')).toBeVisible()
})
