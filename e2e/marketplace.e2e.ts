/** A ring sold through a platform, validated, and paid out less the fee: by keyboard. */

import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, read, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

const RESI = /^Perbesar (foto )?resi FJ-TK01-260302-0001$/

let there: ShopInBrowser
let sales: Page
let kasir: Page
let barang: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiMarketplace(there.owner)
  await isiRekening(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  barang = (await tambahCincin(there.owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
  sales = await there.page()
  await signIn(sales, 'SALES')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

it('sells to a platform, which owes the nota: nobody is asked for money', async () => {
  await sales.goto('/transaksi-penjualan')
  await expect(sales.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await sales.keyboard.type(barang)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('1,645,000').first()).toBeVisible()
  await sales.keyboard.type('S01')
  await sales.keyboard.press('Enter')
  await choose(sales, 'Marketplace', 'TOKPED')
  await expect(sales.getByText('uangnya dicatat saat dicairkan')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(sales.getByText('No Order Harus Diisi')).toBeVisible()
  await field(sales, 'No Order').focus()
  await sales.keyboard.type('inv/0001')
  await sales
    .getByLabel('Berkas foto')
    .setInputFiles({ name: 'resi.png', mimeType: 'image/png', buffer: Buffer.from(fotoUnik(), 'base64') })
  await expect(sales.getByRole('button', { name: 'Perbesar resi pengiriman' })).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog')).toContainText('FJ-TK01-260302-0001')
})

it('05 5.4 shows the label of its parcel beside it, which is photographed anew', async () => {
  await sales
    .getByRole('dialog')
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await sales.goto('/lihat-penjualan')
  await sales.getByText('FJ-TK01-260302-0001').click()
  const detail = sales.getByRole('dialog')
  await expect(detail.getByRole('button', { name: RESI })).toBeVisible()
  await detail.getByRole('button', { name: 'Ganti Foto Resi' }).click()
  await detail
    .getByLabel('Berkas foto')
    .setInputFiles({ name: 'resi.png', mimeType: 'image/png', buffer: Buffer.from(fotoUnik(), 'base64') })
  await detail.getByRole('button', { name: 'Simpan Foto Resi' }).click()
  await read(sales, 'Data Berhasil Disimpan')
  await expect(detail.getByRole('button', { name: RESI })).toBeVisible()
  const ambil = await there.shop.db.rows(sql`SELECT no_faktur_jual FROM penjualan_resi`)
  same(ambil).toEqual([{ no_faktur_jual: 'FJ-TK01-260302-0001' }, { no_faktur_jual: 'FJ-TK01-260302-0001' }])
})

it('is validated by the cashier, who sees the order', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('INV0001')).toBeVisible()
  await kasir.getByRole('checkbox', { name: 'Pilih FJ-TK01-260302-0001' }).focus()
  await kasir.keyboard.press('Space')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Validasi Berhasil' })).toBeVisible()
})

it('is paid out by its order number less the fee', async () => {
  await kasir.goto('/laporan-penjualan-marketplace')
  await kasir.getByRole('button', { name: 'Cairkan' }).click()
  await expect(kasir.getByRole('table', { name: 'Umur piutang' })).toContainText('1,645,000')
  await kasir.keyboard.press('F2')
  await kasir.keyboard.type('INV0001')
  await kasir.keyboard.press('Enter')
  // The foot sums what was chosen, not that nothing is left.
  await expect(kasir.getByRole('region', { name: 'Pilihan faktur' }).locator('tfoot')).toContainText(
    /1 faktur dipilih.*1,645,000/,
  )
  // 4 % are 65,800
  await expect(field(kasir, 'Diterima INV0001')).toHaveValue('1,579,200')
  // Typed wrongly it is not all of it the platform's fee.
  await field(kasir, 'Diterima INV0001').fill('1jtt')
  await expect(kasir.getByRole('status').filter({ hasText: 'Biaya' })).not.toContainText('1,645,000')
  await field(kasir, 'Diterima INV0001').fill('1579200')
  await expect(kasir.getByRole('status').filter({ hasText: 'Biaya' })).toContainText('65,800')
  await kasir.getByRole('button', { name: RESI }).click()
  await expect(kasir.getByRole('dialog', { name: 'Foto resi FJ-TK01-260302-0001' })).toBeVisible()
  await kasir.keyboard.press('Escape')
  await choose(kasir, 'Rekening', '0111')
  await kasir.keyboard.press('F9')
  await expect(says(kasir, 'Data Berhasil Disimpan')).toBeVisible()
  await expect(kasir.getByText('Semua Penjualan Marketplace Sudah Cair')).toBeVisible()
  await expect(kasir.getByRole('button', { name: 'Batalkan CMP-TK01-260302-0001' })).toBeVisible()
})

it('stays on the page with an order number that has no gap, on 1024 and on a phone', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const [penjual, petugas] = [await there.shop.login('SALES'), await there.shop.login('KASIR')]
  await jualMarketplace(penjual, petugas, [kode_barcode], 'INV20260302MPL345678901234567890')
  const page = await there.page()
  await signIn(page, 'KASIR')
  await page.goto('/laporan-penjualan-marketplace')
  await page.getByRole('button', { name: 'Cairkan' }).click()
  await expect(page.getByRole('table', { name: 'Umur piutang' })).toBeVisible()
  await page.getByRole('checkbox', { name: /FJ-TK01-260302-0002/ }).check()
  await expect(field(page, 'Diterima INV20260302MPL345678901234567890')).toBeAttached()
  const lebih = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[data-page]'))`
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(() => page.evaluate<number>(lebih)).toBe(0)
  }
})

it('comes back by courier, and is weighed before its sale is undone', async () => {
  await kasir.goto('/batal-penjualan')
  await expect(kasir.getByText('Pindai nota')).toBeVisible()
  await kasir.keyboard.type('FJ-TK01-260302-0001')
  await kasir.keyboard.press('Enter')
  const berat = kasir.getByLabel(new RegExp(`^Berat ${barang}`))
  await expect(berat).toBeFocused()
  await expect(kasir.getByRole('button', { name: RESI })).toBeVisible()
  // What leaves the account, not that no cash does.
  await expect(kasir.getByRole('status').filter({ hasText: 'Kembali Ke' })).toContainText('1,579,200')
  await expect(kasir.getByText('Uang Kembali')).toHaveCount(0)
  await field(kasir, 'Alasan').fill('ditolak pembeli')
  await kasir.keyboard.press('F9')
  await expect(says(kasir, 'Oopss!!')).toContainText(`Timbang Dahulu Barang ${barang} Yang Kembali`)
  // The Enter that puts it away does nothing else: the hand stays in its field.
  await expect(field(kasir, 'Alasan')).toBeFocused()
  await kasir.keyboard.press('Enter')
  await expect(says(kasir, 'Oopss!!')).toHaveCount(0)
  await expect(field(kasir, 'Alasan')).toBeFocused()
  await berat.fill('0.8')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Barang ${barang} Ditimbang 0.800 g, Dijual 1.000 g: Bukan Barang Yang Sama`)
  await berat.fill('1')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL PENJUALAN')
  const bukti = kasir.getByRole('dialog', { name: 'Cetak bukti batal penjualan' })
  await expect(bukti).toContainText('NO    : BFJ-TK01-260302-0001')
  await expect(bukti).not.toContainText('KEMBALI KEPADA CUSTOMER')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  // Again, from what happened to it.
  await kasir.goto('/lihat-penjualan')
  await kasir.getByRole('row').filter({ hasText: 'BATAL' }).first().click()
  const riwayat = kasir.getByRole('dialog').getByRole('region', { name: 'Riwayat' })
  await riwayat.getByRole('button', { name: 'Cetak ulang BFJ-TK01-260302-0001' }).click()
  await expect(bukti).toContainText('NO    : BFJ-TK01-260302-0001')
})
