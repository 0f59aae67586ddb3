/**
 * What happens to a ring after it was sold, by keyboard and scanner: exchanged the next day for another one, a third one put down for and
 * picked up, the new one bought back, and what came back sorted.
 */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { isiBakiTitip } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { notaBeli } from '../features/pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { getTitipan } from '../features/titipan/transaksi-titipan/titipan.contract.ts'
import { choose, read, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
let gudang: Page
/** Barcodes of the ring that is sold first, of the one that it is exchanged for, and of the one that is put down for. */
let kode: { lama: string; baru: string; titip: string }

/** Everybody logs in, as on each morning. */
const masuk = async () => {
  sales = await there.page()
  await signIn(sales, 'SALES')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
  gudang = await there.page()
  await signIn(gudang, 'GUDANG')
}
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await isiBakiTitip(there.owner)
  for (const level of ['SALES', 'KASIR', 'GUDANG'] as const) await there.shop.user(there.owner, level, level)
  const kecil = { berat: gram(1), berat_asli: gram(1) }
  const [lama, baru, titip] = [
    await tambahCincin(there.owner),
    await tambahCincin(there.owner, kecil),
    await tambahCincin(there.owner, kecil),
  ]
  kode = { lama: lama.kode_barcode, baru: baru.kode_barcode, titip: titip.kode_barcode }
  await masuk()
})
afterAll(() => there.close())

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const nota = (barcode: string) => there.owner.call(getJual, { no_faktur: barcode })

/** A sale begun at the counter: who sells, then what. */
const jualBaru = async (...pindai: readonly string[]) => {
  await sales.goto('/transaksi-penjualan')
  await scan(sales, 's01')
  await expect(field(sales, 'Sales')).toHaveValue('S01 RINA')
  for (const satu of pindai) await scan(sales, satu)
}
/** Saved; its bon is printed and goes to the cashier. */
const keKasir = async () => {
  await sales.keyboard.press('F9')
  await expect(dialog(sales, /bon/i)).toBeVisible()
  await sales.keyboard.press('Escape')
}
const pindaiKasir = async (path: string, nomor: string) => {
  await kasir.goto(path)
  await kasir.locator('input[data-scan]').fill(nomor)
  await kasir.keyboard.press('Enter')
}
const terima = async (path: string, nomor: string, uang: string) => {
  await pindaiKasir(path, nomor)
  await expect(field(dialog(kasir, 'Terima Pembayaran'), 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type(uang)
  await kasir.keyboard.press('F9')
}
const timbang = async (berat: string) => {
  const bayar = dialog(kasir, 'Terima Pembayaran')
  await field(bayar, 'Berat Timbang CINCIN MILANO').fill(berat)
  await field(bayar, 'Kadar Uji CINCIN MILANO').fill('16K')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
}
const tutupSlip = async (page: Page, name: string | RegExp, ...isi: readonly (string | RegExp)[]) => {
  for (const satu of isi) await expect(dialog(page, name)).toContainText(satu)
  await page.keyboard.press('Escape')
}

it('is sold, and paid at the cashier', async () => {
  await jualBaru(kode.lama)
  await expect(sales.getByText('5,733,000').first()).toBeVisible()
  await keKasir()
  await terima('/validasi-penjualan', (await nota(kode.lama)).no_faktur_jual, '6jt')
  await read(kasir, 'Validasi Berhasil')
  await tutupSlip(kasir, 'Cetak nota', /KEMBALI +267,000/)
})

it('is exchanged the next day for a smaller one, and the rest paid out', async () => {
  const { no_faktur_jual } = await nota(kode.lama)
  there.owner = await there.shop.nextDay(there.owner)
  await masuk()
  await jualBaru(kode.baru)
  await expect(sales.getByText('1,645,000').first()).toBeVisible()
  await scan(sales, no_faktur_jual)
  await expect(field(dialog(sales, 'Beli Kembali'), 'Berat')).toBeFocused()
  await expect(dialog(sales, 'Beli Kembali')).toContainText('(1 hari, emas 0 %)')
  await sales.keyboard.type('3.485')
  await choose(sales, 'Kondisi', 'baik')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('status').filter({ hasText: 'Bayar Customer' })).toContainText('4,088,000')
  await keKasir()
  await pindaiKasir('/validasi-jual-beli', (await nota(kode.baru)).no_faktur_jual)
  await timbang('3.485')
  await tutupSlip(kasir, 'Cetak nota', /KEMBALI CASH +4,088,000/)
  same(await there.owner.call(notaBeli, { kode: no_faktur_jual })).toMatchObject([{ keadaan: 'SUDAH DIBELI' }])
})

it('another one is put down for, and picked up in a sale by its paper', async () => {
  await jualBaru(kode.titip)
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await field(sales, 'Nama Customer').fill('IBU SRI')
  await field(sales, 'No HP').fill('081234567890')
  await field(sales, 'Uang Titipan').fill('500000')
  await keKasir()
  const no_titip = 'TTP-TK01-260303-0001'
  await terima('/validasi-titipan', no_titip, '500000')
  await tutupSlip(kasir, /titipan/i, 'HARGA DIKUNCI SAMPAI')
  await jualBaru(no_titip)
  await expect(field(sales, 'Nama Customer')).toHaveValue('IBU SRI')
  await field(sales, 'No HP Penitip').fill('0812345678')
  await sales.keyboard.press('F9')
  await read(sales, 'Oopss!!', `No HP Penitip Tidak Cocok Dengan Titipan ${no_titip}`)
  await field(sales, 'No HP Penitip').fill('081234567890')
  await keKasir()
  // 1,645,000 less 500,000
  await terima('/validasi-penjualan', (await nota(kode.titip)).no_faktur_jual, '1145000')
  await read(kasir, 'Validasi Berhasil')
  await tutupSlip(kasir, 'Cetak nota', no_titip)
  same((await there.owner.call(getTitipan, { no_titip })).status).toBe('DIAMBIL')
})

it('the exchanged one is bought back from its barcode, gold being dearer by then', async () => {
  // 2,350,000 and 12 % of it
  await there.shop.db.run(sql`UPDATE master_group SET harga = 2632000 WHERE kode_group = 'MM'`)
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await sales.keyboard.press('F4')
  await sales.keyboard.type(kode.baru)
  await sales.keyboard.press('Enter')
  const isi = dialog(sales, 'Beli Kembali')
  await expect(field(isi, 'Berat')).toBeFocused()
  await expect(isi).toContainText('(0 hari, emas +12 %)')
  await sales.keyboard.type('1')
  await choose(sales, 'Kondisi', 'baik')
  // What was paid for it is less than today's price.
  await expect(isi.getByText('1,645,000').first()).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  await field(sales, 'Nama Customer').fill('BU SARI')
  await field(sales, 'No HP').fill('081298765432')
  await field(sales, 'Alamat').fill('JL. MAWAR 3')
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  await sales.keyboard.press('F9')
  await tutupSlip(sales, 'Cetak bon pembelian', '1,645,000')
  await pindaiKasir('/validasi-jual-beli', 'FB-TK01-260303-0002')
  // So little nobody need weigh twice.
  await expect(dialog(kasir, 'Bayar Pembelian')).toContainText('1,645,000')
  // Pressed while the line below still has the keyboard, as it does when the dialog has only just opened.
  await kasir.locator('input[data-scan]').press('F9')
  await read(kasir, 'Validasi Berhasil')
  await tutupSlip(kasir, 'Cetak nota pembelian', 'FB-TK01-260303-0002')
})

it('what came back is sorted, and belongs to nobody’s nota any more', async () => {
  await gudang.goto('/sortir-pembelian')
  await choose(gudang, 'Kategori', 'mm')
  await choose(gudang, 'Kondisi', 'semua')
  await choose(gudang, 'Kode Jenis', 'cin')
  await gudang.getByRole('button', { name: 'Cari Barang' }).press('Enter')
  // Empty until the pieces have come.
  await expect(gudang.getByLabel('Pilih semua barang')).toBeEnabled()
  await gudang.getByLabel('Pilih semua barang').press('Space')
  await choose(gudang, 'Kode Gudang', 'sp')
  await choose(gudang, 'Kode Baki', 'sp1')
  await gudang.keyboard.press('F9')
  // 3.485 g and 1.000 g
  await tutupSlip(gudang, 'Cetak slip sortir', 'SP-TK01-260303-0001', '4.485 G')
  for (const satu of [kode.lama, kode.baru])
    same(await there.owner.call(notaBeli, { kode: satu })).toMatchObject([{ keadaan: 'SUDAH DIBELI' }])
  same(await there.owner.call(notaBeli, { kode: kode.titip })).toMatchObject([{ keadaan: 'DI CUSTOMER' }])
})
