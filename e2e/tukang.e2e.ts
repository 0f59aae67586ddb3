/** The craftsmen's material as gudang works with it: filling, giving, taking back, refusals, undo, report. */

import { sheetFile } from '@kencana/reports/sheet'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiTukang } from '@kencana/testing/tukang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { hancurBarang } from '../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { choose, downloaded, goTo, read, storedDraft } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui, signIn, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiTukang(owner)
  await shop.user(owner, 'GUDANG', 'GUDANG')
  const mt = { kode_group: 'MT', kode_dept: 'CINT', kadar: '91.6', berat: gram(5), berat_asli: gram(5) }
  const lama = [await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) }), await tambahCincin(owner, mt)]
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: lama.map((one) => one.kode_barcode) })
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
const sumber = async (kategori: string, berat: string) => {
  await expect(page.getByRole('combobox', { name: 'Kategori Asal' })).toBeFocused()
  await page.keyboard.type(kategori)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Berat')).toBeFocused()
  await page.keyboard.type(berat)
  await page.keyboard.press('F2')
}

it('melts scrap of two kinds into material of the shop; more loss than allowed needs the owner', async () => {
  await goTo(page, 'Tambah Bahan Tukang')
  await expect(page.getByText('Bahan Toko Kosong')).toBeVisible()
  await page.keyboard.press('F2')
  await expect(dialog('Isi Bahan Toko')).toBeVisible()
  await page.keyboard.press('F9')
  await read(page, 'Sumber Bahan Masih Kosong')
  await sumber('mm', '10')
  await sumber('mt', '5')
  const isi = dialog('Isi Bahan Toko')
  await expect(isi.locator('tfoot')).toContainText('15.000')
  // 10 g of 70 % and 5 g of 91.6 % are 16.542 g of 70 %
  await expect(field(isi, 'Berat Jadi')).toHaveValue('16.542')
  await field(isi, 'Berat Jadi').fill('16.6')
  await expect(isi.getByText('Berat Jadi Melebihi 16.542 g')).toBeVisible()
  await field(isi, 'Berat Jadi').fill('16.4')
  await expect(isi.getByText('Susut 0.142 g')).toBeVisible()
  await page.keyboard.press('F9')
  await setujui(page, 'SUSUT LEBUR')
  await expect(dialog('Cetak slip isi bahan toko')).toContainText('LEBUR BAHAN MM')
  await expect(dialog('Cetak slip isi bahan toko')).toContainText('16.400 G')
  await selesai('Cetak slip isi bahan toko')
  await expect(page.locator('tbody').first()).toContainText('16.400')
})

it.each([
  ['a code that was typed and confirmed', ['t', '0', '1', 'Enter'], 't01'],
  ['the first one by the arrow', ['ArrowDown', 'Enter'], ''],
] as const)('takes %s before its list came', async (_, keys, sementara) => {
  let lepas: () => void = () => undefined
  const ditahan = new Promise<void>((resolve) => {
    lepas = resolve
  })
  await takeCalls(page, '**/tukang/get/all*', async (route) => {
    await ditahan
    await route.continue()
  })
  await page.reload()
  await expect(field(page, 'Kode Tukang')).toBeFocused()
  for (const key of keys) await page.keyboard.press(key)
  await expect(field(page, 'Jenis')).toBeFocused()
  const kode = page.getByRole('combobox', { name: 'Kode Tukang' })
  await expect(kode).toHaveValue(sementara)
  lepas()
  await expect(kode).toHaveValue('T01 PAK SLAMET')
  await page.unrouteAll()
})

it('gives material to a craftsman by keyboard alone, with his slip, and refuses more than there is', async () => {
  await page.reload()
  await expect(field(page, 'Kode Tukang')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Tukang Harus Dipilih')).toBeVisible()
  await expect(page.getByText('Tambah Bahan Harus Diisi')).toBeVisible()
  await page.keyboard.type('t01')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Jenis')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Kategori')).toBeFocused()
  await page.keyboard.type('mm')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Tambah Bahan')).toBeFocused()
  await expect(field(page, 'Sisa Bahan')).toHaveValue('0.000')
  await page.keyboard.type('16.401')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Tambah Bahan Melebihi BAHAN MM Toko, Tersedia 16.400 g')
  await field(page, 'Tambah Bahan').fill('12.345')
  await field(page, 'Keterangan').fill('untuk cincin')
  await page.keyboard.press('F9')
  const slip = dialog('Cetak slip tambah bahan')
  await expect(slip).toContainText('Tambah Bahan Tersimpan')
  await expect(slip).toContainText('T01 PAK SLAMET')
  const text = await downloaded(page, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
  same(text.name).toBe('tambah_bahan_tukang.txt')
  same(text.text).toContain('12.345 G')
  await selesai('Cetak slip tambah bahan')
  await expect(page.getByRole('listitem').filter({ hasText: 'TBT-TK01-260302-0001' })).toContainText('UNTUK CINCIN')
})

it('keeps what was typed, and takes material back up to what he has', async () => {
  await page.goto('/ambil-bahan-tukang')
  await choose(page, 'Kode Tukang', 't01')
  await choose(page, 'Kategori', 'mm')
  await expect(field(page, 'Sisa Bahan')).toHaveValue('12.345')
  await field(page, 'Ambil Bahan').fill('12.346')
  await expect.poll(() => storedDraft(page)).toMatchObject({ jml_bahan: '12.346' })
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(page, 'Ambil Bahan')).toHaveValue('12.346')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Ambil Bahan Melebihi Sisa Bahan Tukang T01, Sisa 12.345 g')
  await field(page, 'Ambil Bahan').fill('2.345')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak slip ambil bahan')).toContainText('Ambil Bahan Tersimpan')
  await expect(dialog('Cetak slip ambil bahan')).toContainText('10.000 G')
  await selesai('Cetak slip ambil bahan')
  await page.getByRole('button', { name: 'Batalkan ABT-TK01-260302-0001' }).click()
  await expect(page.getByRole('dialog')).toContainText('2.345 g BAHAN MM kembali ke tukang T01.')
  await page.keyboard.type('salah')
  await page.keyboard.press('F9')
  await read(page, 'Berhasil', 'BBT-TK01-260302-0001')
  await expect(page.getByRole('listitem').filter({ hasText: 'ABT-TK01-260302-0001' })).toContainText('BATAL')
})

it('reports it: movements, recapitulation, files, the lines of the ledger', async () => {
  await goTo(page, 'Laporan Bahan Tukang')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Laporan Bahan Tukang Detail Tersedia')).toBeVisible()
  await expect(page.getByText('BATAL ABT-TK01-260302-0001')).toBeVisible()
  await expect(page.getByText('Total 1 tukang')).toBeVisible()
  await page.locator('tfoot').getByRole('button').last().click()
  await expect(dialog('Bahan Tukang').locator('tbody tr')).toHaveCount(3)
  await page.keyboard.press('Escape')
  for (const [button, end] of [
    ['Export PDF', '.pdf'],
    ['Export Excel', '.xlsx'],
  ] as const) {
    const { name } = await downloaded(page, () => page.getByRole('button', { name: button }).click())
    same(name).toMatch(new RegExp(`^laporan-bahan-tukang.*\\${end}$`))
  }
  await page.getByRole('radio', { name: 'REKAP' }).click()
  await expect(page.getByText('Pilih saringan, lalu Cari Laporan')).toBeVisible()
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Laporan Bahan Tukang Rekap Tersedia')).toBeVisible()
  await expect(page.locator('tfoot')).toContainText('12.345')
  await choose(page, 'Kode Tukang', 't02')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Data Laporan Tidak Tersedia').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export Excel' })).toBeDisabled()
})

it('takes over from a sheet what craftsmen had before: all mistakes first, then all of it, undone by a press', async () => {
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto('/tambah-bahan-tukang')
  await owner.getByRole('button', { name: 'Impor Bahan Awal' }).click()
  const impor = owner.getByRole('dialog', { name: /^Impor Bahan Awal Tukang/ })
  const lembar = async (...rows: (string | number)[][]) => {
    const berkas = await sheetFile(['KODE TUKANG', 'JENIS', 'KATEGORI', 'BERAT'], rows)
    const buffer = Buffer.from(await berkas.arrayBuffer())
    await impor.getByLabel('Berkas Excel').setInputFiles({ name: 'bahan.xlsx', mimeType: 'application/x', buffer })
  }
  await lembar(['T09', 'BAHAN', 'MT', 5], ['T02', 'BAHAN', 'MT', 'lima'])
  const salah = impor.getByRole('list', { name: 'Baris yang salah' })
  await expect(salah).toContainText('Tukang T09 Tidak Ada')
  await expect(salah).toContainText('Berat Harus Angka')
  await owner.keyboard.press('F9')
  await lembar(['T02', 'BAHAN', 'MT', 7.25])
  await expect(impor.getByRole('row', { name: /PAK DARMO/ })).toContainText('7.250')
  await owner.keyboard.press('F9')
  await read(owner, 'Data Berhasil Disimpan')
  await owner.getByRole('button', { name: /^Batalkan SAT-/ }).click()
  const batal = owner.getByRole('dialog', { name: 'Batal Bahan Awal' })
  await expect(batal).toContainText('7.250 g bahan keluar lagi')
  await field(batal, 'Alasan').fill('salah')
  await owner.keyboard.press('F9')
  await expect(owner.getByText(/BAT-TK01-/)).toBeVisible()
})
