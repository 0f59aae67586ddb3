/** Goods of the owner, from the dispatch to the cashier's closing: gudang enters, a branch confirms, the cashier closes. */

import { gram } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimCabang } from '@kencana/testing/bos'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { tambahBarang } from '../features/barang/tambah-barang/tambah-barang.contract.ts'
import { baki } from '../features/master/baki/baki.contract.ts'
import { tukang } from '../features/master/tukang/tukang.contract.ts'
import { sortirPembelian } from '../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { barcodes, choose, downloaded, excelCells, newItem, read, reportLines, scan, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let gudang: Page
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPabrik(owner)
  await owner.call(tukang.create, { kode_tukang: 'T1', nama_tukang: 'PAK DARMO' })
  await owner.call(baki.create, {
    kode_baki: 'KC2',
    nama_baki: 'DUA',
    kode_gudang: 'KC',
    berat_baki: gram(0),
    berat_bandrol: gram(0),
  })
  await shop.toko(owner, 'TK02')
  await shop.user(owner, 'GUDANG', 'GUDANG')
  await shop.user(owner, 'KASIR', 'KASIR')
  gudang = await there.page()
  await loginAs(gudang, 'GUDANG')
  kasir = await there.page()
  await loginAs(kasir, 'KASIR')
})
afterAll(() => there.close())

const KB = 'KB-TK01-260302-0001'
const slip = (page: Page, name: string) => page.getByRole('dialog', { name })
const selesai = async (page: Page, name: string) => {
  await slip(page, name)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(slip(page, name)).toHaveCount(0)
}
const buka = async (page: Page, path: string, title: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  // The choices of its forms are there: what is typed into them finds its option.
  await page.waitForLoadState('networkidle')
}
const cariHari = async () => {
  await kasir.getByRole('button', { name: 'Cari Data' }).click()
}

it('takes goods of the owner in by keyboard alone, one kind at a time', async () => {
  await buka(gudang, '/kirim-dari-barang-bos', 'Kirim Dari Barang Bos')
  await expect(gudang.getByText('Data Barang Kosong')).toBeVisible()
  await gudang.keyboard.press('F9')
  await read(gudang, 'Data Barang Masih Kosong')
  await gudang.keyboard.press('F2')
  const barang = gudang.getByRole('dialog', { name: 'Tambah Data Barang' })
  await gudang.keyboard.press('F9')
  for (const label of ['Kategori', 'Jenis', 'Detail Jenis', 'Asal Barang', 'Qty', 'Berat'])
    await expect(barang.getByText(`${label} Harus Diisi`, { exact: true })).toBeVisible()
  await typeThrough(barang, [
    ['Kategori', 'mm'],
    ['Jenis', 'cin'],
    ['Detail Jenis', 'cincin polos'],
    ['Asal Barang', 'surabaya'],
    ['Qty', '3'],
    ['Berat', '9'],
  ])
  await gudang.keyboard.press('F9')
  await expect(gudang.locator('tbody tr')).toHaveCount(1)
  await gudang.keyboard.press('F2')
  await read(gudang, 'Tidak Bisa Input Barang Lebih Dari 1')
  await gudang.keyboard.press('F9')
  await read(gudang, 'Detail Kirim Masih Kosong')
  await gudang.keyboard.press('F4')
  const detail = gudang.getByRole('dialog', { name: 'Tambah Data Detail Kirim' })
  await expect(field(detail, 'Tujuan')).toHaveValue(/^NISA1/)
  await gudang.keyboard.press('F9')
  await expect(detail.getByText('Sales Pabrik Harus Diisi')).toBeVisible()
  await choose(gudang, 'Kadar', 'sp')
  await choose(gudang, 'Sales Pabrik', 'ubs')
  await gudang.keyboard.press('F9')
  await expect(gudang.getByRole('button', { name: 'Edit Data Detail Kirim' })).toBeVisible()
})

it('keeps the draft over a reload, saves it and shows its slip', async () => {
  await expect(gudang.getByText('Draft tersimpan')).toBeVisible()
  await gudang.reload()
  await gudang.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(gudang.locator('tbody tr')).toHaveCount(1)
  await expect(gudang.getByRole('button', { name: 'Edit Data Detail Kirim' })).toBeVisible()
  await gudang.keyboard.press('F9')
  const nota = slip(gudang, 'Cetak kirim barang bos')
  await expect(nota).toContainText(KB)
  await expect(nota).toContainText('SALES PABRIK: UBS')
  const { name, text } = await downloaded(gudang, () => nota.getByRole('button', { name: /Unduh/ }).click())
  expect(name).toBe('kirim_barang_bos.txt')
  expect(text).toContain('** INTERNAL **')
  expect(text).toContain('** LABEL **')
  await selesai(gudang, 'Cetak kirim barang bos')
  await expect(gudang.getByText('Data Barang Kosong')).toBeVisible()
  await expect(gudang.getByRole('button', { name: `Cetak ulang ${KB}` })).toBeVisible()
})

it('enters an item from the dispatch, which is preselected and counted down', async () => {
  await gudang.goto('/data-barang')
  const dialog = await newItem(gudang)
  await expect(field(dialog, 'Sumber')).toHaveValue(new RegExp(`^${KB}`))
  await expect(dialog.getByText('Sisa 3 pcs, 9.000 g')).toBeVisible()
  await expect(field(dialog, 'Kode Baki')).toHaveValue(/^NISA1/)
  await expect(field(dialog, 'Kadar')).toHaveValue('16K')
  await typeThrough(dialog, [
    ['Kode Jenis', ''],
    ['Kode Baki', ''],
    ['Kode Intern', ''],
    ['Nama Barang', 'cincin bos'],
    ['Berat Asli', '9.5'],
    ['Berat', '9.5'],
    ['Berat Susut', ''],
    ['Berat Cad', ''],
    ['Kadar', '16k'],
    ['Kadar Cetak', '700'],
    ['Kadar Modal', '68.5'],
  ])
  await gudang.keyboard.press('F9')
  await read(gudang, 'Oopss!!', 'Berat Melebihi Saldo Kirim')
  await field(dialog, 'Berat Asli').fill('3')
  await field(dialog, 'Berat').fill('3')
  await gudang.keyboard.press('F9')
  await expect(gudang.getByRole('cell', { name: 'CINCIN BOS' })).toBeVisible()
})

it('reports what came and what is left, on paper and as Excel', async () => {
  await buka(gudang, '/laporan-kirim-barang-dari-bos', 'Laporan Kirim Barang Dari Bos')
  await gudang.keyboard.press('Control+Enter')
  await expect
    .poll(() => reportLines(gudang))
    .toContainEqual(expect.stringContaining(`${KB} | 2026-03-02 | NISA1 | UBS`))
  await gudang.getByRole('button', { name: `Cetak ulang ${KB}` }).click()
  await selesai(gudang, 'Cetak kirim barang bos')
  const { bytes } = await downloaded(gudang, () => gudang.getByRole('button', { name: 'Export Excel' }).click())
  expect(Object.values(excelCells(bytes).cells)).toContain(KB)
  const pdf = await downloaded(gudang, () => gudang.getByRole('button', { name: 'Export PDF' }).click())
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF')
  await buka(gudang, '/laporan-saldo-aktif-kirim-barnag-dari-bos', 'Laporan Saldo Aktif Kirim Barang Dari Bos')
  await gudang.keyboard.press('Control+Enter')
  await expect
    .poll(() => reportLines(gudang))
    .toContainEqual(expect.stringContaining('NISA1 | CIN | 3 | 9.000 | 1 | 3.000 | 2 | 6.000'))
  await gudang.getByRole('button', { name: `Jurnal ${KB}` }).click()
  await expect(gudang.getByRole('dialog')).toContainText('Tambah')
})

it('scans the items of the dispatch against it', async () => {
  await tambahCincin(there.owner)
  const [bos = '', lain = ''] = await barcodes(there.shop)
  await gudang.goto('/stock-opname-kirim-barang-dari-bos')
  await gudang.getByRole('button', { name: 'Cari Data' }).click()
  await expect(gudang.getByText('No Kirim Bos Harus Diisi')).toBeVisible()
  await field(gudang, 'No Kirim Bos').fill(KB)
  await gudang.getByRole('button', { name: 'Cari Data' }).click()
  await expect(gudang.getByRole('cell', { name: 'BELUM' })).toBeVisible()
  await scan(gudang, lain)
  await expect(gudang.getByText(`Barang ${lain} Bukan Dari Kiriman Ini`)).toBeVisible()
  await scan(gudang, bos)
  await expect(gudang.getByRole('cell', { name: 'DITEMUKAN' })).toBeVisible()
  await expect(field(gudang, 'Qty Opname')).toHaveValue('1')
  await expect(field(gudang, 'Berat Opname')).toHaveValue('3.000')
  await scan(gudang, bos)
  await expect(gudang.getByText(`Barang ${bos} Sudah Dipindai`)).toBeVisible()
})

it('sends goods of the owner to the gilder, asking before a line goes', async () => {
  await buka(gudang, '/kirim-sepuh-dari-barang-bos', 'Kirim Sepuh Dari Barang Bos')
  for (const jenis of ['cin', 'glg']) {
    await gudang.keyboard.press('F2')
    await typeThrough(gudang.getByRole('dialog', { name: 'Tambah Data Barang' }), [
      ['Kategori', 'mm'],
      ['Jenis', jenis],
      ['Asal Barang', 'surabaya'],
      ['Qty', '2'],
      ['Berat', '5'],
    ])
    await gudang.keyboard.press('F9')
  }
  await expect(gudang.locator('tbody tr')).toHaveCount(2)
  await gudang.getByRole('button', { name: 'Hapus GLG' }).click()
  await expect(gudang.getByRole('dialog', { name: 'Anda Yakin !!' })).toContainText('Ingin Menghapus Data Ini ?')
  await gudang.getByRole('button', { name: 'OK' }).click()
  await expect(gudang.locator('tbody tr')).toHaveCount(1)
  await gudang.keyboard.press('F4')
  await choose(gudang, 'Tujuan', 't1')
  await gudang.keyboard.press('F9')
  await gudang.keyboard.press('F9')
  await expect(slip(gudang, 'Cetak slip kirim sepuh')).toContainText('KS-TK01-260302-0001')
  await selesai(gudang, 'Cetak slip kirim sepuh')
  await gudang.getByRole('button', { name: 'Batalkan KS-TK01-260302-0001' }).click()
  await field(gudang.getByRole('dialog', { name: 'Batal Kirim Sepuh' }), 'Alasan').fill('salah')
  await gudang.keyboard.press('F9')
  await expect(gudang.getByText('BATAL').first()).toBeVisible()
})

it('is closed by the cashier: pieces back to the owner, and opened again', async () => {
  // What was sent today waits there as soon as the screen is open.
  await kasir.goto('/validasi-inputan')
  await expect(kasir.getByLabel(`Pilih ${KB}`)).toBeVisible()
  await choose(kasir, 'Kode Baki', 'kc2')
  await expect(kasir.getByText('Tidak Ada Kiriman Di Baki Ini')).toBeVisible()
  await expect(kasir.getByLabel(`Pilih ${KB}`)).toHaveCount(0)
  await choose(kasir, 'Kode Baki', 'nisa1')
  await kasir.getByLabel(`Pilih ${KB}`).check()
  await expect(kasir.getByText('6.000 g')).toBeVisible()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Input Berhasil', 'VI-TK01-260302-0001')
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  await kasir.getByRole('button', { name: 'Batalkan VI-TK01-260302-0001' }).click()
  await field(kasir.getByRole('dialog', { name: 'Batal Validasi Inputan' }), 'Alasan').fill('salah pilih')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByText('BATAL').first()).toBeVisible()
})

it('writes pieces off only when the owner agrees', async () => {
  // Opened again, it waits again.
  await expect(kasir.getByLabel(`Pilih ${KB}`)).toBeVisible()
  await kasir
    .getByRole('radiogroup', { name: `Sisa ${KB}` })
    .getByRole('radio', { name: 'SELISIH' })
    .click()
  await expect(kasir.getByLabel(`Pilih ${KB}`)).toBeChecked()
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'SISA KIRIMAN')
  await read(kasir, 'Validasi Input Berhasil', 'VI-TK01-260302-0002')
})

it('takes back what a branch holds once the branch has said so', async () => {
  const { owner, shop } = there
  const { no_kirim_stock: KC } = await kirimCabang(owner, 'TK02', 2, 4)
  const cabang = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
  await (await shop.user(owner, 'GUDANG2', 'GUDANG', 'TK02')).call(
    tambahBarang,
    cincin({ sumber: KC, kode_baki: 'NISA1', berat: gram(2), berat_asli: gram(2), tujuan: 'TK02' }),
  )
  await kasir.goto('/validasi-inputan')
  await kasir.getByRole('radio', { name: 'KC Labeling' }).click()
  await cariHari()
  await expect(kasir.getByText('BELUM DIKONFIRMASI TK02')).toBeVisible()
  await kasir.getByLabel(`Pilih ${KC}`).check()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Sisa Kiriman ${KC} Belum Dikonfirmasi Toko TK02`)
  const page = await there.page()
  await signIn(page, cabang.data.user_id)
  await page.goto('/validasi-inputan')
  await page.getByRole('button', { name: 'Konfirmasi Sisa' }).click()
  await expect(page.getByRole('dialog', { name: 'Konfirmasi Sisa' })).toContainText('1 pcs, 2.000 g')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('DIKONFIRMASI')).toBeVisible()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Input Berhasil')
})

it('makes scrap gold of what was sorted out as damaged', async () => {
  const { owner } = there
  const { barang } = await beliSah(owner, [cincinLama({ berat: gram(1.5), harga: 500_000 as never })])
  await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'RUSAK',
    kode_baki: 'RSK1',
    detail_barang: barang.map(({ no_faktur_beli }) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 1,
    berat_asal: gram(1.5),
    qty_bos: 1,
    berat_bos: gram(1.5),
  })
  await kasir.goto('/validasi-barang-rusak')
  await kasir.getByLabel('Pilih semua dokumen').check()
  await expect(kasir.getByText('1.500 g')).toBeVisible()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Rusak Berhasil', 'VR-TK01-260302-0001')
  await cariHari()
  await read(kasir, 'Belum Ada Data Yang Harus Di Validasi')
})
