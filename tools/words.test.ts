/** One word for one thing (docs/GLOSSARY.md): ways of saying that a part has replaced. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const files = sourceFiles(root).filter(
  (file) => /^(features|packages|apps)\/.*\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
)

/** What is not said, what is said instead, and where the part itself stands. */
const WORDS: readonly { not: RegExp; but: string; home?: RegExp }[] = [
  { not: /\bconst KOSONG\w*\b/, but: 'BLANK' },
  { not: /\bconst KOLOM\b/, but: 'COLUMNS', home: /\.ts$/ },
  { not: /^export const (?!\w+Feature\b)\w+: Feature = /m, but: 'xFeature', home: /packages\/testing/ },
  { not: /\bconst CETAK_/, but: 'DOKUMEN_X', home: /cetak\.contract\.ts$/ },
  { not: /'YYYY-MM-DD"T"/, but: 'waktu()', home: /server-kit\/src\/dokumen\.ts$/ },
  { not: /teks\('Alasan', \{ max: 200 \}\)/, but: 'alasan()', home: /contract\/src\/dokumen\.ts$/ },
  {
    not: /'Otorisasi Tidak Dikenal'\)/,
    but: 'otorisasi()',
    home: /contract\/src\/dokumen\.ts$|server-kit\/src\/otorisasi\.ts$/,
  },
  { not: /SELECT \* FROM jsonb_populate_recordset/, but: 'insertRows' },
  { not: /\$\{\w+\.kode_bank\}, \$\{/, but: 'useRekeningOptions', home: /rekening-toko\.picker\.tsx$/ },
]

it.each(WORDS)('$but, not $not', ({ not, home }) => {
  const found = files.filter((file) => !home?.test(file) && not.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})
