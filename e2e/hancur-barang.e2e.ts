/** Hancur Data Barang and Pindah Barang Satu Baki: each done once as a user would, with papers and undo. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { pindahBarang } from '../features/barang/pindah-barang/pindah-barang.contract.ts'
import { choose, downloaded, read, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let kode: string[]
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  kode = []
  for (const berat of [3.485, 2.105, 1.5])
    kode.push((await tambahCincin(there.owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode)
  page = await there.page()
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

const keadaan = async (kode_barcode = '') =>
  there.shop.db.one(
    sql`SELECT coalesce(kode_baki, '-') AS baki, status_barang AS status FROM barang WHERE kode_barcode = ${kode_barcode}`,
  )
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

describe('Hancur Data Barang', () => {
  it('asks for a reason and once more, then takes the pieces and shows slip and proof', async () => {
    await page.goto('/hancur-data-barang')
    await expect(page.getByText('Pindai barang yang akan dihancurkan')).toBeVisible()
    for (const [at, one] of [kode[0], kode[1]].entries()) {
      await scan(page, one ?? '')
      await expect(page.locator('tbody tr')).toHaveCount(at + 1)
    }
    await page.keyboard.press('F9')
    await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
    await field(page, 'Alasan').fill('patah')
    await page.keyboard.press('F9')
    const sure = page.getByRole('dialog', { name: 'Anda Yakin !!' })
    await expect(sure).toContainText('Ingin Menghancurkan 2 Barang Ini ?')
    await sure.getByRole('button', { name: 'Tidak' }).click()
    expect(await keadaan(kode[0])).toEqual({ baki: 'CN01', status: 'TERSEDIA' })
    await page.keyboard.press('F9')
    await sure.getByRole('button', { name: 'OK' }).click()
    const slip = page.getByRole('dialog', { name: 'Cetak slip hancur' })
    await expect(slip).toContainText('Data Berhasil Disimpan')
    await expect(slip).toContainText('ALASAN: PATAH')
    const proof = await downloaded(page, () => slip.getByRole('button', { name: 'Bukti PDF' }).click())
    expect(proof.name).toMatch(/^bukti-hancur-barang.*\.pdf$/i)
    expect(proof.text.slice(0, 5)).toBe('%PDF-')
    const text = await downloaded(page, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
    expect(text.name).toBe('hancur_barang.txt')
    await page.keyboard.press('Escape')
    expect(await keadaan(kode[0])).toEqual({ baki: '-', status: 'HANCUR' })
  })

  it('is undone by the owner with a reason', async () => {
    await page.getByRole('button', { name: 'Batalkan HCR-TK01-260302-0001' }).click()
    await expect(page.getByRole('dialog')).toContainText('2 barang, 5.590 g kembali ke baki asalnya.')
    await page.keyboard.type('salah barang')
    await page.keyboard.press('F9')
    await read(page, 'Berhasil', 'BHC-TK01-260302-0001')
    await expect(row('HCR-TK01-260302-0001')).toContainText('BATAL')
    expect(await keadaan(kode[0])).toEqual({ baki: 'CN01', status: 'TERSEDIA' })
  })
})

describe('Pindah Barang Satu Baki', () => {
  it('shows what lies on a tray, says when that changed meanwhile, then moves it whole', async () => {
    await page.goto('/pindah-barang-satu-baki')
    await expect(page.getByText('Pilih baki asal, lalu Cari Barang')).toBeVisible()
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await expect(page.getByText('Kode Baki Asal Harus Dipilih')).toBeVisible()
    await choose(page, 'Kode Baki Asal', 'cn02')
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await read(page, 'Data Barang Tidak Ada')
    await choose(page, 'Kode Baki Asal', 'cn01')
    await page.getByRole('button', { name: 'Cari Barang' }).click()
    await expect(page.locator('tfoot')).toContainText('7.090')
    await page.keyboard.press('F9')
    await expect(page.getByText('Kode Baki Tujuan Harus Dipilih')).toBeVisible()
    await choose(page, 'Kode Baki Tujuan', 'cn02')
    await there.owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode[2] ?? ''] })
    await page.keyboard.press('F9')
    await read(page, 'Oopss!!', 'Isi Baki CN01 Sudah Berubah, Silahkan Cari Ulang')
    await expect(page.locator('tfoot')).toContainText('5.590')
    await page.keyboard.press('F9')
    const slip = page.getByRole('dialog', { name: 'Cetak slip pindah' })
    await expect(slip).toContainText('PD-TK01-260302-0002')
    await page.keyboard.press('Escape')
    expect(await keadaan(kode[0])).toEqual({ baki: 'CN02', status: 'TERSEDIA' })
  })

  it('is undone like any move', async () => {
    await page.getByRole('button', { name: 'Batalkan PD-TK01-260302-0002' }).click()
    await page.keyboard.type('salah baki')
    await page.keyboard.press('F9')
    await read(page, 'Berhasil', 'BPD-TK01-260302-0001')
    await expect(row('PD-TK01-260302-0002')).toContainText('BATAL')
    expect(await keadaan(kode[0])).toEqual({ baki: 'CN01', status: 'TERSEDIA' })
    expect(await keadaan(kode[2])).toEqual({ baki: 'CN02', status: 'TERSEDIA' })
  })
})
