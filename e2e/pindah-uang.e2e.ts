/** Money to the bank: a cashier sends it with its slip, another one sees it arrive; what is under way can be taken back. */

import { rp } from '@kencana/ledger'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { tambahKas } from '../features/keuangan/uang/uang.contract.ts'
import { choose, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let lain: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiRekening(there.owner, '0111')
  await there.owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(5_000_000), keterangan: 'modal' })
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await there.shop.user(there.owner, 'LAIN', 'KASIR')
  kasir = await there.page()
  await loginAs(kasir, 'KASIR')
  lain = await there.page()
  await signIn(lain, 'LAIN')
})
afterAll(() => there.close())

const kirim = async (jumlah: string, nomor: string) => {
  await choose(kasir, 'Ke', '0111')
  await field(kasir, 'Jumlah').fill(jumlah)
  await field(kasir, 'Keterangan').fill('setor sore')
  await kasir.keyboard.press('F9')
  const slip = kasir.getByRole('dialog', { name: 'Cetak bukti pindah uang' })
  await expect(slip).toContainText(nomor)
  await slip.getByRole('button', { name: /^Selesai/ }).click()
}

it('sends money to the bank, and another cashier sees it arrive', async () => {
  await kasir.goto('/pindah-uang')
  await expect(kasir.getByText('Tidak Ada Uang Di Jalan')).toBeVisible()
  await kirim('2000000', 'PU-TK01-260302-0001')
  await expect(kasir.getByRole('list', { name: 'Uang di jalan' })).toContainText('KAS ke 0111')
  await lain.goto('/pindah-uang')
  // Without the bank's slip nothing has arrived.
  await lain.getByRole('button', { name: 'Sudah sampai PU-TK01-260302-0001' }).click()
  await expect(lain.getByText('No Bukti Bank Harus Diisi')).toBeVisible()
  await field(lain, 'No Bukti Bank').fill('bca 7788')
  await lain.getByRole('button', { name: 'Sudah sampai PU-TK01-260302-0001' }).click()
  await expect(says(lain, 'Data Berhasil Disimpan')).toBeVisible()
  await expect(lain.getByText('Tidak Ada Uang Di Jalan')).toBeVisible()
})

it('takes back what is still under way', async () => {
  await kirim('300000', 'PU-TK01-260302-0002')
  await kasir.getByRole('button', { name: 'Batalkan PU-TK01-260302-0002' }).click()
  const dialog = kasir.getByRole('dialog', { name: 'Batal Pindah Uang' })
  await field(dialog, 'Alasan').fill('salah hitung')
  await kasir.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await expect(kasir.getByText('BATAL', { exact: true }).first()).toBeVisible()
})
