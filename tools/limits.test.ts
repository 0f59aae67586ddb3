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
  'features/pengaturan/batas/susut.api.ts': 'judges sums of thirty days by them',
  'features/pengaturan/batas/susut-service.api.ts': 'judges sums of thirty days of customers’ pieces by them',
  'features/neraca/laporan-susut-selisih/laporan-susut-selisih.query.ts':
    'shows how much of each was used, in one statement',
}

const code = sourceFiles(root).filter(
  (file) =>
    /^(features|packages|apps)\/.*\.tsx?$/.test(file) && !/\.(test|violations)\.tsx?$|^packages\/testing\//.test(file),
)

/** Postings of losses that are summed up by the piece, each with what judges it. */
const PIECES: Readonly<Record<string, string>> = {
  'features/barang/cucian/cucian.posting.ts': 'all washings of a piece together, and all pieces of a washing',
  'features/barang/kirim-barang/kirim-barang.posting.ts': 'agreed to, whatever it weighs',
  'features/barang/koreksi-barang/koreksi-barang.posting.ts': 'all corrections of a piece together',
  'features/barang/stock-opname/stock-opname.posting.ts': 'approved by who did not count',
  'features/cabang/kirim-barang-kecabang/kecabang.posting.ts':
    'no loss: what had been given up by agreement arrived after all and leaves the differences again',
  'features/hutang/transaksi-hutang/lelang-hutang.posting.ts': 'agreed to, whatever it weighs',
  'features/penjualan/transaksi-penjualan/hilang-jual.posting.ts': 'agreed to, whatever it weighs',
  'features/service/transaksi-services/service.posting.ts':
    'a customer’s piece: agreed to beyond what its scale differs by, added up over thirty days, accepted by its customer by name',
}

describe('a loss', () => {
  it('of loose gold is added up over thirty days by every document that posts one', () => {
    const servers = (folder: string) => code.filter((file) => file.startsWith(folder) && file.endsWith('.server.ts'))
    const without = code.filter((file) => {
      if (!file.endsWith('.posting.ts') || !/'(SUSUT|SELISIH)'/.test(readFileSync(join(root, file), 'utf8')))
        return false
      const folder = file.slice(0, file.lastIndexOf('/') + 1)
      return !servers(folder).some((server) => /await kasusSusut\(/.test(readFileSync(join(root, server), 'utf8')))
    })
    expect(without).toEqual(Object.keys(PIECES).toSorted())
  })
})

describe('a limit of losses and differences', () => {
  it('is named where it is set, read, judged and reported, and nowhere else', () => {
    expect(code.length).toBeGreaterThan(500)
    const naming = code.filter((file) => LIMIT.test(readFileSync(join(root, file), 'utf8')))
    expect(naming).toEqual(Object.keys(MAY).toSorted())
  })
})
