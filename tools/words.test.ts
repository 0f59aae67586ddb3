/** One word for one thing (docs/GLOSSARY.md): ways of saying that a part has replaced. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'features', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))

/** What is not said, what is said instead, and where the part itself stands. */
const WORDS: readonly { not: RegExp; but: string; home?: RegExp }[] = [
  { not: /\bconst KOSONG\w*\b/, but: 'BLANK' },
  { not: /\bconst KOLOM\b/, but: 'COLUMNS', home: /\.ts$/ },
  { not: /^export const (?!\w+Feature\b)\w+: Feature = /m, but: 'xFeature', home: /packages\/testing/ },
  { not: /\bconst CETAK_/, but: 'DOKUMEN_X', home: /cetak\.contract\.ts$/ },
  { not: /'YYYY-MM-DD"T"/, but: 'waktu()', home: /server-kit\/src\/dokumen\.ts$/ },
  { not: /teks\('Alasan', \{ max: 200 \}\)/, but: 'alasan()', home: /contract\/src\/dokumen\.ts$/ },
  { not: /'Otorisasi Tidak Dikenal'\)/, but: 'otorisasi()', home: /contract\/src\/dokumen\.ts$|otorisasi\.api\.ts$/ },
  { not: /SELECT \* FROM jsonb_populate_recordset/, but: 'insertRows' },
]

it.each(WORDS)('$but, not $not', ({ not, home }) => {
  const found = files.filter((file) => !home?.test(file) && not.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})
