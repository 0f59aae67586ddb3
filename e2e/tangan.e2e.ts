/** The counter's hands: commas, scans that land anywhere, and ways back from what was put away. */

import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { changePassword } from '../features/akses/sesi/sesi.contract.ts'
import { choose, read, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { chooseInUserMenu, expect, field, loginAs, signIn, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let kode: string[]
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.toko(there.owner, 'TK02')
  await isiBaki(await there.shop.user(there.owner, 'SU2', 'SU', 'TK02'))
  kode = []
  for (let i = 0; i < 3; i += 1) kode.push((await tambahCincin(there.owner)).kode_barcode)
  page = await there.page()
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

const burst = (barcode = '') => tembak(page, barcode)

it('takes a scan out of whatever field has the focus and gives it to the scan line', async () => {
  await page.goto('/kirim-barang')
  await choose(page, 'Tujuan', 'tk02')
  await field(page, 'Kode Baki').focus()
  await burst(kode[0])
  await expect(page.getByRole('cell', { name: kode[0], exact: true })).toBeVisible()
  await expect(page.locator('input[name=kode_baki]')).toHaveValue('')
  await expect(page.locator('input[name=tujuan]')).toHaveValue(/^TK02/)
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await page.goto('/hancur-data-barang')
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await field(page, 'Alasan').fill('penyok')
  await burst(kode[1])
  await expect(page.getByRole('cell', { name: kode[1], exact: true })).toBeVisible()
  await expect(field(page, 'Alasan')).toHaveValue('PENYOK')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await burst(kode[2])
  await expect(page.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
  await expect(page.getByText(new RegExp(kode[2] ?? '')).first()).toBeVisible()
})

it('brings back a line and a whole form that were put away, and asks from three lines on', async () => {
  await page.goto('/pindah-barang')
  await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
  for (const one of kode.slice(0, 2)) await burst(one)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByRole('button', { name: `Hapus ${kode[0]}` }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('button', { name: /^Urungkan/ }).click()
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.locator('tbody tr').first()).toContainText(kode[0] ?? '')
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByLabel('Pindai barcode').focus()
  await burst(kode[2])
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('3 baris akan dikosongkan.')
  await page.getByRole('button', { name: 'Tidak' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await expect(page.getByText('Pindai barang yang akan dipindah')).toBeVisible()
})

it('takes a choice that was confirmed before its list has come, and sends nothing without it', async () => {
  let datang = () => {}
  const ada = new Promise<void>((resolve) => {
    datang = resolve
  })
  await takeCalls(page, '**/jenis/**', async (route) => {
    await ada
    await route.continue()
  })
  await page.goto('/sortir-pembelian')
  await choose(page, 'Kategori', 'mm')
  await choose(page, 'Kondisi', 'semua')
  await field(page, 'Kode Jenis').click()
  await page.keyboard.type('cin')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F2')
  await read(page, 'Oopss!!', 'Pilihan Sedang Dimuat')
  datang()
  await expect(page.getByRole('combobox', { name: 'Kode Jenis' })).toHaveValue(/^CIN /)
  await page.keyboard.press('F2')
  await expect(page.getByText('Data Yang Anda Cari Tidak Ada !!!')).toBeVisible()
  await page.unroute('**/jenis/**')
})

it('reads a comma as the dot, and takes no number that was not typed', async () => {
  await page.goto('/transaksi-pembelian')
  await expect(page.getByText('Data Barang Kosong')).toBeVisible()
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('cincin lama')
  await choose(page, 'Kode Jenis', 'cin')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill('4,25')
  await expect(modal.getByText('4,25 → 4.250 g')).toBeVisible()
  await choose(page, 'Kondisi', 'penyok')
  await expect(field(modal, 'Berat')).toHaveValue('4.250')
  for (const [typed, text] of [
    ['4.2.5', 'Hanya Boleh Satu Koma'],
    ['-4', 'Tidak Boleh Minus'],
    ['4,2563', 'Paling Banyak 3 Angka Di Belakang Koma'],
  ] as const) {
    await field(modal, 'Berat').fill(typed)
    await expect(modal.getByText(text)).toBeVisible()
    await page.keyboard.press('F9')
    await expect(field(modal, 'Berat')).toBeFocused()
  }
  await field(modal, 'Berat').fill('4,25')
  await field(modal, 'Potongan Manual').fill('1500,50')
  await expect(modal.getByText('Tulis Rupiah Tanpa Sen, Seperti 10,000')).toBeVisible()
  await field(modal, 'Nama Barang').focus()
  await page.keyboard.press('F9')
  await expect(field(modal, 'Potongan Manual')).toBeFocused()
  await expect(field(modal, 'Potongan Manual')).toHaveValue('1500,50')
  await field(modal, 'Potongan Manual').fill('1.500')
  await expect(field(modal, 'Potongan Manual')).toHaveValue('1,500')
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await expect(page.locator('tbody tr')).toContainText('4.250')
})

it('begins where work begins, and goes to what is missing', async () => {
  for (const [path, start] of [
    ['/master-gudang', page.getByRole('searchbox')],
    ['/laporan-barang-detail', page.locator('main input').first()],
    ['/pindah-barang', page.getByLabel('Pindai barcode')],
    ['/timbang-baki', page.locator('input[name=kode_baki]')],
  ] as const) {
    await page.goto(path)
    await expect(start).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=kode_baki]')).not.toHaveValue('')
  await expect(page.getByRole('button', { name: 'Mulai Timbang' })).toBeFocused()
  await page.goto('/pindah-barang')
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await burst(kode[0])
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(page.getByText('Kode Baki Tujuan Harus Dipilih')).toBeVisible()
  await expect(page.locator('input[name=kode_baki_tujuan]')).toBeFocused()
  await choose(page, 'Kode Baki Tujuan', 'cn02')
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip pindah' })
  await expect(slip).toContainText('Data Berhasil Disimpan')
  await page.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
})

it('walks tables by keys, and opens the one that was found', async () => {
  await page.goto('/data-barang')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tbody tr').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 dipilih')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
  await page.goto('/data-barang')
  await page.getByRole('searchbox').fill(kode[2] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
})

it('shows its keys, holds the focus in Tutup Toko, and shows on 1024 where one is', async () => {
  await page.goto('/pindah-barang')
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await page.keyboard.press('F1')
  const keys = page.getByRole('dialog', { name: 'Tombol' })
  await expect(keys).toContainText('Simpan Data')
  await page.keyboard.press('Escape')
  await chooseInUserMenu(page, 'Tutup Toko')
  const tutup = page.getByRole('dialog', { name: 'Tutup Toko' })
  // Cash moved in what is above: counting it is the next step.
  await expect(tutup.getByRole('button', { name: 'Hitung Kas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.evaluate("localStorage.removeItem('menu_ciut')")
  await page.goto('/data-barang')
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible()
  const beyond = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  await expect.poll(beyond).toBe(0)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.goto('/validasi-jual-beli')
  await expect(page.locator('nav[aria-label=Menu] [aria-current=page]')).toBeInViewport()
  await page.goto('/DATA-BARANG')
  await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
})

it('says why the login stands there, and leads back', async () => {
  await there.shop.user(there.owner, 'SARI', 'SU')
  const sari = await there.page()
  await signIn(sari, 'SARI')
  await sari.goto('/data-barang?q=CINCIN')
  await expect(sari.locator('tbody tr')).toHaveCount(3)
  const own = await there.shop.login('SARI')
  await own.call(changePassword, { password: 'kencana123', new_password: 'kencana456' })
  await sari.reload()
  await expect(sari.getByText('Sesi berakhir')).toBeVisible()
  await field(sari, 'User ID').fill('sari')
  await field(sari, 'Password').fill('kencana456')
  await sari.keyboard.press('F9')
  await expect(sari).toHaveURL(/\/data-barang\?q=CINCIN$/)
})

it('sorts a list of the server by the columns that it can sort by, whatever the address says', async () => {
  const ditolak: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) ditolak.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/data-barang')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  const judul = page.getByRole('columnheader')
  const sudah = new Set(['kode_barang'])
  const urutan = (url: string) => new URL(url).searchParams.get('urut') ?? ''
  for (const tombol of await judul.getByRole('button').all()) {
    // Its own list, answered or refused: the one before it must not stand for it.
    const datang = page.waitForResponse((answer) => {
      const { pathname } = new URL(answer.url())
      return pathname.endsWith('/api/v1/barang') && !sudah.has(urutan(answer.url()))
    })
    await tombol.click()
    sudah.add(urutan((await datang).url()))
    await expect(page.locator('[data-table]')).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('tbody tr')).toHaveCount(3)
  }
  expect(sudah.size).toBeGreaterThan(5)
  for (const layar of [
    'data-barang',
    'data-member',
    'transaksi-poin',
    'lihat-pembelian',
    'lihat-penjualan',
    'lihat-titipan',
    'lihat-pesanan',
    'lihat-services',
    'lihat-hutang',
  ]) {
    await page.goto(`/${layar}?urut=kolom_lama`)
    await expect(page.locator('[data-table]')).toHaveAttribute('aria-busy', 'false')
  }
  expect(ditolak).toEqual([])
})
