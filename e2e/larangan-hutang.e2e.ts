/** A customer who must not get a loan: noted by the cashier, said at entry, lifted by the owner. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, it } from 'vitest'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterAll(() => there.close())

it('is noted with a reason, said at entry as soon as he is known, and lifted by the owner', async () => {
  const kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
  await kasir.goto('/lihat-hutang')
  await kasir.getByRole('button', { name: 'Larangan' }).click()
  const daftar = kasir.getByRole('dialog', { name: 'Customer Yang Tidak Boleh Berhutang' })
  await expect(daftar).toContainText('Belum Ada Catatan')
  await daftar.getByRole('button', { name: 'Larang Hutang' }).click()
  const isi = kasir.getByRole('dialog', { name: 'Larang Hutang' })
  await field(isi, 'Nama Customer').fill('bu larang')
  await field(isi, 'Alasan').fill('barang palsu')
  await kasir.keyboard.press('F9')
  await expect(isi.getByText('No Identitas Atau No HP Harus Diisi')).toBeVisible()
  await field(isi, 'No HP').fill('+62 812-3456-7890')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Data Berhasil Disimpan')
  await expect(daftar).toContainText('BARANG PALSU')
  await expect(daftar.getByRole('button', { name: 'Lepas BU LARANG' })).toBeVisible()
  const sales = await there.page()
  await signIn(sales, 'SALES', PASSWORD)
  // The list is for who writes such notes.
  await sales.goto('/lihat-hutang')
  await expect(
    sales.getByRole('button', { name: 'Cari', exact: true }).or(sales.locator('input[data-scan]')).first(),
  ).toBeVisible()
  await expect(sales.getByRole('button', { name: 'Larangan' })).toHaveCount(0)
  await sales.goto('/transaksi-hutang')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await field(sales, 'No HP').fill('081234567891')
  await field(sales, 'Nama Customer').fill('bu lain')
  await expect(sales.getByText('Customer Ini Dicatat Tidak Boleh Berhutang')).toHaveCount(0)
  await field(sales, 'No HP').fill('081234567890')
  await field(sales, 'Nama Customer').click()
  await expect(sales.getByText('Customer Ini Dicatat Tidak Boleh Berhutang')).toBeVisible()
  const owner = await there.page()
  await signIn(owner, 'OWNER')
  await owner.goto('/lihat-hutang')
  await owner.getByRole('button', { name: 'Larangan' }).click()
  await owner.getByRole('button', { name: 'Lepas BU LARANG' }).click()
  await field(owner.getByRole('dialog', { name: /^Lepas Larangan/ }), 'Alasan').fill('sudah beres')
  await owner.keyboard.press('F9')
  await read(owner, 'Data Berhasil Disimpan')
  await expect(owner.getByText('OWNER: SUDAH BERES')).toBeVisible()
})
