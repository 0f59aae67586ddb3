/** What the counter is told of a loan's money before anybody weighs anything. */
import { rp } from '@kencana/ledger'
import { PASSWORD, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangMenunggu, isiPinjaman } from '@kencana/testing/hutang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ambilKas, saldoUang, tambahKas } from '../features/keuangan/uang/uang.contract.ts'
import { choose, photo } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: User
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  sales = await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  kasir = await there.page()
  await signIn(kasir, 'KASIR', PASSWORD)
})
afterAll(() => there.close())

it('says that the cash is short, in the queue, before the scale and on the form, and never how much there is', async () => {
  const { kas = 0 } = await there.owner.call(saldoUang, {})
  const ambil = { kode_transaksi: 'BIAYA TOKO', jumlah: rp(kas - 4_999_999), keterangan: 'uji', otorisasi: null }
  await disetujuiBila(there.owner, ambilKas, ambil)
  const { no_hutang } = await hutangMenunggu(sales)
  await kasir.goto('/validasi-hutang')
  const baris = kasir.getByRole('listitem').filter({ hasText: no_hutang }).first()
  await expect(baris).toContainText('Kas Tidak Cukup')
  await baris.getByRole('button', { name: 'Bayar' }).click()
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Hutang' })
  await expect(field(bayar, 'Berat Timbang GELANG')).toBeVisible()
  await expect(bayar).toContainText('Kas Tidak Cukup')
  await expect(kasir.getByText('4,999,999')).toHaveCount(0)
  await kasir.keyboard.press('Escape')
  await expect(bayar).toHaveCount(0)
  const layar = await there.page()
  await signIn(layar, 'SALES', PASSWORD)
  await layar.goto('/transaksi-hutang')
  await expect(layar.getByText('Data Barang Kosong')).toBeVisible()
  await layar.keyboard.press('F2')
  const modal = layar.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('gelang')
  await choose(layar, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat Kotor').fill('10')
  await choose(layar, 'Kondisi Pinjaman', 'baik')
  await modal
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  // Nothing is saved while a picture is still being made small.
  await expect(modal.locator('img')).toHaveCount(1)
  await expect(modal.getByText('16,450,000')).toBeVisible()
  await layar.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  for (const [nama, isi] of [
    ['Nama Customer', 'bu rini'],
    ['NIK', '3573010203040507'],
    ['No HP', '08123456788'],
    ['Alamat', 'jl. mawar 4'],
    ['Jumlah Hutang', '5000000'],
  ] as const)
    await field(layar, nama).fill(isi)
  await choose(layar, 'Kode Sales', 's01')
  await layar
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(layar.getByRole('button', { name: 'Perbesar identitas customer' })).toBeVisible()
  await layar.keyboard.press('F9')
  const bon = layar.getByRole('dialog', { name: 'Cetak bon hutang' })
  await expect(bon).toContainText('Kas Tidak Cukup')
  await expect(layar.getByText('4,999,999')).toHaveCount(0)
  // It is said once, of the loan as it was entered: asked again and again it would read the drawer.
  await there.owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(50_000_000), keterangan: 'modal' })
  await kasir.reload()
  await expect(baris).toContainText('Kas Tidak Cukup Saat Dientri')
  const cukup = await hutangMenunggu(sales, { nik: '3573010203040508' })
  await kasir.reload()
  const baru = kasir.getByRole('listitem').filter({ hasText: cukup.no_hutang }).first()
  await expect(baru).toBeVisible()
  await expect(baru).not.toContainText('Kas Tidak Cukup')
})
