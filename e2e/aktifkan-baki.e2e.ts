/** An undo onto a tray that was deleted since: who may takes it into use again there and then. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { barangByBarcode } from '../features/barang/data-barang/data-barang.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { serahPesanan } from '../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let owner: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiTukang(there.owner)
  await isiBahan(there.owner, 50)
  await beriBahan(there.owner, 50)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  kasir = await there.page()
  await loginAs(kasir, 'KASIR')
  owner = await there.page()
  await loginAs(owner, 'OWNER')
})
afterAll(() => there.close())

const MATI = 'Baki CN01 Sudah Dihapus, Aktifkan Kembali Dahulu'

const hapus = () => there.shop.db.run(sql`UPDATE baki SET dihapus_pada = now() WHERE kode_baki = 'CN01'`)
/** A sale of today whose tray is gone, and its undo as somebody at the counter sends it. */
const batalkan = async (page: Page): Promise<string> => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_faktur_jual } = await jualSah(there.owner, there.owner, [kode_barcode])
  await hapus()
  await page.goto('/batal-penjualan')
  await page.locator('input[data-scan]').fill(no_faktur_jual)
  await page.locator('input[data-scan]').press('Enter')
  await field(page, 'Alasan').fill('ukuran salah')
  await page.keyboard.press('F9')
  return no_faktur_jual
}
const baki = () =>
  there.shop.db.one(sql`SELECT kode_baki::text, dihapus_pada IS NULL AS aktif FROM baki WHERE kode_baki = 'CN01'`)
const status = async (no_faktur: string) => (await there.owner.call(getJual, { no_faktur })).status

it('offers it to who may, and goes on by itself', async () => {
  const no_faktur = await batalkan(owner)
  const tanya = owner.getByRole('dialog', { name: 'Warning !!!' })
  await expect(tanya).toContainText(MATI)
  // Thought better of, everything stays.
  await tanya.getByRole('button', { name: 'Batal' }).click()
  await expect(tanya).toHaveCount(0)
  expect([await baki(), await status(no_faktur)]).toEqual([{ kode_baki: 'CN01', aktif: false }, 'DONE'])
  await owner.keyboard.press('F9')
  await tanya.getByRole('button', { name: 'Aktifkan' }).click()
  await setujui(owner, 'BATAL PENJUALAN')
  await expect(owner.getByRole('dialog', { name: 'Cetak bukti batal penjualan' })).toContainText('BFJ-TK01-260302-0001')
  expect([await baki(), await status(no_faktur)]).toEqual([{ kode_baki: 'CN01', aktif: true }, 'BATAL'])
})

it('brings what was handed over by mistake back to the tray that it left', async () => {
  const no_pesanan = await pesan(there.owner, {}, { pembayaran: [tunai(500_000)] })
  await buat(there.owner, no_pesanan, 3)
  const kode = await masukkanJadi(there.owner, no_pesanan, 3)
  // 5,085,000 less what was paid ahead.
  const serah = { no_pesanan, diskon: rp(0), pembayaran: [tunai(4_585_000)], kode_baki_contoh: '', otorisasi: null }
  await there.owner.call(serahPesanan, serah)
  await hapus()
  await owner.goto(`/lihat-pesanan?q=${no_pesanan}`)
  await owner.getByText(no_pesanan, { exact: true }).click()
  await owner.getByRole('button', { name: 'Batal Serah' }).click()
  await field(owner, 'Alasan').fill('salah barang')
  await owner.keyboard.press('F9')
  const tanya = owner.getByRole('dialog', { name: 'Warning !!!' })
  await expect(tanya).toContainText(MATI)
  await tanya.getByRole('button', { name: 'Aktifkan' }).click()
  await setujui(owner, 'BATAL SERAH PESANAN')
  await read(owner, 'Berhasil', 'BSR-TK01-260302-0001')
  expect(await there.owner.call(barangByBarcode, { kode })).toMatchObject({ kode_baki: 'CN01' })
})

it('tells who may not what stands in the way', async () => {
  const no_faktur = await batalkan(kasir)
  await expect(kasir.getByText(MATI)).toBeVisible()
  await expect(kasir.getByRole('button', { name: 'Aktifkan' })).toHaveCount(0)
  expect([await baki(), await status(no_faktur)]).toEqual([{ kode_baki: 'CN01', aktif: false }, 'DONE'])
})
