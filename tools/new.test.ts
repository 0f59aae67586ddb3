/** The generator in a copy of the tree: what it writes compiles, passes its own tests, and is held by those of the house. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { longPart, sampled } from '@kencana/testing/sample'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree } from './copy-tree.ts'
import { REPORT, runTests } from './mutants/check.ts'
import { newMaster, newReport, newTransaction } from './new.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let tree: string
beforeAll(() => {
  tree = copyTree(root)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** What it can write: the folder, and a file that it writes or adds to. */
const KINDS = [
  {
    write: () => newMaster(tree, 'master', 'jenis-batu'),
    own: 'features/master/jenis-batu',
    file: 'features/master/jenis-batu/jenis-batu.contract.ts',
  },
  {
    write: () => newReport(tree, 'penjualan', 'laporan-contoh'),
    own: 'features/penjualan/laporan-contoh',
    file: 'features/penjualan/penjualan.menu.ts',
  },
  {
    write: () => newTransaction(tree, 'penjualan', 'contoh-barang', 'CTH'),
    own: 'features/penjualan/contoh-barang',
    file: 'db/invariants/dokumen-berjurnal.sql',
  },
]
type Kind = (typeof KINDS)[number]

/** In a long run the whole tree is compiled with what was written, else its files and all that they reach. */
const compile = (project: string, kinds: readonly Kind[]): string => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const part = join(tree, `part.${project}`)
  const { include } = JSON.parse(readFileSync(join(tree, project), 'utf8')) as { include: string[] }
  const roles = include.filter((one) => one.startsWith('features/**/')).map((one) => one.replace('features/**/', ''))
  const own = kinds.flatMap(({ own: folder }) => roles.map((role) => `${folder}/${role}`))
  const declared = include.filter((one) => one.endsWith('.d.ts'))
  writeFileSync(part, JSON.stringify({ extends: `./${project}`, include: [...own, ...declared] }))
  return execFileSync(process.execPath, [tsc, '-p', longPart() ? project : part], { cwd: tree, encoding: 'utf8' })
}

it('writes masters, reports and transactions that run at once, listed wherever the house looks for them', async () => {
  const kinds = longPart() ? KINDS : sampled('generator', KINDS, 1)
  for (const { write, file } of kinds) {
    const files = write()
    expect(files).toContain(file)
    const migration = files.find((one) => one.endsWith('.sql') && one.startsWith('db/migrations'))
    if (file.startsWith('db/'))
      expect(readFileSync(join(tree, migration ?? ''), 'utf8')).toContain(
        'CREATE TABLE contoh_barang (\n  no_contoh_barang kode',
      )
  }
  for (const project of ['tsconfig.server.json', 'tsconfig.web.json']) expect(compile(project, kinds)).toBe('')
  const house = ['features/menu.test.ts', 'features/documents.test.ts']
  expect(await runTests(tree, [...kinds.map(({ own }) => own), ...house], false)).toEqual({ is: 'passed' })
  if (!kinds.some(({ own }) => own.endsWith('contoh-barang'))) return
  // Of what is planted only its own: the tree it stands in finds the others.
  const audit = /audit\/neraca (is clean|has a violation planted|finds '?Contoh Barang)/
  expect(await runTests(tree, ['features/neraca/neraca.test.ts'], false, audit)).toEqual({ is: 'passed' })
  expect(JSON.parse(readFileSync(join(tree, REPORT), 'utf8'))).toMatchObject({ numPassedTests: 3 })
})

it('refuses to write over a master that exists', () => {
  expect(() => newMaster(tree, 'master', 'baki')).toThrow('features/master/baki/baki.contract.ts sudah ada')
})
