/** Photos of a loan: given later where they did not come in with it, and seen large by who weighs its goods again. */
import { rp } from '@kencana/ledger'
import { PASSWORD, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { formHutang, gelangJaminan, hutangMenunggu, isiPinjaman } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { simpanFotoHutang, simpanHutang } from '../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { photo, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

const TUTUP_LALU_SCAN = `(() => {
  const esc = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(esc)
  document.querySelector('input[data-scan]')?.focus()
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
})()`

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

it('come to a loan that waits without them, from its detail, then it is validated', async () => {
  const detail_barang = [gelangJaminan(), gelangJaminan({ nama_barang: 'KALUNG' })]
  const { no_hutang } = await sales.call(simpanHutang, formHutang({ detail_barang }))
  // Of the bracelet two came in, of the necklace none.
  for (const urut of [1, 1, 0]) await sales.call(simpanFotoHutang, { no_hutang, urut, foto: fotoUnik() })
  await kasir.goto('/validasi-hutang')
  await expect(kasir.getByRole('button', { name: 'Tambah foto KALUNG' })).toContainText('Foto belum ada')
  await kasir.goto('/lihat-hutang')
  await kasir.getByRole('row', { name: new RegExp(no_hutang) }).click()
  await kasir.getByRole('button', { name: 'Tambah foto KALUNG' }).click()
  const isi = kasir.getByRole('dialog', { name: /^Foto KALUNG/ })
  await kasir.keyboard.press('F9')
  await expect(isi.getByRole('alert')).toHaveText('Foto Harus Diisi')
  await isi.getByLabel('Berkas foto').setInputFiles(await photo())
  await expect(isi.locator('img')).toHaveCount(1)
  await kasir.keyboard.press('F9')
  await read(kasir, 'Data Berhasil Disimpan', 'KALUNG')
  await expect(isi).toHaveCount(0)
  for (const nama of ['GELANG 1', 'GELANG 2', 'KALUNG 1']) {
    await kasir.getByRole('button', { name: `Perbesar foto ${nama}` }).click()
    const besar = kasir.getByRole('dialog', { name: `Foto ${nama}` })
    await expect(besar.getByRole('img', { name: nama })).toBeVisible()
    await kasir.keyboard.press('Escape')
    await expect(besar).toHaveCount(0)
  }
  await kasir.goto('/validasi-hutang')
  await kasir.getByRole('button', { name: 'Perbesar foto KALUNG 1' }).click()
  await expect(kasir.getByRole('dialog', { name: 'Foto KALUNG 1' }).getByRole('img')).toBeVisible()
  // Closed, a photo gives the focus back, but takes it from nobody who has gone on meanwhile.
  await kasir.evaluate(TUTUP_LALU_SCAN)
  await expect(kasir.locator('input[data-scan]')).toBeFocused()
  await kasir.locator('input[data-scan]').fill(no_hutang)
  await kasir.keyboard.press('Enter')
  for (const nama of ['GELANG', 'KALUNG']) {
    await field(kasir, `Berat Timbang ${nama}`).fill('10')
    await field(kasir, `Kadar Uji ${nama}`).fill('16K')
  }
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
})

it('are missing where a scanned bon is paid, are given there, and the paper is looked at: then one F9 is enough', async () => {
  const { no_hutang } = await sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(1_000_000) }))
  await sales.call(simpanFotoHutang, { no_hutang, urut: 1, foto: fotoUnik() })
  await kasir.goto('/validasi-hutang')
  await kasir.locator('input[data-scan]').fill(no_hutang)
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Hutang' })
  await expect(bayar).toContainText('plafon Rp. 13,160,000')
  await expect(bayar.getByRole('button', { name: 'Perbesar foto GELANG 1' })).toBeVisible()
  await field(bayar, 'Berat Timbang GELANG').fill('10')
  await field(bayar, 'Kadar Uji GELANG').fill('16K')
  await bayar.getByRole('button', { name: 'Tambah foto identitas BU SARI' }).click()
  const isi = kasir.getByRole('dialog', { name: /^Foto identitas/ })
  await isi.getByLabel('Berkas foto').setInputFiles(await photo())
  await expect(isi.locator('img')).toHaveCount(1)
  await kasir.keyboard.press('F9')
  await read(kasir, 'Data Berhasil Disimpan')
  await expect(bayar.getByRole('img', { name: 'Identitas BU SARI' })).toBeVisible()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
})

it('shows the paper in the queue to who asks for it, and pays nothing out to who did not', async () => {
  const { no_hutang } = await hutangMenunggu(sales, {
    nama_customer: 'BU ANA',
    nik: '3573010203040599',
    jumlah_hutang: rp(1_000_000),
  })
  await kasir.goto('/validasi-hutang')
  await kasir.getByRole('checkbox', { name: `Pilih ${no_hutang}` }).click()
  await field(kasir, 'Berat Timbang GELANG').fill('10')
  await field(kasir, 'Kadar Uji GELANG').fill('16K')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Foto Identitas BU ANA Di ${no_hutang} Harus Dilihat Dahulu`)
  await kasir.getByRole('button', { name: 'Lihat Foto Identitas BU ANA' }).click()
  await expect(kasir.getByRole('img', { name: 'Identitas BU ANA' })).toBeVisible()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
})
