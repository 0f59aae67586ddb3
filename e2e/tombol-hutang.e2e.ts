/** How many keys it takes to renew a loan at the counter, by the letter that its customer brings. Source: areas 10-hutang 10.4; 000-read-first 38. */
import { readFile } from 'node:fs/promises'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { tembak } from './goods.ts'
import { Meja } from './hari-toko/meja.ts'
import { PRINTER } from './printer.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterAll(() => there.close())

/** The cashier at the list of loans, with a loan of this month, its letter in his hand. Only keys are counted here, the reader's are none. */
const diMeja = async (nik: string, printer: boolean) => {
  const { no_hutang } = await hutangSah(
    await there.shop.user(there.owner, `S${nik.slice(-2)}`, 'SALES'),
    await there.shop.user(there.owner, `K${nik.slice(-2)}`, 'KASIR'),
    { nik },
  )
  const meja = await Meja.buka(there)
  if (printer) await meja.page.addInitScript(PRINTER)
  await meja.masuk('KASIR')
  await meja.ke('Lihat Hutang')
  await expect(meja.page.getByRole('row', { name: new RegExp(no_hutang) })).toBeVisible()
  await meja.mulai('peremajaan')
  await tembak(meja.page, no_hutang)
  await expect(meja.page.getByRole('button', { name: /^Peremajaan/ })).toBeVisible()
  await meja.tekan('F3')
  await expect(meja.dialog('Peremajaan')).toContainText('Rp. 100,000')
  await meja.tekan('F9')
  return { meja, page: meja.page, no_hutang }
}

it('takes five keys at most where a printer is paired: its receipt, letter and label come out by themselves', async () => {
  const { meja, page, no_hutang } = await diMeja('3573010203040511', true)
  const label = meja.dialog('Cetak label amplop')
  await expect(label.getByRole('button', { name: /^Selesai/ })).toBeFocused()
  await expect(label.getByRole('button', { name: 'Surat A5' })).toBeVisible()
  await meja.tekan('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(no_hutang) })).toContainText('DIPEREMAJAKAN')
  const cetakan = (await page.evaluate<string[]>('window.kencanaCetakan')).join('')
  // The printer's paper alone names the customer's in full.
  for (const kertas of ['KWITANSI BUNGA HUTANG', 'SURAT HUTANG', '3573010203040511', 'JATUH TEMPO'])
    same(cetakan).toContain(kertas)
  same(meja.kerja.get('peremajaan')).toEqual({ tombol: 3, klik: 0, pindai: 0 })
})

it('takes eight without one: each of three papers is fetched as a file and put away', async () => {
  const { meja, page, no_hutang } = await diMeja('3573010203040522', false)
  for (const kertas of ['Cetak kwitansi hutang', 'Cetak surat hutang', 'Cetak label amplop']) {
    const dialog = meja.dialog(kertas)
    await expect(dialog.getByRole('button', { name: /^Cetak/ })).toBeFocused()
    const unduhan = page.waitForEvent('download')
    await meja.tekan('Enter')
    const isi = await readFile(await (await unduhan).path(), 'utf8')
    same(isi).not.toContain('3573010203040522')
    await expect(dialog.getByRole('button', { name: /^Selesai/ })).toBeFocused()
    await meja.tekan('Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(no_hutang) })).toContainText('DIPEREMAJAKAN')
  same(meja.kerja.get('peremajaan')).toEqual({ tombol: 8, klik: 0, pindai: 0 })
})

it('gives the letter as a page too, beside the label, where it went into the printer by itself: no reason is asked', async () => {
  const { meja, page } = await diMeja('3573010203040533', true)
  const label = meja.dialog('Cetak label amplop')
  await expect(label.getByRole('button', { name: /^Selesai/ })).toBeFocused()
  const unduhan = page.waitForEvent('download')
  await label.getByRole('button', { name: 'Surat A5' }).click()
  const berkas = await unduhan
  same(berkas.suggestedFilename()).toMatch(/^PI-TK01-260302-\d{4}\.pdf$/)
  const { cetakan, cetak_ulang } = await kartu(there.owner, berkas.suggestedFilename().slice(0, -4))
  same([cetakan, cetak_ulang.map(({ alasan }) => alasan)]).toEqual([2, ['BENTUK LAIN']])
})
