/** The generator in a copy of the tree: what it writes compiles, passes its own tests, and is held by those of the house. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

it('writes a master, a report and a transaction that run at once, listed wherever the house looks for them', async () => {
  expect(newMaster(tree, 'master', 'jenis-batu')).toContain('features/master/jenis-batu/jenis-batu.contract.ts')
  expect(newReport(tree, 'penjualan', 'laporan-contoh')).toContain('features/penjualan/penjualan.menu.ts')
  const files = newTransaction(tree, 'penjualan', 'contoh-barang', 'CTH')
  expect(files).toContain('db/invariants/dokumen-berjurnal.sql')
  const migration = files.find((file) => file.endsWith('.sql')) ?? ''
  expect(readFileSync(join(tree, migration), 'utf8')).toContain('CREATE TABLE contoh_barang (\n  no_contoh_barang kode')
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  for (const project of ['tsconfig.server.json', 'tsconfig.web.json'])
    expect(execFileSync(process.execPath, [tsc, '-p', project], { cwd: tree, encoding: 'utf8' })).toBe('')
  const own = ['features/master/jenis-batu', 'features/penjualan/contoh-barang', 'features/penjualan/laporan-contoh']
  const house = ['features/menu.test.ts', 'features/documents.test.ts']
  expect(await runTests(tree, [...own, ...house], false)).toEqual({ is: 'passed' })
  // Of what is planted only its own: the tree it stands in finds the others.
  const audit = /audit\/neraca (is clean|has a violation planted|finds '?Contoh Barang)/
  expect(await runTests(tree, ['features/neraca/neraca.test.ts'], false, audit)).toEqual({ is: 'passed' })
  expect(JSON.parse(readFileSync(join(tree, REPORT), 'utf8'))).toMatchObject({ numPassedTests: 3 })
}, 600_000)

it('refuses to write over a master that exists', () => {
  expect(() => newMaster(tree, 'master', 'baki')).toThrow('features/master/baki/baki.contract.ts sudah ada')
})
