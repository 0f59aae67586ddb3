/** The reports of a day on which three rings of 9.840 g were entered and one of them moved; gudang is logged in. */
import type { Page } from '@playwright/test'
import { beforeAll, describe, it } from 'vitest'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { barcodes, downloaded, excelCells, goTo, reportLines } from './goods.ts'
import type { ShopInBrowser } from './shop.ts'
import { expect } from './visitors.ts'

// Run in the page. Not every browser shows a PDF in its window, so its bytes are taken where they are handed over.
const KEEP_BLOBS = `globalThis.kept = []
  const make = URL.createObjectURL
  URL.createObjectURL = (blob) => (kept.push(blob), make(blob))`
const KEPT_BLOB = `kept[0].bytes().then((bytes) => btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join('')))`

/** Every report of goods: its figures, the ledger behind them, its papers. */
export const reportSuite = (day: () => { there: ShopInBrowser; page: Page }): void => {
  let there: ShopInBrowser
  let page: Page
  beforeAll(() => {
    ;({ there, page } = day())
  })

  describe('Laporan Tambah Barang', () => {
    it('shows each document of the day with its sums, and the ledger behind a total', async () => {
      await goTo(page, 'Laporan Tambah Barang')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Laporan Tambah Barang Tersedia' })).toContainText(
        '9.840 g',
      )
      const [first = ''] = await barcodes(there.shop)
      const lines = await reportLines(page)
      expect(lines.filter((line) => line.startsWith('Subtotal'))).toHaveLength(3)
      expect(lines.find((line) => line.includes(first))).toContain(
        `${first} | CINCIN MILANO | MM | CIN | CN01 | 16K | SP | STOK AWAL | 1 | 3.485`,
      )
      expect(lines.at(-1)).toBe('Total 3 dokumen | 3 | 9.840')
      await page.getByRole('button', { name: 'Total 3 dokumen Berat (g): 9.840, lihat jurnal' }).click()
      const ledger = page.getByRole('dialog', { name: 'Tambah Barang' })
      await expect(ledger).toContainText('Mutasi 3 pcs 9.840 g')
      await expect(ledger.locator('tbody tr')).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(ledger).toHaveCount(0)
    })

    it('gives it as PDF and as Excel', async () => {
      const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Export PDF' }).click())
      expect(pdf.name).toBe('laporan-tambah-barang-2026-03-02.pdf')
      const [texts = []] = pdfTexts(pdf.bytes)
      for (const text of ['KENCANA JAYA', 'Laporan Tambah Barang', 'Tanggal 2026-03-02', 'CINCIN KAWIN'])
        expect(texts).toContain(text)
      for (const text of ['TM-TK01-260302-0001', '3.485', '2.105', '4.250', 'Total 3 dokumen', '9.840', '1 of 1'])
        expect(texts).toContain(text)
      expect(texts.some((text) => text.startsWith('Printed By GUDANG / 2026-03-02'))).toBe(true)

      const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
      expect(excel.name).toBe('laporan-tambah-barang-2026-03-02.xlsx')
      const { cells, formulas } = excelCells(excel.bytes)
      expect(cells).toMatchObject({ A2: 'Laporan Tambah Barang', K7: 3.485, K10: 2.105, K13: 4.25, J13: 1 })
      expect([cells.B7, cells.A15]).toEqual([(await barcodes(there.shop))[0], 'Total 3 dokumen'])
      expect(formulas).toMatchObject({ K8: 'SUBTOTAL(9,K7:K7)', J15: 'SUBTOTAL(9,J6:J14)', K15: 'SUBTOTAL(9,K6:K14)' })
    })

    it('sums the day up per type', async () => {
      await page.getByRole('radio', { name: 'REKAP' }).check({ force: true })
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => reportLines(page)).toContain('MM | CIN | CINCIN | 3 | 9.840')
      expect(await reportLines(page)).toContain('Subtotal | 3 | 9.840')
      await expect(page).toHaveURL(/type_laporan=REKAP/)
      const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
      const { cells, formulas } = excelCells(excel.bytes)
      expect(cells).toMatchObject({ A2: 'Laporan Tambah Barang Rekap', C7: 'CINCIN', D7: 3, E7: 9.84 })
      expect(formulas).toEqual({
        D8: 'SUBTOTAL(9,D7:D7)',
        E8: 'SUBTOTAL(9,E7:E7)',
        D9: 'SUBTOTAL(9,D6:D8)',
        E9: 'SUBTOTAL(9,E6:E8)',
      })
    })
  })

  describe('Laporan Barang Summary', () => {
    it('shows what lies where, and the ledger that led there', async () => {
      await goTo(page, 'Laporan Barang Summary')
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => reportLines(page)).toContain('MM | CIN | 3 | 9.840')
      expect((await reportLines(page)).at(-1)).toBe('Total 1 tempat | 3 | 9.840')
      await page.getByRole('button', { name: 'Subtotal Berat (g): 9.840, lihat jurnal' }).click()
      const ledger = page.getByRole('dialog', { name: 'Mutasi 2026-03-02' })
      await expect(ledger).toContainText('Saldo awal 0 pcs 0.000 g')
      await expect(ledger).toContainText('Saldo akhir 3 pcs 9.840 g')
      await page.keyboard.press('Escape')
      const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Export PDF' }).click())
      const [texts = []] = pdfTexts(pdf.bytes)
      for (const text of ['Laporan Barang Summary', 'Tanggal 2026-03-02', 'TOKO', 'Total 1 tempat', '9.840'])
        expect(texts).toContain(text)
      const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
      const { cells, formulas } = excelCells(excel.bytes)
      expect(cells).toMatchObject({ A2: 'Laporan Barang Summary', A3: 'Tanggal 2026-03-02', C7: 3, D7: 9.84 })
      expect(formulas).toMatchObject({ C9: 'SUBTOTAL(9,C6:C8)', D9: 'SUBTOTAL(9,D6:D8)' })
    })

    it('opens Laporan Barang Dalam as a PDF in a window of its own', async () => {
      await page.evaluate(KEEP_BLOBS)
      await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Laporan Barang Dalam' }).click(),
      ])
      await expect.poll(() => page.evaluate<number>('kept.length')).toBe(1)
      const base64 = await page.evaluate<string>(KEPT_BLOB)
      const [texts = []] = pdfTexts(Buffer.from(base64, 'base64'))
      for (const text of ['Laporan Barang Dalam', 'Keterangan', 'TOKO', 'MM', '3', '9.840', '1 of 1'])
        expect(texts).toContain(text)
    })
  })
}
