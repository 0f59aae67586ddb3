import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildResult, fileName } from './definition.ts'
import { letter, reportExcel, reportSheet } from './excel.ts'
import { fitted, textWidth } from './font.ts'
import { reportPdf, wrapped } from './pdf.ts'
import { PAGE } from './pdf-file.ts'
import { pdfColumns } from './pdf-widths.ts'
import { HEAD, kiriman, LAPORAN, pdfTexts, plainOf, rowsOf, xlsxPart } from './testing.fixture.ts'

const milligrams = fc.array(
  fc.record({ group: fc.integer({ min: 1, max: 5 }), berat: fc.integer({ min: 0, max: 1e8 }) }),
)

describe('a report', () => {
  it('sums each group and the whole exactly, and keeps every row once', () => {
    fc.assert(
      fc.property(milligrams, (input) => {
        const rows = input.map(({ group, berat }) => ({ ...kiriman(0), no_sepuh: `SP-${group}`, berat }))
        const result = buildResult(LAPORAN, rows)
        const all = input.reduce((sum, { berat }) => sum + berat, 0)
        expect(result.sums.berat).toBe(all)
        expect(result.blocks.reduce((sum, block) => sum + (block.sums.berat ?? 0), 0)).toBe(all)
        expect(result.blocks.flatMap((block) => block.rows)).toHaveLength(rows.length)
        expect(new Set(result.blocks.map((block) => block.key)).size).toBe(result.blocks.length)
      }),
    )
  })

  it('counts its groups, or its rows when it has none', () => {
    expect(buildResult(LAPORAN, rowsOf(10)).countText).toBe('4 kiriman')
    const { blocks, countText } = buildResult({ ...LAPORAN, groupBy: undefined, noun: 'barang' }, rowsOf(10))
    expect(countText).toBe('10 barang')
    expect(blocks).toHaveLength(1)
    expect(fileName('Laporan Kirim Sepuh', '2026-11-20', 'pdf')).toBe('laporan-kirim-sepuh-2026-11-20.pdf')
  })
})

describe('the PDF', () => {
  it('says who, what and when, and shows every group, row and sum', async () => {
    const [page = []] = pdfTexts(await reportPdf(plainOf(rowsOf(4)), HEAD))
    for (const text of [
      'TOKO MAS KENCANA JAYA',
      'JL. PASAR BESAR NO. 18, KELURAHAN SUKOHARJO,',
      'Laporan Kirim Sepuh',
      'Periode 2026-11-14 s/d 2026-11-20',
      'Dikirim',
      'SP-TK01-261117-0002',
      '2026-11-17   HENDRA',
      '=HYPERLINK("x") & (CAFÉ)',
      '96.420',
      '-1,500',
      'Subtotal',
      'Total 2 kiriman',
      '385.686',
      'Printed By DEWI / 2026-11-20 15:04',
      '1 of 1',
    ])
      expect(page).toContain(text)
  })

  it('numbers its pages, repeats the head, and parts no group from its first row', async () => {
    const pages = pdfTexts(await reportPdf(plainOf(rowsOf(300)), HEAD))
    expect(pages.length).toBeGreaterThan(5)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} of ${pages.length}`)
      expect(page).toContain('Berat (g)')
      const rest = page.slice(page.findLastIndex((text) => text.startsWith('SP-TK01')) + 1)
      if (rest.length < page.length) expect(rest.filter((text) => text.startsWith('SS0')).length).toBeGreaterThan(0)
    }
    expect(pages.flat().filter((text) => text === 'Subtotal')).toHaveLength(100)
  })

  it('fits every column on the page, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 }), { minLength: 1, maxLength: 16 }), (titles) => {
        const columns = titles.map((title, at) => ({
          key: String(at),
          title,
          kind: (['name', 'rupiah', 'kode', 'gram'] as const)[at % 4],
          group: undefined,
          total: false,
        }))
        const row = titles.map((title, at) => (at % 2 === 0 ? title : 9_999_999_999))
        const plain = { title: 'X', columns, blocks: [{ head: null, rows: [row], sums: {} }], sums: {} }
        const { widths, size } = pdfColumns({ ...plain, rowCount: 1, countText: '' }, 785)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(785.01)
        expect(size).toBeGreaterThan(0)
      }),
    )
  })

  it('cuts a long list of places or words before the type becomes smaller than the smallest', () => {
    const widthsOf = (kind: 'name' | 'sebutan' | 'tempat') => {
      const columns = [kind, 'rupiah' as const].map((one, at) => ({
        key: String(at),
        title: 'X',
        kind: one,
        group: undefined,
        total: false,
      }))
      const row = ['SALDO_KIRIM, '.repeat(40), 1_000]
      const blocks = [{ head: null, rows: [row], sums: {} }]
      return pdfColumns({ title: 'X', columns, blocks, sums: {}, rowCount: 1, countText: '' }, 400)
    }
    expect(widthsOf('tempat').size).toBe(6)
    expect(widthsOf('sebutan').size).toBe(6)
    expect(widthsOf('name').size).toBe(6)
  })

  it('is a file whose table of contents points at its objects', async () => {
    const text = Buffer.from(await reportPdf(plainOf(rowsOf(60)), HEAD)).toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
    for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`))
    expect(text).toContain(`/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]`)
  })

  it('wraps the address at 48 characters and cuts what is too long with dots', () => {
    for (const line of wrapped(HEAD.alamat_toko, 48)) expect(line.length).toBeLessThanOrEqual(48)
    const cut = fitted('GELANG KRENDEL PADI PANJANG', 60, 8)
    expect(cut).toMatch(/\.\.\.$/)
    expect(textWidth(cut, 8)).toBeLessThanOrEqual(60)
    expect(textWidth('0123456789', 10)).toBeCloseTo(55.6)
  })
})

describe('the Excel file', () => {
  it('holds numbers, dates and formulas, and text that starts like a formula as text', async () => {
    const file = await reportExcel(plainOf(rowsOf(4)), HEAD)
    const sheet = xlsxPart(file, 'xl/worksheets/sheet1.xml')
    const strings = xlsxPart(file, 'xl/sharedStrings.xml')
    const styles = xlsxPart(file, 'xl/styles.xml')
    // Rows 1-5 head and lines, 6-7 the two-level head, 8 the first group.
    expect(sheet).toMatch(/<c r="E9"[^>]*><v>96\.42<\/v>/)
    expect(sheet).toMatch(/<c r="G10"[^>]*><v>-1500<\/v>/)
    expect(sheet).toMatch(/<c r="F10"[^>]*><v>0\.015<\/v>/)
    expect(sheet).toMatch(/<c r="C9"[^>]*><v>46343<\/v>/)
    expect([...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map((match) => match[1])).toEqual([
      'SUBTOTAL(9,D9:D11)',
      'SUBTOTAL(9,E9:E11)',
      'SUBTOTAL(9,G9:G11)',
      'SUBTOTAL(9,D14:D14)',
      'SUBTOTAL(9,E14:E14)',
      'SUBTOTAL(9,G14:G14)',
      'SUBTOTAL(9,D8:D15)',
      'SUBTOTAL(9,E8:E15)',
      'SUBTOTAL(9,G8:G15)',
    ])
    expect(strings).toMatch(/=HYPERLINK\(("|&quot;)x("|&quot;)\) &amp; \(CAFÉ\)/)
    expect(sheet).toMatch(/ySplit="7"[^>]*state="frozen"/)
    expect(styles).toContain('#,##0.000')
  })

  it('never writes a text of the data as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t'), fc.string(), (sign, text) => {
        const { data } = reportSheet(plainOf([{ ...kiriman(1), nama: sign + text }]), HEAD)
        const cells = data.flat().filter((cell) => cell !== null && typeof cell === 'object' && 'value' in cell)
        expect(cells).toContainEqual({ value: sign + text, type: String })
      }),
    )
  })

  it('names its columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(letter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
