/** Buying back: sales enters, the cashier weighs and validates, the owner agrees to a price, one is taken back; money by hand beside it. */

import { parsePersen, rp } from '@kencana/ledger'
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { cincinLama, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ubahHargaEmas } from '../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { parameterPotonganKategori } from '../features/master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { beli } from '../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { choose, read, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  sales = await there.page()
  await loginAs(sales, 'SALES')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

const setuju = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' })
  await field(dialog, 'User ID OWN / SU').fill('owner')
  await field(dialog, 'Password').fill('salah')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'User ID Atau Password Salah')
  await field(dialog, 'Password').fill(PASSWORD)
  await page.keyboard.press('F9')
}

const isiBarang = async (nama: string, berat: string) => {
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill(nama)
  await choose(sales, 'Kode Jenis', 'cin')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill(berat)
  await choose(sales, 'Kondisi', 'penyok')
  return modal
}

it('enters two pieces at the price of the rules, which nobody has to agree to', async () => {
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  const modal = await isiBarang('cincin lama', '3.485')
  await expect(modal.getByText('5,698,500')).toBeVisible()
  await expect(modal.getByText('− 34,850')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  const kedua = await isiBarang('cincin kecil', '1')
  await expect(kedua.getByText('1,635,000')).toBeVisible()
  await field(kedua, 'Harga').fill('1600000')
  await sales.keyboard.press('F9')
  await expect(sales.locator('tbody tr')).toHaveCount(2)
  // More than one buys alone: nobody is asked now, the cashier weighs it. It is told, and no fault.
  const batas = sales.locator('dl div').filter({ hasText: 'Beli Sendiri Sekali' })
  await expect(batas).toContainText('7,298,500 dari 3,000,000, ditimbang saat validasi')
  await expect(batas.locator('dd')).not.toHaveAttribute('data-tone')
  await sales.keyboard.press('F9')
  for (const text of [
    'Nama Customer Harus Diisi',
    'NIK Harus Diisi',
    'Kode Sales Harus Dipilih',
    'Kode Baki Harus Dipilih',
  ])
    await expect(sales.getByText(text)).toBeVisible()
  await field(sales, 'Nama Customer').fill('bu sari')
  await field(sales, 'NIK').fill('3573010203040506')
  await field(sales, 'No HP').fill('08123456789')
  await field(sales, 'Alamat').fill('jl. mawar 3')
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  await sales.keyboard.press('F9')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon pembelian' })
  await expect(slip).toContainText('FB-TK01-260302-0001')
  await expect(slip).toContainText('UANG DIAMBIL DI KASIR')
  await expect(slip).toContainText('Rp. 7,298,500')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
})

it('is led to by its bon, weighed, tested and validated by the cashier, and seen in the list', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('BU SARI')).toBeVisible()
  await expect(kasir.getByText('dientri SALES')).toBeVisible()
  // The rules say 1,635,000, 1,600,000 is paid: nothing that the shop loses.
  await expect(kasir.getByText('1,635,000')).toBeVisible()
  await kasir.locator('input[data-scan]').fill('FB-TK01-260302-0002')
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Pembelian' })
  await expect(bayar).toContainText('Rp. 7,298,500')
  await field(kasir, 'Berat Timbang CINCIN LAMA').fill('3.4')
  await field(kasir, 'Kadar Uji CINCIN LAMA').fill('16K')
  // What is left to do is told where it is done.
  await kasir.keyboard.press('F9')
  await expect(bayar.getByText('Berat Timbang Harus Diisi')).toHaveCount(1)
  await expect(bayar.getByText('Kadar Uji Harus Diisi')).toHaveCount(1)
  await expect(field(kasir, 'Berat Timbang CINCIN KECIL')).toBeFocused()
  await kasir.keyboard.type('1')
  await field(kasir, 'Kadar Uji CINCIN KECIL').fill('16K')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', 'Berat Timbang FB-TK01-260302-0001 3.400 g Tidak Sesuai Faktur')
  await field(kasir, 'Berat Timbang CINCIN LAMA').fill('3.48')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = kasir.getByRole('dialog', { name: 'Cetak nota pembelian' })
  await expect(slip).toContainText('************0506')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  await sales.goto('/lihat-pembelian')
  await expect(sales.getByRole('row', { name: /CINCIN KECIL/ })).toContainText('SAH')
  await sales.goto('/lihat-pembelian?tgl_awal=2026-03-03')
  await expect(sales.getByText('Data Yang Anda Cari Tidak Ada !!!')).toBeVisible()
  await sales.getByRole('button', { name: 'Hapus saringan Dari tanggal' }).click()
  // Thirty days, until something is searched: that is searched in all there is.
  const dari = sales.getByLabel('Dari tanggal', { exact: true })
  await expect(dari).toHaveValue('2026-02-01')
  await sales.getByPlaceholder('Cari faktur, customer, barang').fill('cincin kecil')
  await expect(dari).toHaveValue('')
  await expect(sales.locator('tbody tr')).toHaveCount(1)
})

it('takes one piece back with a reason and an agreement', async () => {
  await kasir.goto('/batal-pembelian')
  await kasir.locator('input[data-scan]').fill('FB-TK01-260302-0009')
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText('Faktur FB-TK01-260302-0009 Tidak Ada')).toBeVisible()
  await kasir.locator('input[data-scan]').fill('FB-TK01-260302-0002')
  await kasir.keyboard.press('Enter')
  await expect(kasir.locator('tbody tr')).toHaveCount(2)
  await kasir.getByRole('button', { name: 'Hapus FB-TK01-260302-0001' }).click()
  await kasir.keyboard.press('F9')
  await expect(kasir.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(kasir, 'Alasan').fill('customer kembali')
  await kasir.keyboard.press('F9')
  await setuju(kasir)
  await expect(says(kasir, 'Berhasil')).toBeVisible()
  await kasir.goto('/lihat-pembelian')
  await expect(kasir.getByRole('row', { name: /CINCIN KECIL/ })).toContainText('BATAL')
})

it('is let go by who entered it while nobody has its bon, with a reason', async () => {
  const { no_grup } = (await there.owner.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })]))).data
  await kasir.goto('/validasi-jual-beli')
  await kasir.getByRole('button', { name: `Tolak ${no_grup}` }).click()
  const tolak = kasir.getByRole('dialog', { name: 'Tolak Pembelian' })
  await kasir.keyboard.press('F9')
  await expect(tolak.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(tolak, 'Alasan').fill('tidak jadi')
  await kasir.keyboard.press('F9')
  await expect(says(kasir, 'Berhasil')).toBeVisible()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  const milik = (await (await there.shop.login('SALES')).call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })])))
    .data
  await sales.goto('/lihat-pembelian')
  await sales.getByRole('button', { name: `Tolak ${milik.no_grup}` }).click()
  await field(sales.getByRole('dialog', { name: 'Tolak Pembelian' }), 'Alasan').fill('salah entri')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('row', { name: new RegExp(milik.no_grup) })).toContainText('BATAL')
})

it('puts money into the drawer and takes it back, with its slip', async () => {
  await kasir.goto('/tambah-uang-kas')
  await choose(kasir, 'Kategori', 'tambah modal')
  await field(kasir, 'Keterangan').fill('uang pagi')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByText('Jumlah Harus Diisi')).toBeVisible()
  await field(kasir, 'Jumlah').fill('500000')
  await kasir.keyboard.press('F9')
  const slip = kasir.getByRole('dialog', { name: 'Cetak bukti tambah uang' })
  await expect(slip).toContainText('TUK-TK01-260302-0002')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.getByRole('button', { name: 'Batalkan TUK-TK01-260302-0002' }).click()
  await field(kasir.getByRole('dialog', { name: 'Batal Uang' }), 'Alasan').fill('salah')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Batal Uang' })).toHaveCount(0)
  await expect(kasir.getByText('BATAL', { exact: true }).first()).toBeVisible()
  // What was put in and taken back went out: the form says what is left of the day.
  await kasir.goto('/ambil-uang-kas')
  await expect(kasir.getByRole('status').filter({ hasText: 'Uang Keluar Terpakai' })).toContainText(
    '500,000 dari 2,000,000',
  )
})

it('goes on by itself when the owner answers on his phone, and stays when he says no', async () => {
  const hp = await there.page({ viewport: { width: 390, height: 844 } })
  await loginAs(hp, 'OWNER')
  const isi = async () => {
    const modal = await isiBarang('gelang lama', '2')
    await expect(modal.getByText('− 20,000')).toBeVisible()
    // More than the rules say: 2,350,000 x 70 % x 2 - 20,000.
    await field(modal, 'Harga').fill('3300000')
    await sales.keyboard.press('F9')
    for (const [label, text] of Object.entries({
      'Nama Customer': 'bu sari',
      NIK: '3573010203040507',
      'No HP': '08123456780',
      Alamat: 'jl. melati 4',
    }))
      await field(sales, label).fill(text)
    await choose(sales, 'Kode Sales', 's01')
    await choose(sales, 'Kode Baki', 'beli1')
    await sales.keyboard.press('F9')
  }
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await isi()
  await expect(sales.getByRole('dialog', { name: 'Otorisasi' })).toContainText('Dibeli di atas harga hitung')
  await hp.getByRole('button', { name: '1 permintaan menunggu' }).click()
  const minta = hp.getByRole('dialog', { name: 'Permintaan' })
  await expect(minta).toContainText('SALES')
  await expect(minta).toContainText('GELANG LAMA MM 16K dari BU SARI')
  await field(minta, 'Alasan').fill('minta nota dulu')
  await minta.getByRole('button', { name: 'Tolak' }).click()
  await read(hp, 'Permintaan Ditolak')
  await read(sales, 'Ditolak OWNER', 'MINTA NOTA DULU')
  await expect(sales.locator('tbody tr')).toHaveCount(1)
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog', { name: 'Otorisasi' })).toContainText('Dibeli di atas harga hitung')
  await minta.getByRole('button', { name: 'Setujui' }).click()
  await read(hp, 'Permintaan Disetujui')
  await expect(minta).toContainText('Tidak ada permintaan')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon pembelian' })
  await expect(slip).toContainText('FB-TK01-260302-0005')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await hp.close()
})

it('says the new price of a piece whose price moved meanwhile, and buys it at that one', async () => {
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  const modal = await isiBarang('cincin goyang', '1')
  await expect(modal.getByText('1,635,000')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await field(sales, 'Nama Customer').fill('bu rini')
  await field(sales, 'NIK').fill('3573010203040507')
  await field(sales, 'No HP').fill('08123450000')
  await field(sales, 'Alamat').fill('jl. melati 1')
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  const ubah = { kode_group: 'MM', harga_modal: null, otorisasi: null }
  await there.owner.call(ubahHargaEmas, { ...ubah, harga: rp(2_340_000) })
  await sales.keyboard.press('F9')
  // 2,340,000 x 70 % less 10,000 a gram
  await read(sales, 'Harga CINCIN GOYANG Sudah Berubah, Silahkan Hitung Ulang', 'CINCIN GOYANG sekarang Rp. 1,628,000')
  await expect(sales.locator('tbody tr')).toContainText('1,628,000')
  await sales.keyboard.press('F9')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon pembelian' })
  await expect(slip).toContainText('Rp. 1,628,000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await there.owner.call(ubahHargaEmas, { ...ubah, harga: rp(2_350_000) })
})

it('shows what a piece costs in the condition of its category, where it is bought in a better one', async () => {
  const potongan = { potongan_harga: rp(0), potongan_markis: parsePersen(0), kondisi_bawaan: 'PENYOK' }
  await there.owner.call(parameterPotonganKategori.create, { ...potongan, kode_group: 'MM' })
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  const modal = await isiBarang('cincin bagus', '1')
  await expect(modal.getByText('1,635,000')).toBeVisible()
  await expect(modal.getByText('Kondisi bawaan PENYOK')).toHaveCount(0)
  await choose(sales, 'Kondisi', 'baik')
  await expect(modal.getByText('Kondisi bawaan PENYOK')).toBeVisible()
  await expect(modal.getByText('1,645,000').first()).toBeVisible()
  await expect(modal.getByText('1,635,000')).toBeVisible()
})
