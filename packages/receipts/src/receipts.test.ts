import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelBytes, receiptBytes } from './escpos.ts'
import { ascii, center, field, LEBAR, pair, rule, table, wrap } from './layout.ts'
import { qrModules } from './qr.ts'
import { onItsDay, POTONG, papers, type Receipt, receiptText, shopHead } from './receipt.ts'

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 120 }), fc.lorem())
const printable = (lines: readonly string[]) =>
  lines.every((line) => line.length <= LEBAR && /^[ -~]*$/.test(line)) || lines

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
/** How often the bytes cut the paper (GS V). */
const cuts = (text: string) => text.split('\x1dV').length - 1

const NOTA: Receipt = {
  judul: 'Cetak nota',
  berkas: 'nota.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...shopHead('TOKO MAS KENCANA JAYA', 'JL. PASAR BESAR NO. 18, MALANG TELP. 0341-362118'),
    ...rule(),
    ...field('NO', 'JL-TK01-261120-0039'),
    ...pair('16K 3.485 g x 1,645,000', '5,733,000', 2),
  ],
}

describe('a line', () => {
  it('is never longer than 40 columns and holds only what a printer has, whatever the text', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 8 }), (a, b, n, k) => {
        for (const lines of [center(a), wrap(a, n), pair(a, b, k), field(a, b, n), table([{ width: n }], [[a]])])
          expect(printable(lines)).toBe(true)
        for (const line of wrap(a, n)) expect(line.length).toBeLessThanOrEqual(n)
      }),
    )
  })

  it('loses no character of a wrapped text and none of an amount', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 1, max: 40 }), (a, b, n) => {
        const bare = (text: string) => text.replaceAll(' ', '')
        expect(bare(wrap(a, n).join(''))).toBe(bare(ascii(a)))
        expect(bare(pair(a, b).join(''))).toBe(bare(ascii(a) + ascii(b)))
      }),
    )
  })

  it('replaces what a printer lacks', () => {
    expect(ascii('CINCIN 7½ MM, 7 ½, ½')).toBe('CINCIN 7 1/2 MM, 7 1/2, 1/2')
    expect(ascii('−1,500 × 2 “Café”… ½')).toBe('-1,500 x 2 "Cafe"... 1/2')
    expect(ascii('a\tb\nc 金')).toBe('a b c ?')
  })

  it('stands where it should', () => {
    expect(center('ABCD')).toEqual([`${' '.repeat(18)}ABCD`])
    expect(pair('CASH', '6,300,000')).toEqual([`CASH${' '.repeat(27)}6,300,000`])
    expect(pair('GELANG KRENDEL PADI PANJANG SEKALI 17K', '10,786,500')).toEqual([
      'GELANG KRENDEL PADI PANJANG SEKALI 17K',
      '10,786,500'.padStart(40),
    ])
    expect(field('NO', 'JL-1')).toEqual(['NO    : JL-1'])
    expect(field('CUST', 'SITI ROHMAH BINTI ABDULLAH AL FARISI (M-00318)')).toEqual([
      'CUST  : SITI ROHMAH BINTI ABDULLAH AL',
      '        FARISI (M-00318)',
    ])
  })

  it('wraps an address of an order slip in 20 columns, 60 characters at most', () => {
    expect(wrap('JL. PASAR BESAR NO. 18 KELURAHAN SUKOHARJO KECAMATAN KLOJEN MALANG', 20, 60)).toEqual([
      'JL. PASAR BESAR NO.',
      '18 KELURAHAN',
      'SUKOHARJO KECAMATAN',
      'KLOJEN',
    ])
  })

  it('cuts the cells of a table to their width and refuses a table wider than the paper', () => {
    expect(table([{ width: 4 }, { width: 8, right: true }], [['CINCIN', '3.485']])).toEqual(['CINC    3.485'])
    expect(() => table([{ width: 30 }, { width: 10 }], [])).toThrow(RangeError)
  })
})

describe('a receipt', () => {
  it('has one paper per copy, each named and cut', () => {
    const text = receiptText(NOTA)
    expect(text.split(POTONG)).toHaveLength(3)
    expect(text).toContain('** INTERNAL **')
    expect(text).toContain('** LABEL **')
    expect(text).not.toContain('SALINAN')
    expect(text.endsWith(`${POTONG}\n`)).toBe(true)
    expect(receiptText({ ...NOTA, salinan: [] }, 1, 3).split(POTONG)).toHaveLength(4)
  })

  it('says from the second print on that it is one', () => {
    for (const paper of papers(NOTA, 2)) expect(paper[1]).toBe(center('SALINAN ke-1')[0])
  })

  it('refuses a line that does not fit, instead of losing its end', () => {
    expect(() => papers({ ...NOTA, baris: ['X'.repeat(41)] })).toThrow('lebih dari 40 kolom')
  })

  it('is the same text in the bytes for the printer', () => {
    const bytes = receiptBytes(NOTA, 2)
    const text = latin(bytes)
    for (const line of papers(NOTA, 2).flat()) expect(text).toContain(line)
    // ESC @ resets first; GS V cuts once per copy.
    expect(text.startsWith('\x1b@')).toBe(true)
    expect(cuts(text)).toBe(2)
    expect(cuts(latin(receiptBytes(NOTA, 1, 3)))).toBe(6)
  })

  it('carries a number for a scanner on every copy, and opens the drawer once, after the last', () => {
    const text = latin(receiptBytes({ ...NOTA, barcode: 'FJ-TK01-260302-0001', laci: true }, 1, 2))
    // GS k 73 is a Code 128, ESC p the drawer's pulse.
    expect(text.split('\x1dkI')).toHaveLength(5)
    expect(text.split('\x1bp')).toHaveLength(2)
    expect(text.lastIndexOf('\x1bp')).toBeGreaterThan(text.lastIndexOf('\x1dV'))
    expect(latin(receiptBytes({ ...NOTA, laci: true }, 2))).not.toContain('\x1bp')
    const tanpa = latin(receiptBytes(NOTA))
    expect([tanpa.includes('\x1dkI'), tanpa.includes('\x1bp')]).toEqual([false, false])
    expect(receiptText({ ...NOTA, barcode: 'FJ-1', laci: true })).toBe(receiptText(NOTA))
  })

  it('opens no drawer where it is printed for the first time on a later day', () => {
    const bayar = { ...NOTA, laci: true }
    const kini = latin(receiptBytes(onItsDay(bayar, '2026-03-02', '2026-03-02')))
    const nanti = latin(receiptBytes(onItsDay(bayar, '2026-03-02', '2026-03-20')))
    expect([kini.includes('\x1bp'), nanti.includes('\x1bp')]).toEqual([true, false])
    expect(onItsDay(NOTA, '2026-03-02', '2026-03-20')).toBe(NOTA)
  })

  it('carries a QR on every copy, its letters as they are', () => {
    const qr = 'https://toko.example/nota/VEswMQpGSi1US-_x'
    const text = latin(receiptBytes({ ...NOTA, qr }, 2))
    // GS ( k: function 180 takes what it says, 181 prints it.
    expect(text.split('\x1d(k').filter((part) => part.includes('1P0'))).toHaveLength(2)
    expect(text.split(qr)).toHaveLength(3)
    expect(text.lastIndexOf(qr)).toBeLessThan(text.lastIndexOf('\x1dV'))
    expect(latin(receiptBytes(NOTA))).not.toContain('\x1d(k')
    expect(receiptText({ ...NOTA, qr })).toBe(receiptText(NOTA))
  })

  it('draws a QR as modules with its three eyes', () => {
    const rows = qrModules('https://toko.example/nota/VEswMQpGSi1US-_x')
    expect(rows.every((row) => row.length === rows.length)).toBe(true)
    const mata = (y: number, x: number) =>
      rows.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      )
    const ujung = rows.length - 7
    const MATA = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    expect([mata(0, 0), mata(0, ujung), mata(ujung, 0)]).toEqual([MATA, MATA, MATA])
    expect(qrModules('A')).not.toEqual(qrModules('a'))
  })

  it('prints a label as Code 128 with its lines', () => {
    const text = latin(labelBytes({ barcode: '1000482136', baris: ['CINCIN MILANO'] }, 2))
    // GS k 73: Code 128.
    expect(text.split('\x1dkI')).toHaveLength(3)
    expect(text).toContain('1000482136')
    expect(text).toContain('CINCIN MILANO')
  })
})
