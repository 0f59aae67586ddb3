/** A loan that nobody redeems: found by its letter, warned of, auctioned by the owner's word, what is left over paid to the customer. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, holdCall, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let saksi: Page
let no_hutang: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await isiPinjaman(there.owner)
  const sales = await there.shop.user(there.owner, 'SALES', 'SALES')
  const petugas = await there.shop.user(there.owner, 'KASIR', 'KASIR')
  no_hutang = (await hutangSah(sales, petugas, { lama: 1 })).no_hutang
  // Due on 2 April; three months of interest have begun.
  await majuHutang(there.shop, '2026-05-20')
  kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
  saksi = await there.page()
  await signIn(saksi, 'SALES', PASSWORD)
})
afterAll(() => there.close())

it('is auctioned after a warning, at the value that was agreed to', async () => {
  await kasir.goto('/lihat-hutang')
  await expect(kasir.getByText('BU SARI')).toBeVisible()
  await kasir.locator('input[data-scan]').fill(no_hutang)
  await kasir.keyboard.press('Enter')
  const detail = kasir.getByRole('dialog', { name: 'BU SARI' })
  await expect(detail.getByText('LEWAT JATUH TEMPO')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Lelang', exact: true })).toHaveCount(0)
  await detail.getByRole('button', { name: 'Peringatan 1' }).click()
  const surat = kasir.getByRole('dialog', { name: 'Cetak peringatan 1' })
  await expect(surat).toContainText('TGL : 2026-05-20')
  await surat.getByRole('button', { name: 'Unduh .txt' }).click()
  await surat.getByRole('button', { name: /^Selesai/ }).click()
  await detail.getByRole('button', { name: 'Lelang', exact: true }).click()
  const timbang = kasir.getByRole('dialog', { name: 'Timbang Barang Lelang' })
  await expect(field(timbang, 'Berat Timbang GELANG')).toBeFocused()
  await kasir.keyboard.type('10')
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.type('16K')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Saksi' })).toContainText('GELANG 10.000 g 16K')
  await saksi.goto('/dashboard')
  await saksi.getByRole('button', { name: '1 permintaan menunggu' }).click()
  await saksi.getByRole('dialog', { name: 'Permintaan' }).getByRole('button', { name: 'Saksikan' }).click()
  await read(kasir, 'Data Berhasil Disimpan', no_hutang)
  const lelang = kasir.getByRole('dialog', { name: 'Lelang' })
  await expect(lelang.getByText('GELANG 10.000 g 16K')).toBeVisible()
  // What nobody has valued yet is no loss of the shop's.
  await expect(lelang.getByRole('region', { name: 'Hasil lelang' })).toContainText('Rp. -')
  await expect(lelang).not.toContainText('biaya toko')
  await choose(kasir, 'Kode Jenis', 'cin')
  const hitung = await holdCall(kasir, 'hutang/lelang/hitung')
  await choose(kasir, 'Kondisi', 'baik')
  // A price that is on its way is said under its field, and goes as it comes.
  await kasir.keyboard.press('F9')
  await expect(lelang.getByText('Harga Masih Dihitung')).toBeVisible()
  hitung.release()
  await expect(lelang.getByText('Harga Masih Dihitung')).toHaveCount(0)
  await expect(field(lelang, 'Nilai')).toHaveAttribute('placeholder', '16,450,000')
  // A value typed wrongly is not the one by the rules.
  await field(lelang, 'Nilai').fill('6jtt')
  await expect(lelang.getByRole('region', { name: 'Kelebihan, milik customer' })).toContainText('Rp. -')
  await field(lelang, 'Nilai').fill('6000000')
  await kasir.keyboard.press('F9')
  await expect(lelang.getByText('Baki Harus Dipilih')).toBeVisible()
  await choose(kasir, 'Baki Pembelian', 'beli1')
  await expect(lelang.getByText('300,000 dari 300,000')).toBeVisible()
  await expect(lelang.getByText('700,000')).toBeVisible()
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'LELANG')
  await expect(kasir.getByRole('dialog', { name: 'Cetak slip lelang' })).toContainText('KELEBIHAN MILIK CUSTOMER')
})

it('leaves the rest to the customer, who gets it once with his paper', async () => {
  await kasir.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.goto('/lihat-hutang?status=SURPLUS')
  await kasir.getByText('BU SARI').click()
  const detail = kasir.getByRole('dialog', { name: 'BU SARI' })
  await expect(detail.getByText('KELEBIHAN MILIK CUSTOMER', { exact: true })).toBeVisible()
  await detail.getByRole('button', { name: 'Bayar Kelebihan' }).click()
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Kelebihan Lelang' })
  await expect(bayar.getByRole('term').filter({ hasText: 'Dibayarkan' })).toBeVisible()
  await kasir.keyboard.press('F9')
  await expect(bayar.getByText('Identitas Penerima Harus Diisi')).toBeVisible()
  await field(bayar, 'Identitas Penerima').fill('3573010203040506')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'KELEBIHAN LELANG')
  await expect(kasir.getByRole('dialog', { name: 'Cetak kwitansi kelebihan lelang' })).toContainText('700,000')
  await kasir.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('BU SARI')).toHaveCount(0)
})

it('is undone once two weighed its pieces again', async () => {
  await kasir.goto('/lihat-hutang?status=LELANG')
  await kasir.getByText('BU SARI').click()
  const detail = kasir.getByRole('dialog', { name: 'BU SARI' })
  await detail.getByRole('button', { name: 'Batalkan Kelebihan' }).click()
  const surplus = kasir.getByRole('dialog', { name: 'Batal Kelebihan Lelang' })
  await field(surplus, 'Alasan').fill('salah')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL HUTANG')
  await detail.getByRole('button', { name: 'Batalkan Lelang' }).click()
  const timbang = kasir.getByRole('dialog', { name: 'Timbang Batal Lelang' })
  await field(timbang, 'Berat Timbang GELANG').fill('10')
  await field(timbang, 'Kadar Uji GELANG').fill('16K')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Saksi' })).toContainText('GELANG 10.000 g 16K')
  await saksi.goto('/dashboard')
  await saksi.getByRole('button', { name: '1 permintaan menunggu' }).click()
  await saksi.getByRole('dialog', { name: 'Permintaan' }).getByRole('button', { name: 'Saksikan' }).click()
  const batal = kasir.getByRole('dialog', { name: 'Batal Lelang', exact: true })
  await field(batal, 'Alasan').fill('salah')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL HUTANG')
  await expect(detail.getByText('LEWAT JATUH TEMPO')).toBeVisible()
})
