/** Who may name the shop's limits of losses and differences: a rule that is judged in one place cannot be forgotten in another. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')

/** A limit by its name: `toleransi_berat`, or a setting that is read from its shop. */
const LIMIT = /\btoleransi_\w+|ParaSystem\([^)]*'(susut_orang|susut_tukang|selisih_dokumen)'/

/** Each with the reason why it names one. */
const MAY: Readonly<Record<string, string>> = {
  'features/pengaturan/para-system/para-system.contract.ts': 'says what they are',
  'features/pengaturan/para-system/para-system.api.ts': 'reads them',
  'features/pengaturan/batas/selisih.api.ts': 'judges by them',
  'features/neraca/laporan-susut-selisih/laporan-susut-selisih.query.ts':
    'shows how much of each was used, in one statement',
}

const code = sourceFiles(root).filter(
  (file) =>
    /^(features|packages|apps)\/.*\.tsx?$/.test(file) && !/\.(test|violations)\.tsx?$|^packages\/testing\//.test(file),
)

describe('a limit of losses and differences', () => {
  it('is named where it is set, read, judged and reported, and nowhere else', () => {
    expect(code.length).toBeGreaterThan(500)
    const naming = code.filter((file) => LIMIT.test(readFileSync(join(root, file), 'utf8')))
    expect(naming).toEqual(Object.keys(MAY).toSorted())
  })
})
