/** One place writes numbers and days for people (packages/ledger/src/bentuk.ts): whoever writes his own is found here. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const berkas = execFileSync('git', ['ls-files', 'packages', 'features', 'apps'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.fixture\.ts$|packages\/testing|apps\/web\/src\/dev/.test(file),
  )
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n') }))

const dengan = (cari: RegExp, kecuali: (line: string, file: string) => boolean): string[] =>
  berkas.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (cari.test(line) && !kecuali(line, file) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

/** The instants of a machine, put into words: their days pass by `terbaca`, or are words of Indonesian in either form. */
const WAKTU = /'sv-SE'|dateStyle|'en-GB', \{ hour|'id-ID', \{ timeZone/

describe('what people read', () => {
  it('is grouped and given its decimals in one place', () => {
    expect(dengan(/\\B\(\?=|NumberFormat/, (_, file) => file === 'packages/ledger/src/measures.ts')).toEqual([])
    const sendiri = dengan(
      /toLocale(Date|Time)?String\(/,
      // A sentence of the server itself, which speaks to machines too and knows no form.
      (line, file) =>
        WAKTU.test(line) || line.includes('formatDesimal(') || file === 'packages/server-kit/src/errors.ts',
    )
    // What goes on in the next line is an instant's: of numbers all stand in one.
    expect(sendiri.filter((one) => !one.endsWith('String('))).toEqual([])
  })

  it('has no decimals of its own on paper, in reports and on screens', () => {
    const pecahan = dengan(
      /toFixed\(|\} ?%[`<]/,
      (line, file) =>
        /formatDesimal\(|Math\.round|kind: 'desimal'|"d: `M|d: `M|width|height/.test(line) ||
        !/\.(tsx|receipt\.ts|report\.ts)$/.test(file),
    )
    expect(pecahan).toEqual([])
  })

  it('is an amount of which the server says what it is', () => {
    // `terbaca` knows an amount of a sentence by what stands beside it: alone, 50,000 may be thousands or a weight.
    const apa = '(?:pcs|lembar|barang|pesanan|poin|baris|nomor)\\b'
    const basis = dengan(/to_char\([^']*'FM/, (line) =>
      new RegExp(`Rp\\. '|/ 1000\\.0|'\\) \\|\\| ' ${apa}`).test(line),
    )
    expect(basis).toEqual([])
    const server = dengan(
      new RegExp(
        `(?<!Rp\\. )\\$\\{formatRibuan\\((?:[^()]|\\([^()]*\\))*\\)\\}(?! ${apa})|formatGram\\((?:[^()]|\\([^()]*\\))*\\)\\}(?! g\\b)`,
        'i',
      ),
      (_, file) => !/\.(server|api|store|query|posting)\.ts$/.test(file),
    )
    expect(server).toEqual([])
  })

  it('is never cut up, nor given to a field that reads numbers', () => {
    // '3,49' without its comma is 349 grams: a field takes the text of the wire, and shows it in the form itself.
    const tampil = '(?:formatGram|formatRibuan|formatRupiah|formatDesimal|cellText|gramText|rupiahText|pcsText)\\('
    const dipotong = dengan(
      new RegExp(`${tampil}.*\\)\\.(?:replace|replaceAll|split|slice|substring|at)\\(`),
      () => false,
    )
    expect(dipotong).toEqual([])
    const isian = dengan(new RegExp(`<(?:Gram|Persen|Rupiah|Int)Field.*value=\\{${tampil}`), () => false)
    expect(isian).toEqual([])
  })

  it('is made of elements that put it into the form', () => {
    expect(readFileSync(join(ROOT, 'apps/web/vite.config.ts'), 'utf8')).toContain("jsxImportSource: '@kencana/ui'")
    // A number of an example is one too.
    const contoh = dengan(
      /['"`>][^'"`]*\d,\d{3}\b/,
      (line, file) => /sql`|to_char/.test(line) || !/\.(tsx|receipt\.ts|report\.ts)$/.test(file),
    )
    expect(contoh.filter((one) => !/ (\/\/|\*|\/\*)/.test(one))).toEqual([])
  })
})
