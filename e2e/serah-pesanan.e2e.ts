/** Finished orders at the counter: handed over with discount and two payments, undone, and handed over with money back. */

import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { tambahBank } from '../features/keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let cincin: string
let barcode: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  // Every discount is asked about in this shop.
  await owner.call(ubahParaSystem, { key: 'diskon', value: '0' })
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
  await isiRekening(owner, '0111', { biaya_transfer: parsePersen(1) })
  // The bank takes its fees from what lies there.
  const isi = { kode_transaksi: 'SALDO AWAL', no_rekening: '0111', jumlah: rp(1_000_000), keterangan: 'modal' }
  await owner.call(tambahBank, isi)
  cincin = await pesan(
    owner,
    { berat_customer: gram(1), contoh: 'BAWA', contoh_nama: 'CINCIN LAMA', contoh_berat: gram(2) },
    { pembayaran: [tunai(1_000_000)] },
  )
  await shop.user(owner, 'KASIR', 'KASIR')
  page = await there.page()
  await loginAs(page, 'KASIR')
})
afterAll(() => there.close())

const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true })
const buka = async (no_pesanan: string) => {
  await page.goto(`/lihat-pesanan?q=${no_pesanan}`)
  await page.getByText(no_pesanan, { exact: true }).click()
  return dialog('CINCIN KAWIN UKIR')
}
const setuju = async (kategori: string) => {
  await setujui(page, kategori)
}

it('hands the finished piece over: discount agreed to, cash follows what the transfer leaves', async () => {
  const detail = await buka(cincin)
  await expect(detail.getByRole('button', { name: 'Batalkan Pesanan' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Serahkan' })).toHaveCount(0)
  await buat(there.owner, cincin, 5)
  await buka(cincin)
  await expect(detail.getByText('BARANG BELUM DIMASUKKAN')).toBeVisible()
  // Whose job that is not has no button for it.
  await expect(detail.getByRole('button', { name: 'Masukkan Barang' })).toHaveCount(0)
  barcode = await masukkanJadi(there.owner, cincin, 5)
  await buka(cincin)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  const tagihan = serah.getByRole('region', { name: 'Tagihan' })
  // 4 g of 70 % at 2,350,000 a gram and 150,000 for the work, less 1,000,000 paid ahead
  await expect(tagihan).toContainText('Berat dihitung4.000 g')
  await expect(tagihan).toContainText('Harga emas6,580,000')
  await expect(tagihan).toContainText('Rp. 5,730,000')
  await expect(field(serah, 'Uang Diterima')).toHaveValue('5,730,000')
  await expect(field(serah, 'Diskon')).toBeFocused()
  await page.keyboard.type('99000000')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Diskon Melebihi Total Harga')
  await field(serah, 'Diskon').fill('30000')
  await expect(field(serah, 'Uang Diterima')).toHaveValue('5,700,000')
  await page.keyboard.press('F2')
  await expect(page.getByRole('combobox', { name: 'No Rekening 2' })).toHaveValue(/0111/)
  await field(serah, 'Jumlah Bayar 2').fill('2000000')
  await expect(serah).toContainText('Biaya 1%')
  await serah.getByRole('checkbox', { name: 'Sudah masuk di rekening' }).check()
  await expect(field(serah, 'Uang Diterima')).toHaveValue('3,700,000')
  await field(serah, 'Uang Diterima').fill('4jt')
  await expect(field(serah, 'Uang Diterima')).toHaveValue('4,000,000')
  await expect(serah).toContainText('Kembali300,000')
  await field(serah, 'Uang Diterima').fill('3600000')
  await expect(serah).toContainText('Sisa100,000')
  await page.keyboard.press('F9')
  await expect(serah.getByText('Pembayaran Harus Rp. 5,700,000')).toBeVisible()
  await field(serah, 'Uang Diterima').fill('4000000')
  await page.keyboard.press('F9')
  await setuju('DISKON PESANAN')
  const nota = dialog('Cetak nota serah pesanan')
  for (const text of [
    'SRP-TK01-260302-0001',
    barcode,
    'DISKON                       -Rp. 30,000',
    'TRANSFER 0111            Rp. 2,000,000',
    'UANG DITERIMA            Rp. 4,000,000',
    'KEMBALI                    Rp. 300,000',
  ])
    await expect(nota).toContainText(text)
  await expect(nota.getByRole('definition').filter({ hasText: '300,000' })).toBeVisible()
  await nota.getByRole('button', { name: /^Unduh/ }).click()
  await expect(nota.getByText(/SALINAN ke-1/)).toHaveCount(0)
  await nota.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail).toContainText('DISERAHKAN')
  await expect(detail.getByRole('region', { name: 'Keinginan' })).toContainText('sudah kembali')
  await expect(detail.getByRole('region', { name: 'Pembayaran' })).toContainText('biaya 20,000')
})

it('takes the handing over back when the owner agrees; its note says so', async () => {
  const detail = dialog('CINCIN KAWIN UKIR')
  await detail.getByRole('button', { name: 'Batal Serah' }).click()
  await expect(field(page, 'Alasan')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(page, 'Alasan').fill('salah barang')
  await page.keyboard.press('F9')
  await setuju('BATAL SERAH PESANAN')
  const bukti = dialog('Cetak bukti batal serah')
  for (const text of ['NO    : BSR-TK01-260302-0001', 'UANG  : RFP-TK01-260302-0001', 'SERAH : SRP-TK01-260302-0001'])
    await expect(bukti).toContainText(text)
  await expect(bukti).toContainText(/KEMBALI KEPADA CUSTOMER +Rp\. 5,700,000/)
  await expect(bukti).toContainText(/DITAHAN BANK +Rp\. 20,000/)
  await bukti.getByRole('button', { name: /^Unduh/ }).click()
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail.getByRole('button', { name: 'Serahkan' })).toBeVisible()
  await detail.getByRole('button', { name: 'Cetak ulang SERAH SRP-TK01-260302-0001' }).click()
  const nota = dialog('Cetak nota serah pesanan')
  await expect(nota).toContainText('DIBATALKAN BSR-TK01-260302-0001')
  await expect(nota).toContainText('SALINAN ke-1')
  await nota.getByRole('button', { name: /^Selesai/ }).click()
  await detail.getByRole('button', { name: 'Cetak ulang BSR-TK01-260302-0001' }).click()
  await expect(bukti).toContainText('SALINAN ke-1')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
})

it('keeps what the bank keeps of an undone handing over, unless the card was voided at its machine', async () => {
  const detail = dialog('CINCIN KAWIN UKIR')
  const bank = async () =>
    (
      await there.shop.db.one<{ rp: number }>(sql`
      SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'BANK' AND ref = '0111'`)
    )?.rp
  // Of 2,000,000 by transfer the bank kept 20,000, which the undo above did not bring back.
  expect(await bank()).toBe(980_000)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  await expect(field(serah, 'Diskon')).toBeFocused()
  await page.keyboard.press('F2')
  await field(serah, 'Jumlah Bayar 2').fill('2000000')
  await serah.getByRole('checkbox', { name: 'Sudah masuk di rekening' }).check()
  await expect(field(serah, 'Uang Diterima')).toHaveValue('3,730,000')
  await page.keyboard.press('F9')
  await dialog('Cetak nota serah pesanan')
    .getByRole('button', { name: /^Selesai/ })
    .click()
  expect(await bank()).toBe(2_960_000)
  await detail.getByRole('button', { name: 'Batal Serah' }).click()
  await field(page, 'Alasan').fill('salah barang')
  await page.getByRole('checkbox', { name: /^VOID EDC/ }).check()
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /^Otorisasi/ })).toContainText('VOID EDC')
  await setuju('BATAL SERAH PESANAN')
  const bukti = dialog('Cetak bukti batal serah')
  await expect(bukti).toContainText('BSR-TK01-260302-0002')
  await expect(bukti).not.toContainText('DITAHAN BANK')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  expect(await bank()).toBe(980_000)
})

it('gives back what was paid ahead beyond the bill', async () => {
  const no_pesanan = await pesan(there.owner, {}, { pembayaran: [tunai(8_000_000)] })
  await buat(there.owner, no_pesanan, 3)
  await masukkanJadi(there.owner, no_pesanan, 3)
  const detail = await buka(no_pesanan)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  await expect(serah.getByRole('region', { name: 'Tagihan' })).toContainText('Uang kembaliRp. 2,915,000')
  await expect(serah.getByRole('region', { name: 'Uang Kembali' })).toBeVisible()
  await expect(serah.getByText('Uang Diterima')).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /^Otorisasi/ })).toContainText('Rp. 2,915,000')
  await setuju('UANG KEMBALI PESANAN')
  const nota = dialog('Cetak nota serah pesanan')
  await expect(nota).toContainText('UANG KEMBALI               Rp. 2,915,000')
  await nota.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail.getByRole('region', { name: 'Pembayaran' })).toContainText('−2,915,000')
})

it('000.19 shows gold beyond the piece as bought, and gives its money back', async () => {
  const no_pesanan = await pesan(there.owner, { berat_customer: gram(2), perkiraan_berat: gram(2) })
  await buat(there.owner, no_pesanan, 1)
  await masukkanJadi(there.owner, no_pesanan, 1)
  const detail = await buka(no_pesanan)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const tagihan = dialog('Serahkan Pesanan').getByRole('region', { name: 'Tagihan' })
  // 1 g of 70 % at 2,350,000, less the 150,000 of the work
  await expect(tagihan).toContainText('Emas lebih 1.000 g dibeli−1,645,000')
  await expect(tagihan).toContainText('Uang kembaliRp. 1,495,000')
  await expect(field(dialog('Serahkan Pesanan'), 'Diskon')).toBeFocused()
  await page.keyboard.press('F9')
  await setuju('UANG KEMBALI PESANAN')
  const nota = dialog('Cetak nota serah pesanan')
  await expect(nota).toContainText('EMAS LEBIH DIBELI 1.000 G')
  await nota.getByRole('button', { name: /^Selesai/ }).click()
})

it('asks for the paper of who fetches for much on one day, once the server said so', async () => {
  const no_pesanan = await pesan(there.owner)
  await buat(there.owner, no_pesanan, 1)
  await masukkanJadi(there.owner, no_pesanan, 1)
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'batas_lapor', value: '1700000', otorisasi: null })
  const detail = await buka(no_pesanan)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  await expect(field(serah, 'Diskon')).toBeFocused()
  await expect(field(serah, 'NIK')).toHaveCount(0)
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 1,700,000 Sehari')
  // With the address of the order, which may be another one's.
  await expect(field(serah, 'Alamat')).toHaveValue('JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG')
  await page.keyboard.press('F9')
  await expect(serah.getByText('NIK Harus Diisi')).toBeVisible()
  await field(serah, 'NIK').fill('3573010203040506')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak nota serah pesanan')).toContainText('Rp. 1,795,000')
})

it('asks for the name too where the order was made in nobody’s', async () => {
  const no_pesanan = await pesan(there.owner, {}, { nama_customer: 'UMUM' })
  await buat(there.owner, no_pesanan, 1)
  await masukkanJadi(there.owner, no_pesanan, 1)
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'batas_lapor', value: '1700000', otorisasi: null })
  const detail = await buka(no_pesanan)
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  await expect(field(serah, 'Diskon')).toBeFocused()
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 1,700,000 Sehari')
  await field(serah, 'NIK').fill('3573010203040506')
  await page.keyboard.press('F9')
  await expect(serah.getByText('Nama Customer Harus Diisi')).toBeVisible()
  await field(serah, 'Nama Customer').fill('ibu tanpa nama')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak nota serah pesanan')).toContainText('IBU TANPA NAMA')
})
