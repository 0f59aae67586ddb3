import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMaster, newReport, newTransaction } from './new.ts'

const root = join(import.meta.dirname, '..')
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kencana-baru-'))
  for (const part of [
    'apps',
    'features',
    'packages',
    'db',
    'tsconfig.base.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
  ])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  // Everything as installed, but our own packages are the tree's.
  mkdirSync(join(tree, 'node_modules/@kencana'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kencana') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
  for (const name of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@kencana', name))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

it('writes a master, a report and a transaction that both type projects accept, listed on both sides', () => {
  const files = newMaster(tree, 'master', 'jenis-batu')
  expect(files).toHaveLength(7)
  expect(readFileSync(join(tree, 'features/master/master.area.ts'), 'utf8')).toContain('  jenisBatuFeature,\n')
  expect(readFileSync(join(tree, 'features/master/master.menu.ts'), 'utf8')).toContain("path: '/master-jenis-batu'")
  expect(newReport(tree, 'penjualan', 'laporan-uji')).toEqual(
    expect.arrayContaining([
      'features/penjualan/laporan-uji/laporan-uji.report.ts',
      'features/penjualan/penjualan.area.ts',
    ]),
  )
  expect(readFileSync(join(tree, 'features/menu.ts'), 'utf8')).toContain('penjualan: penjualanMenu,')
  const baru = newTransaction(tree, 'penjualan', 'uji-barang', 'UJB')
  expect(baru).toContain('features/penjualan/uji-barang/uji-barang.posting.ts')
  const migration = baru.find((file) => file.endsWith('.sql')) ?? ''
  expect(readFileSync(join(tree, migration), 'utf8')).toContain(
    'CREATE TABLE uji_barang (\n  no_uji_barang kode PRIMARY KEY',
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  for (const project of ['tsconfig.server.json', 'tsconfig.web.json'])
    expect(execFileSync(process.execPath, [tsc, '-p', project], { cwd: tree, encoding: 'utf8' })).toBe('')
}, 120_000)

it('refuses to write over a master that exists', () => {
  expect(() => newMaster(tree, 'master', 'baki')).toThrow('features/master/baki/baki.contract.ts sudah ada')
})
