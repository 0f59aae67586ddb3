/** Orders at the craftsmen's as gudang and cashier work with them: assignment, moving, finishing, settlement, fee. */

import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, downloaded, goTo, read, storedDraft } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { buang, expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let satu: string
let dua: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 50)
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 12, { kode_tukang: 'T02' })
  await beriBahan(owner, 0.5, { kode_tukang: 'T02', jenis: 'PATRI' })
  satu = await pesan(owner, { berat_customer: gram(2) })
  dua = await pesan(owner, { deskripsi: 'GELANG KERONCONG', kode_dept: 'GLG' }, { nama_customer: 'PAK BUDI' })
  await shop.user(owner, 'GUDANG', 'GUDANG')
  await shop.user(owner, 'KASIR', 'KASIR')
  page = await there.page()
  await loginAs(page, 'GUDANG')
})
afterAll(() => there.close())

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const selesai = async (name: string) => {
  await dialog(name)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(dialog(name)).toHaveCount(0)
}
const riwayat = (nomor: string) => page.getByRole('listitem').filter({ hasText: nomor })

it('gives an order to a craftsman by keyboard alone, and another one from the list of those that wait', async () => {
  await goTo(page, 'Pembagian Pesanan')
  await expect(field(page, 'No Pesanan')).toBeFocused()
  await page.keyboard.press('F9')
  for (const text of [
    'No Pesanan Harus Diisi',
    'Kode Tukang Harus Dipilih',
    'Ongkos Tukang Harus Diisi',
    'Berat Susut Harus Diisi',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await page.keyboard.type('psn-x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No Pesanan Tidak Ada')).toBeVisible()
  await field(page, 'No Pesanan').fill('')
  await field(page, 'No Pesanan').focus()
  await page.keyboard.type(satu.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nama Customer')).toHaveValue('IBU SRI HARTATI')
  await expect(page.getByRole('region', { name: 'Daftar barang' })).toContainText('CINCIN KAWIN UKIR')
  await expect(field(page, 'Kode Tukang')).toBeFocused()
  await page.keyboard.type('t01')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Ongkos Tukang')).toBeFocused()
  await page.keyboard.type('75000')
  await page.keyboard.press('Enter')
  await page.keyboard.type('0.3')
  await page.keyboard.press('F9')
  const slip = dialog('Cetak slip pembagian pesanan')
  await expect(slip).toContainText('Data Berhasil Disimpan')
  await expect(slip).toContainText('EMAS CUSTOMER')
  const { name, text } = await downloaded(page, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
  same(name).toBe('pembagian_pesanan.txt')
  same(text).toContain('** INTERNAL **')
  same(text).toContain('** LABEL **')
  await selesai('Cetak slip pembagian pesanan')
  await expect(riwayat('BGP-TK01-260302-0001')).toContainText('T01 PAK SLAMET')
  await page.getByRole('cell', { name: dua }).click()
  await expect(field(page, 'Nama Customer')).toHaveValue('PAK BUDI')
  await choose(page, 'Kode Tukang', 't02')
  await field(page, 'Ongkos Tukang').fill('50000')
  await field(page, 'Berat Susut').fill('0.2')
  await page.keyboard.press('F9')
  await selesai('Cetak slip pembagian pesanan')
  await expect(page.getByText('Semua pesanan sudah dibagi')).toBeVisible()
})

it('moves an order to another craftsman with the gold, and takes only the latest assignment back', async () => {
  await goTo(page, 'Pindah Pesanan')
  await choose(page, 'No Pesanan', satu)
  await expect(field(page, 'Status Awal')).toHaveValue('PROSES')
  await expect(page.getByRole('region', { name: 'Daftar barang' })).toContainText('CINCIN KAWIN UKIR')
  await page.keyboard.press('F9')
  await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
  await choose(page, 'Kode Tukang', 't01')
  await field(page, 'Ongkos Tukang').fill('80000')
  await field(page, 'Berat Susut').fill('0.3')
  await field(page, 'Alasan').fill('sakit')
  await expect.poll(() => storedDraft(page)).toMatchObject({ no_pesanan: satu, alasan: 'SAKIT' })
  await page.reload()
  await expect(page.getByText(`pesanan ${satu}`)).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(page, 'Ongkos Tukang')).toHaveValue('80,000')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', `Pesanan ${satu} Sudah Dikerjakan Tukang T01, Pilih Tukang Lain`)
  await choose(page, 'Kode Tukang', 't02')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak slip pindah pesanan')).toContainText('T02 PAK DARMO')
  await selesai('Cetak slip pindah pesanan')
  await expect(riwayat('BGP-TK01-260302-0003')).toContainText('T01 ke T02 PAK DARMO')
  await goTo(page, 'Pembagian Pesanan')
  await page.getByRole('button', { name: 'Batalkan BGP-TK01-260302-0001' }).click()
  await expect(dialog('Batal Pembagian Pesanan')).toContainText('menunggu tukang lagi')
  await page.keyboard.type('salah')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', `Pesanan ${satu} Sudah Di Tukang T02 Dengan BGP-TK01-260302-0003`)
  await buang(page)
})

it('finishes orders: never more than he has, more loss than he may only with the owner', async () => {
  await goTo(page, 'Pesanan Selesai')
  await expect(field(page, 'No Pesanan')).toBeFocused()
  await page.getByRole('cell', { name: satu }).click()
  await expect(field(page, 'Berat Selesai')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(page.getByText('Berat Selesai Harus Diisi')).toBeVisible()
  await field(page, 'Berat Selesai').fill('15')
  await field(page, 'Berat Patri').fill('15')
  await page.keyboard.press('F9')
  await expect(page.getByText('Berat Patri Harus Kurang Dari Berat Selesai')).toBeVisible()
  await field(page, 'Berat Patri').fill('0.1')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'BAHAN MM Tukang T02 Tinggal 14.000 g, Dibutuhkan 14.900 g')
  await field(page, 'Berat Selesai').fill('5')
  await field(page, 'Berat Susut').fill('0.35')
  await expect(page.getByText('Di atas jatah 0.300 g, butuh otorisasi')).toBeVisible()
  await page.keyboard.press('F9')
  await setujui(page, 'SUSUT TUKANG')
  await expect(dialog('Cetak slip pesanan selesai')).toContainText('Data Berhasil Disimpan')
  await selesai('Cetak slip pesanan selesai')
  await choose(page, 'No Pesanan', dua)
  await field(page, 'Berat Selesai').fill('4')
  await field(page, 'Berat Susut').fill('0.15')
  await page.keyboard.press('F9')
  await selesai('Cetak slip pesanan selesai')
  await expect(page.getByText('Tidak ada pesanan di tukang')).toBeVisible()
  await expect(riwayat('SLP-TK01-260302-0002')).toContainText('GELANG KERONCONG')
})

it('settles with the craftsman, and refuses what changed meanwhile or is more than he has', async () => {
  await goTo(page, 'Stock Opname Pesanan')
  await expect(field(page, 'No SO')).toHaveValue('SOP-TK01-260302-0001')
  await page.keyboard.press('F9')
  await expect(page.getByText('Data Tukang Harus Dipilih')).toBeVisible()
  await expect(page.getByText('Kategori Harus Dipilih')).toBeVisible()
  await choose(page, 'Data Tukang', 't02')
  await choose(page, 'Kategori', 'mm')
  // 12 g and 2 g of the customer, less 4.9 + 0.35 and 4 + 0.15
  await expect(field(page, 'Saldo Awal')).toHaveValue('14.00')
  await expect(field(page, 'Berat Sisa')).toHaveValue('4.60')
  await expect(page.locator('tfoot')).toContainText('8.90')
  await expect(field(page, 'Selisih')).toHaveValue('0.000')
  await field(page, 'Total Setor Bahan').fill('4.601')
  await expect(field(page, 'Selisih')).toHaveValue('−0.001')
  await expect(page.getByText('Total Setor Bahan Melebihi Saldo Awal')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Simpan/ })).toBeDisabled()
  await field(page, 'Total Setor Bahan').fill('1.5')
  await expect(field(page, 'Selisih')).toHaveValue('3.100')
  await beriBahan(there.owner, 1, { kode_tukang: 'T02' })
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Data Berubah, Silahkan Cari Ulang')
  await choose(page, 'Kategori', 'mt')
  await expect(page.getByText('Belum Ada Pesanan Yang Selesai')).toBeVisible()
  await choose(page, 'Kategori', 'mm')
  await expect(field(page, 'Saldo Awal')).toHaveValue('15.00')
  await page.keyboard.press('F9')
  const slip = dialog('Cetak SO pesanan')
  await expect(slip).toContainText('Stock Opname Berhasil')
  await expect(slip).toContainText('4.10 G')
  await selesai('Cetak SO pesanan')
  await expect(riwayat('SOP-TK01-260302-0001')).toContainText('2 pesanan')
  await expect(field(page, 'No SO')).toHaveValue('SOP-TK01-260302-0002')
})

it('reports what craftsmen made and what was settled, with files and ledger lines', async () => {
  for (const [judul, pesan, isi] of [
    ['Laporan Pesanan Tukang', 'Laporan Pesanan Tukang Tersedia', 'GELANG KERONCONG'],
    ['Laporan Pesanan So', 'Laporan Pesanan So Tersedia', 'SOP-TK01-260302-0001'],
  ] as const) {
    await goTo(page, judul)
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    await expect(page.getByText(pesan)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText(isi)
    for (const [tombol, akhir] of [
      ['Export PDF', '.pdf'],
      ['Export Excel', '.xlsx'],
    ] as const) {
      const { name } = await downloaded(page, () => page.getByRole('button', { name: tombol }).click())
      same(name.endsWith(akhir)).toBe(true)
    }
    if (judul === 'Laporan Pesanan So') {
      // However wide the table, the printer of each settlement is at hand.
      const layar = page.viewportSize()
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(page.getByRole('button', { name: /^Cetak ulang SOP-/ }).first()).toBeInViewport({ ratio: 1 })
      if (layar) await page.setViewportSize(layar)
    } else await expect(page.getByRole('radio', { name: 'SEMUA' })).toBeChecked()
    await page.locator('tfoot').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toContainText('TK01-260302-0001')
    await page.keyboard.press('Escape')
    await choose(page, 'Kode Tukang', 't01')
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    const kosong = judul === 'Laporan Pesanan So' ? 'Data Laporan So Kosong' : 'Data Laporan Kosong!'
    await expect(page.getByText(kosong).first()).toBeVisible()
  }
})

it('knows one craftsman: his orders, material, loss and history, each leading on', async () => {
  await goTo(page, 'Kartu Tukang')
  await expect(page.getByText('Pilih seorang tukang')).toBeVisible()
  await choose(page, 'Kode Tukang', 't02')
  await expect(page.getByText('Tidak ada pesanan di tangannya')).toBeVisible()
  await expect(page).toHaveURL(/q=T02/)
  await expect(page.getByText('Rp. 130,000')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Daftar bulan' })).toContainText('1 MENYIMPANG')
  await expect(page.getByRole('region', { name: 'Daftar pesanan' }).last()).toContainText('LEBIH JATAH')
  await page.getByRole('region', { name: 'Daftar bahan' }).getByRole('cell', { name: 'BAHAN', exact: true }).click()
  await expect(dialog('Tukang T02')).toContainText('Saldo akhir 0 pcs 4.100 g')
  await page.keyboard.press('Escape')
  await page.getByRole('cell', { name: 'SOP-TK01-260302-0001' }).last().click()
  await expect(dialog('Tukang T02')).toContainText('HUTANG TUKANG')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rp. 130,000' }).click()
  await expect(dialog('Tukang T02')).toContainText('−130,000')
  await page.keyboard.press('Escape')
  await page.getByRole('cell', { name: dua }).click()
  await expect(page).toHaveURL(new RegExp(`/lihat-pesanan\\?q=.*${dua}`))
  await expect(page.getByText('GELANG KERONCONG').first()).toBeVisible()
})

it('pays the fee in parts, never more than is owed', async () => {
  page = await there.page()
  await loginAs(page, 'KASIR')
  await goTo(page, 'Ongkos Tukang')
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Tukang Harus Dipilih')).toBeVisible()
  await page.getByRole('cell', { name: 'PAK DARMO' }).click()
  await expect(field(page, 'Jumlah')).toHaveValue('130,000')
  await field(page, 'Jumlah').fill('130001')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Jumlah Melebihi Ongkos Tukang T02 Yang Belum Dibayar, Rp. 130,000')
  await field(page, 'Jumlah').fill('30000')
  await page.keyboard.press('F9')
  const slip = dialog('Cetak slip ongkos tukang')
  await expect(slip).toContainText('Rp. 100,000')
  await selesai('Cetak slip ongkos tukang')
  await expect(page.locator('tfoot')).toContainText('100,000')
  await page.getByRole('button', { name: 'Batalkan OTK-TK01-260302-0001' }).click()
  await expect(dialog('Batal Ongkos Tukang')).toContainText('terutang lagi kepada T02')
  await page.keyboard.type('salah')
  await page.keyboard.press('F9')
  await read(page, 'Berhasil', 'BOT-TK01-260302-0001')
  await expect(page.locator('tfoot')).toContainText('130,000')
})
