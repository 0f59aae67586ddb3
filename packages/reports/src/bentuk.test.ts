/** Reports in the form that Indonesians read: words on paper follow, values in files do not. */
import { pakaiBentuk } from '@kencana/ledger'
import { afterEach, expect, it } from 'vitest'
import { reportSheet } from './excel.ts'
import { reportPdf } from './pdf.ts'
import { HEAD, pdfTexts, plainOf, rowsOf } from './testing.fixture.ts'

afterEach(() => pakaiBentuk(undefined))

it('draws the PDF in it, down to the last day and sum', async () => {
  pakaiBentuk('INDONESIA')
  const [page = []] = pdfTexts(await reportPdf(plainOf(rowsOf(4)), HEAD))
  for (const text of [
    'Periode 14-11-2026 s/d 20-11-2026',
    '17-11-2026   HENDRA',
    '96,420',
    '-1.500',
    '385,686',
    '1,5%',
    'Printed By DEWI / 20-11-2026 15:04',
    'SP-TK01-261117-0002',
  ])
    expect(page).toContain(text)
  expect(
    page.filter((text) => /\d{4}-\d\d-\d\d|\d,\d{3},|\.\d{3}$/.test(text) && !/^-?\d{1,3}(\.\d{3})+$/.test(text)),
  ).toEqual([])
})

it('keeps numbers and days of the Excel file as values, and shows days in it', () => {
  const cells = () => reportSheet(plainOf(rowsOf(4)), HEAD).data.flat()
  const isi = (all: ReturnType<typeof cells>) =>
    all.map((cell) => (cell as { value?: unknown } | null)?.value).filter((one) => typeof one !== 'string')
  const biasa = cells()
  pakaiBentuk('INDONESIA')
  const kini = cells()
  expect(isi(kini)).toEqual(isi(biasa))
  const bentuk = (all: ReturnType<typeof cells>) =>
    new Set(all.map((cell) => (cell as { format?: string } | null)?.format))
  expect([...bentuk(biasa)]).toContain('yyyy-mm-dd')
  expect([...bentuk(kini)]).toContain('dd-mm-yyyy')
  expect([...bentuk(kini)]).toContain('#,##0.000')
  const kata = kini.map((cell) => (cell as { value?: unknown } | null)?.value)
  expect(kata).toContain('Periode 14-11-2026 s/d 20-11-2026')
  expect(kata).toContain('Printed By DEWI / 20-11-2026 15:04')
})
