// cspell:ignore FDCINCIN FDINT FDSALINAN
import fc from 'fast-check'
import JsBarcode from 'jsbarcode'
import { describe, expect, it } from 'vitest'
import { code128, ean13 } from './code128.ts'
import { gambarLabel, type NamaTemplate, TEMPLATE_LABEL } from './label.ts'
import { labelZpl } from './zpl.ts'

/** The barcode as a string of dark and light modules. */
const modules = (kode: string): string => {
  const out: { encodings?: { data: string }[] } = {}
  JsBarcode(out, kode, { format: 'CODE128' })
  return out.encodings?.map((one) => one.data).join('') ?? ''
}
const drawn = (kode: string): string =>
  code128(kode)
    .map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

const CINCIN = { kode_barcode: '1000482136', judul: 'CINCIN MILANO', baris: ['16K  3.485 g', 'INT-77'] }
const SEMUA = Object.keys(TEMPLATE_LABEL) as NamaTemplate[]

describe('code128', () => {
  it('has a width for every bar and space, for barcodes of ours', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (kode) => {
        expect(drawn(kode)).toBe(modules(kode))
        // Start, five pairs, check sign: 11 modules in six widths each, the dark ones an even number; then the stop.
        const signs = code128(kode)
        expect(signs).toHaveLength(7 * 6 + 7)
        for (let at = 0; at < 7 * 6; at += 6) {
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = signs.slice(at, at + 6)
          expect([a + b + c + d + e + f, (a + c + e) % 2]).toEqual([11, 0])
        }
      }),
    )
  })

  it('is what the standard says: start, signs, check sign, stop', () => {
    const [startB, startC, stop] = ['11010010000', '11010011100', '1100011101011']
    // Set C: the pairs 10 00 48 21 36, check sign 105 + 10 + 0 + 3 * 48 + 4 * 21 + 5 * 36 = 8 (mod 103).
    const pairs = '11001000100 11011001100 11101110110 11011100100 10110001000'.replaceAll(' ', '')
    expect(drawn('1000482136')).toBe(`${startC}${pairs}10001100100${stop}`)
    // Set B: A is sign 33, check sign 104 + 33 = 34 (mod 103).
    expect(drawn('A')).toBe(`${startB}1010001100010001011000${stop}`)
  })

  it('ends with a right check sign for any text', () => {
    for (const kode of ['A', 'KRM-TK01-1', '123', '12345']) expect(drawn(kode).endsWith('1100011101011')).toBe(true)
    expect(drawn('KRM-TK01')).toBe(modules('KRM-TK01'))
    expect(() => code128('')).toThrow(RangeError)
    expect(() => code128('É')).toThrow('Tidak bisa jadi barcode')
  })
})

describe('a label', () => {
  it.each(SEMUA)('%s: keeps everything inside, bars at least as wide as a dot of a label printer', (nama) => {
    const panjang = { ...CINCIN, judul: 'GELANG KRENDEL PADI PANJANG SEKALI', baris: ['A', 'B', 'C', 'D', 'E', 'F'] }
    const { lebar, tinggi, kotak, teks, batang, lipat } = gambarLabel(nama, { ...panjang, tanda: 'SALINAN ke-12' })
    for (const one of kotak) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.lebar).toBeLessThanOrEqual(lipat[0] ?? lebar)
      expect(one.y + one.tinggi).toBeLessThanOrEqual(tinggi)
    }
    for (const one of teks) {
      expect(one.y).toBeLessThanOrEqual(tinggi)
      expect(one.y - one.ukuran).toBeGreaterThanOrEqual(0)
      expect(one.x + one.isi.length * one.ukuran * 0.66).toBeLessThanOrEqual((lipat[1] ?? lebar) + 0.001)
    }
    expect(batang.modul).toBeGreaterThanOrEqual(0.25)
    expect(teks.at(-1)?.isi).toBe('SALINAN ke-12')
  })

  it.each(SEMUA)('%s: says a number in full below the name, in letters as small as it takes', (nama) => {
    const nomor = 'TTP-TK0001-260303-0001'
    const isi = { ...CINCIN, judul: 'GELANG KRENDEL PADI PANJANG SEKALI', nomor, tanda: 'SALINAN ke-12' }
    const { teks, lebar, lipat } = gambarLabel(nama, isi)
    const at = teks.findIndex((one) => one.isi === nomor)
    expect(at).toBe(2)
    const satu = teks[at]
    expect(satu?.ukuran).toBeGreaterThan(1.5)
    expect((satu?.x ?? 0) + nomor.length * (satu?.ukuran ?? 0) * 0.66).toBeLessThanOrEqual((lipat[1] ?? lebar) + 0.001)
    expect(teks.at(-1)?.isi).toBe('SALINAN ke-12')
    expect(teks.length).toBeLessThanOrEqual(1 + TEMPLATE_LABEL[nama].teks.baris)
  })

  it('folds between its bars and its text', () => {
    const { kotak, teks, lipat } = gambarLabel('LIPAT', CINCIN)
    const [satu = 0, dua = 0] = lipat
    expect(Math.max(...kotak.map((one) => one.x + one.lebar))).toBeLessThan(satu)
    expect(teks.map((one) => (one.x < satu ? one.isi : one.x < dua ? 'dua' : 'ekor'))).toEqual([
      '1000482136',
      'dua',
      'dua',
      'dua',
    ])
  })

  it('gives a long name a second line where nothing else needs it', () => {
    const panjang = { ...CINCIN, judul: 'CINCIN KAWIN POLOS PUTIH' }
    const isi = (baris: readonly string[], tanda?: string) =>
      gambarLabel('LIPAT', { ...panjang, baris, ...(tanda === undefined ? {} : { tanda }) })
        .teks.slice(1)
        .map((one) => one.isi)
    expect(isi(['16K', 'INT'])).toEqual(['CINCIN KAWIN', 'POLOS PUTIH', '16K', 'INT'])
    expect(isi(['16K', 'INT'], 'SALINAN ke-1')).toEqual(['CINCIN KAWIN', '16K', 'INT', 'SALINAN ke-1'])
  })

  it('is ZPL that a label printer takes, without commands smuggled in by a name', () => {
    expect(
      labelZpl(gambarLabel('LIPAT', { ...CINCIN, judul: 'CINCIN^XZ~JA', tanda: 'SALINAN ke-1' }), 2),
    ).toMatchInlineSnapshot(`
      "^XA
      ^PW640
      ^LL96
      ^LH0,0
      ^FO12,10^BY2^BCN,51,N,N,N,A^FD1000482136^FS
      ^FO37,62^A0N,21,19^FD1000482136^FS
      ^FO221,6^A0N,18,16^FDCINCIN XZ JA^FS
      ^FO221,26^A0N,18,16^FD16K  3.485 g^FS
      ^FO221,47^A0N,18,16^FDINT-77^FS
      ^FO221,68^A0N,18,16^FDSALINAN ke-1^FS
      ^PQ2
      ^XZ"
    `)
    for (const nama of SEMUA) expect(labelZpl(gambarLabel(nama, CINCIN))).toContain('^BY2^BCN')
  })
})

describe('a label of thirteen digits', () => {
  const EAN = { kode_barcode: '2100000000128', judul: 'CINCIN', baris: [] }

  it('has the bars of EAN-13, of 95 modules, and none for what is no EAN-13', () => {
    const out: { encodings?: { data: string }[] } = {}
    JsBarcode(out, EAN.kode_barcode, { format: 'EAN13', flat: true })
    const terang = ean13(EAN.kode_barcode).map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    expect(terang.join('')).toBe(out.encodings?.[0]?.data)
    expect(terang.join('')).toHaveLength(95)
    expect(terang.join('').slice(0, 10)).toBe('1010011001')
    expect(() => ean13('2100000000127')).toThrow()
    expect(() => ean13('210000000012')).toThrow('Bukan EAN-13')
  })

  it('fits every template with modules of two dots at least', () => {
    for (const nama of SEMUA) {
      const { lebar, lipat, kotak, batang } = gambarLabel(nama, EAN)
      expect(batang.modul * 8).toBeGreaterThanOrEqual(2)
      const [akhir] = kotak.toReversed()
      expect((akhir?.x ?? 0) + (akhir?.lebar ?? 0)).toBeLessThan(lipat[0] ?? lebar)
      expect(labelZpl(gambarLabel(nama, EAN))).toMatch(/\^BY[2-9]\^BEN,\d+,N,N\^FD210000000012\^FS/)
    }
  })
})
