/** Timbang Baki: a tray on the scale that is right, one from which a ring is missing, taking back, and the report. */
import { mg } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { bandrol } from '../features/master/bandrol/bandrol.contract.ts'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { choose, downloaded, excelCells, goTo, read, reportLines } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let hilang: string

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.owner.call(bandrol.create, { keterangan: 'LIPAT', berat_bandrol: mg(35) })
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  const masuk = async (berat: number) =>
    (await tambahCincin(there.owner, { berat: gram(berat), berat_asli: gram(berat), berat_bandrol: mg(35) }))
      .kode_barcode
  await masuk(3.485)
  hilang = await masuk(2.105)
  await masuk(5.25)
  page = await there.page()
  await loginAs(page, 'GUDANG')
})
afterAll(async () => {
  await there.leave()
  await there.close()
})

/** 10.840 g of rings, the tray of 180 g with its tag, three tags of the rings. */
const PENUH = '191.295'

/** The scale types and ends with Enter. */
const timbang = async (berat: string) => {
  await expect(field(page, 'Berat Timbangan')).toBeFocused()
  await page.keyboard.type(berat)
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan')
}

describe('Timbang Baki', () => {
  it('weighs a tray that is right', async () => {
    await goTo(page, 'Timbang Baki')
    await expect(page.getByText('0 dari 1 sudah ditimbang')).toBeVisible()
    await choose(page, 'Kode Baki', 'cn01')
    await page.getByRole('button', { name: 'Mulai Timbang' }).click()
    await expect(page.getByText('Seharusnya di timbangan')).toBeVisible()
    await expect(page.getByText(`${PENUH} g`).first()).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page.getByText('Berat Timbangan Harus Diisi')).toBeVisible()
    await timbang(PENUH)
    await expect(page.getByText('Selisih 0.000 g dalam toleransi.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 dari 1 sudah ditimbang')).toBeVisible()
    await expect(page.getByRole('button', { name: 'CN01' })).toContainText('sesuai')
  })

  it('names the ring that could be missing', async () => {
    await choose(page, 'Kode Baki', 'cn01')
    await page.getByRole('button', { name: 'Mulai Timbang' }).click()
    await timbang('189.155')
    await expect(page.getByText('Kurang 2.140 g. Yang mungkin tidak ada di baki')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: hilang })).toContainText('CINCIN MILANO 2.140 g')
    const row = page.getByRole('listitem').filter({ hasText: 'TB-TK01-260302-0002' })
    await expect(row).toContainText('kurang')
  })

  it('takes a weighing back with a reason', async () => {
    await page.getByRole('button', { name: 'Batalkan TB-TK01-260302-0001' }).click()
    const dialog = page.getByRole('dialog', { name: 'Batal Timbang Baki' })
    await page.keyboard.press('F9')
    await expect(dialog.getByText('Alasan Harus Diisi')).toBeVisible()
    await page.keyboard.type('baki goyang')
    await page.keyboard.press('F9')
    await read(page, 'Berhasil')
    const row = page.getByRole('listitem').filter({ hasText: 'TB-TK01-260302-0001' })
    await expect(row).toContainText('BATAL')
    await expect(row).toContainText('BAKI GOYANG')
  })

  it('reports what was weighed, with its papers, the weighing itself and the tray in the ledger', async () => {
    await goTo(page, 'Laporan Timbang Baki')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Laporan Timbang Baki Tersedia' })).toBeVisible()
    const lines = await reportLines(page)
    expect(lines.some((line) => line.includes('KURANG') && line.includes(hilang))).toBe(true)
    expect(lines.some((line) => line.includes('TB-TK01-260302-0001'))).toBe(false)
    await page.getByRole('button', { name: 'TB-TK01-260302-0002', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Timbang Baki' })).toContainText('Kurang 2.140 g')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Subtotal Buku Berat (g): 10.840, lihat jurnal' }).click()
    await expect(page.getByRole('dialog', { name: 'Isi Baki' })).toContainText('Saldo akhir 3 pcs 10.840 g')
    await page.keyboard.press('Escape')
    const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Export PDF' }).click())
    expect(pdf.name).toBe('laporan-timbang-baki-2026-03-02.pdf')
    const [texts = []] = pdfTexts(pdf.bytes)
    for (const text of ['Laporan Timbang Baki', 'TB-TK01-260302-0002', '-2.140', 'KURANG', hilang])
      expect(texts).toContain(text)
    const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
    const { cells } = excelCells(excel.bytes)
    expect(Object.values(cells)).toEqual(expect.arrayContaining([-2.14, 189.155, 10.84, 'KURANG']))
  })
})
