import { expect, it } from 'vitest'
import { labelSheetPdf, labelsPerSheet, type SheetLabel } from './label-sheet.ts'
import { pdfTexts } from './testing.fixture.ts'

const label = (isi: string): SheetLabel => ({
  lebar: 60,
  tinggi: 20,
  kotak: [{ x: 2, y: 3, lebar: 1, tinggi: 10 }],
  teks: [{ x: 32, y: 5, ukuran: 2.6, tebal: true, isi }],
  lipat: [],
})

it('puts labels in rows on A4, three by twelve, and goes on with the next sheet', async () => {
  expect(labelsPerSheet(label('A'))).toBe(36)
  const pdf = await labelSheetPdf(
    'Label',
    Array.from({ length: 37 }, (_, at) => label(`L${at + 1}`)),
  )
  const sheets = pdfTexts(Buffer.from(pdf))
  expect(sheets.map((texts) => texts.length)).toEqual([36, 1])
  expect(sheets[1]).toEqual(['L37'])
  expect(Buffer.from(pdf).toString('latin1')).toContain('/MediaBox[0 0 595.27')
})

it('begins where the sheet is still free', async () => {
  const sheets = pdfTexts(Buffer.from(await labelSheetPdf('Label', [label('A'), label('B')], 36)))
  expect(sheets).toEqual([['A'], ['B']])
  expect(() => labelSheetPdf('Label', [])).toThrow('Tidak ada label')
})
