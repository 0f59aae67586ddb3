/** A report for tests and figures, and readers of what it became. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateRawSync, inflateSync } from 'node:zlib'
import type { Column } from '@kencana/ui/columns'
import { buildResult, plainResult, type ReportDefinition, type ReportHead } from './definition.ts'
import { fontsFrom } from './letters.ts'

export interface Kiriman {
  no_sepuh: string
  tanggal: string
  user_id: string
  kode_baki: string
  nama: string
  qty: number
  berat: number
  harga: number
  susut: number | null
}

const COLUMNS: readonly Column<Kiriman>[] = [
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'nama', title: 'Nama', kind: 'name' },
  { key: 'tanggal', title: 'Tanggal', kind: 'date' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true, group: 'Dikirim' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, group: 'Dikirim' },
  { key: 'susut', title: 'Susut', kind: 'persen' },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah', total: true },
]

export const LAPORAN: ReportDefinition<Kiriman> = {
  title: 'Laporan Kirim Sepuh',
  columns: COLUMNS,
  groupBy: {
    key: (row) => row.no_sepuh,
    head: (row) => ({ kode: row.no_sepuh, tanggal: row.tanggal, user: row.user_id }),
    noun: 'kiriman',
  },
}

export const HEAD: ReportHead = {
  nama_toko: 'TOKO MAS KENCANA JAYA',
  alamat_toko: 'JL. PASAR BESAR NO. 18, KELURAHAN SUKOHARJO, KECAMATAN KLOJEN, KOTA MALANG, JAWA TIMUR 65118',
  user_id: 'DEWI',
  dicetak: '2026-11-20 15:04',
  lines: ['Periode 2026-11-14 s/d 2026-11-20', 'Kode Jenis SEMUA'],
}

export const kiriman = (n: number): Kiriman => ({
  no_sepuh: `SP-TK01-261117-${String(Math.floor(n / 3) + 1).padStart(4, '0')}`,
  tanggal: '2026-11-17',
  user_id: 'HENDRA',
  kode_baki: `SS0${(n % 3) + 1}`,
  nama: n % 5 === 0 ? '=HYPERLINK("x") & (CAFÉ)' : 'CINCIN MILANO',
  qty: (n % 40) + 1,
  berat: 96_420 + n,
  harga: n % 2 === 0 ? 5_733_000 : -1_500,
  susut: n % 3 === 0 ? null : 15_000,
})

export const rowsOf = (count: number): Kiriman[] => Array.from({ length: count }, (_, n) => kiriman(n))

export const plainOf = (rows: readonly Kiriman[], definition: ReportDefinition<Kiriman> = LAPORAN) =>
  plainResult(definition, buildResult(definition, rows))

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Fonts come from the disk here. */
export const fontsFromDisk = (): void =>
  fontsFrom(async (url) => new Uint8Array(await readFile(join(root, url.replace(/^\/@fs/, '').replace(root, '')))))

/** What every object of a PDF holds, by its number; a packed stream unpacked. */
const objectsOf = (raw: string): Map<string, string> =>
  new Map(
    [...raw.matchAll(/^(\d+) 0 obj\n(?:<<\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n|(<<.*)\n)/gm)].map((match) => {
      const from = match.index + match[0].length
      const [, id = '', length, dictionary] = match
      const packed = () => inflateSync(Buffer.from(raw.slice(from, from + Number(length)), 'latin1')).toString('latin1')
      return [id, length === undefined ? (dictionary ?? '') : packed()]
    }),
  )

// What the codes of a page's fonts mean, by the tables that a reader copies by.
const meanings = (objects: Map<string, string>): Map<string, string> => {
  const fonts = new Set([...objects.values()].flatMap((one) => [...one.matchAll(/\/(L\d+) (\d+) 0 R/g)].map(String)))
  return new Map(
    [...fonts].flatMap((font) => {
      const [, name = '', id = ''] = font.split(',')
      const table = objects.get(/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1] ?? '') ?? ''
      return [...table.matchAll(/^<(..)> <(....)>$/gm)].map(([, code = '', sign = '']): [string, string] => [
        name + code,
        String.fromCharCode(Number.parseInt(sign, 16)),
      ])
    }),
  )
}

/** The texts of a PDF by page, in the order in which they are drawn. */
export const pdfTexts = (file: Uint8Array): string[][] => {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const meaning = meanings(objects)
  const shown = (drawn: string): string =>
    [...drawn.matchAll(/\/(L\d+) [\d.]+ Tf <([^>]*)> Tj|\(((?:\\.|[^\\)])*)\) Tj/g)]
      .map(([, font = '', codes = '', text = '']) =>
        font === ''
          ? text.replace(/\\(.)/g, '$1')
          : codes.replace(/../g, (code) => meaning.get(font + code) ?? '\ufffd'),
      )
      .join('')
  return [...objects.values()]
    .filter((one) => one.endsWith('ET') && one.includes('BT\n'))
    .map((content) => [...content.matchAll(/Tm (.*)$/gm)].map(([, drawn = '']) => shown(drawn)))
}

/** A file inside of an Excel file (a zip), by its name. */
export const xlsxPart = (file: Uint8Array, name: string): string => {
  const bytes = Buffer.from(file)
  let at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  while (at !== -1 && bytes.readUInt32LE(at) === 0x02014b50) {
    const nameLength = bytes.readUInt16LE(at + 28)
    if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = bytes.readUInt32LE(at + 42)
      const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
      return (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8')
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  throw new Error(`no ${name} in the file`)
}
