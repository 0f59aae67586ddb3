import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodable, textWidth } from './font.ts'
import { fontsFrom, letterOf, prepareLetters } from './letters.ts'
import { reportPdf } from './pdf.ts'
import { PdfPage, writePdf } from './pdf-file.ts'
import { fontsFromDisk, HEAD, kiriman, pdfTexts, plainOf } from './testing.fixture.ts'

const NAMES = ['NGUYỄN THỊ ĐÀO', 'ŁUKASZ ŻÓŁĆ', 'ΜΑΡΙΑ', 'ОЛЬГА', 'Ā Đ Ș'] as const

const onePage = (text: string, face: 'regular' | 'bold' = 'regular') =>
  writePdf('X', text, () => {
    const page = new PdfPage()
    page.text(encodable(text), 20, 20, 9, face)
    return [page]
  })

it('says the bare letters of a sign while its font cannot be had, and the sign itself once it can', async () => {
  fontsFrom(() => Promise.reject(new Error('no line')))
  expect(pdfTexts(await onePage('NGUYỄN Đ ﬁ ＡＢ'))).toEqual([['NGUYEN ? fi AB']])
  fontsFromDisk()
  expect(pdfTexts(await onePage('NGUYỄN Đ ﬁ ＡＢ'))).toEqual([['NGUYỄN Đ fi AB']])
})

describe('letters beyond Latin-1', () => {
  beforeAll(fontsFromDisk)

  it('are read back as they were written, in both faces, among the others', async () => {
    for (const name of NAMES) {
      expect(pdfTexts(await onePage(`IBU ${name} (3)`))).toEqual([[`IBU ${name} (3)`]])
      expect(pdfTexts(await onePage(name, 'bold'))).toEqual([[name]])
    }
    const [page = []] = pdfTexts(
      await reportPdf(plainOf([{ ...kiriman(0), nama: NAMES[0] }]), { ...HEAD, user_id: 'ŁUKASZ' }),
    )
    expect(page).toContain(NAMES[0])
    expect(page).toContain('Printed By ŁUKASZ / 2026-11-20 15:04')
  })

  it('are as wide as they are drawn', async () => {
    await prepareLetters('Đłơ')
    for (const sign of 'Đłơ') {
      const { width = 0, box: [left = 0, , right = 0] = [], outline } = letterOf(sign) ?? {}
      expect(textWidth(sign, 1000)).toBe(width)
      expect(right - left).toBeGreaterThan(width / 2)
      expect(right - left).toBeLessThan(width * 1.2)
      expect(outline).toMatch(/^-?\d+ -?\d+ m .* h$/)
    }
    // Two parts of one sign are one sign.
    expect(encodable('e\u0302\u0303')).toBe(encodable('\u1ec5'))
  })

  it('become their bare letters or ? where no font of ours has them', async () => {
    expect(pdfTexts(await onePage('陈 \u{1f48d} ℡'))).toEqual([['? ? TEL']])
  })

  it('leave out what nobody sees, and draw nothing without a box', async () => {
    const file = await onePage('NGU\u200bYỄN\u2028\u2060 A\ufeffB\u00ad')
    expect(pdfTexts(file)).toEqual([['NGUYỄN  AB']])
    expect(Buffer.from(file).toString('latin1')).not.toMatch(/Infinity|NaN/)
    await prepareLetters('\u2000\u2003')
    expect(letterOf('\u2003')).toBeUndefined()
  })

  it('fill more than one font, and are none of it lost', async () => {
    const signs = String.fromCharCode(...Array.from({ length: 0x24f - 0x100 }, (_, at) => 0x100 + at))
    const text = `A${signs}Z`
    expect(pdfTexts(await onePage(text))).toEqual([[encodable(text)]])
    // One that is written as two letters nowadays; one that is two letters in one has no picture in the font.
    expect(encodable(text)).toBe(text.replace('\u0149', '?').replace('\u01c4', 'DZ'))
  })

  it('never bring a file of which a part is missing, whatever the texts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
        const file = Buffer.from(await onePage(text)).toString('latin1')
        const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
        const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
        for (const [at, offset] of offsets.entries())
          expect(file.slice(offset, offset + 20)).toMatch(new RegExp(`^${at + 1} 0 obj`))
        for (const [, id] of file.matchAll(/ (\d+) 0 R/g)) expect(Number(id)).toBeLessThanOrEqual(offsets.length)
        expect(pdfTexts(Buffer.from(file, 'latin1')).flat().join('')).toBe(encodable(text))
      }),
    )
  })
})
