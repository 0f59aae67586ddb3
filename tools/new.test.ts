import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMaster } from './new.ts'

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
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

it('writes a master that both type projects accept, listed on both sides', () => {
  const files = newMaster(tree, 'master', 'jenis-batu')
  expect(files).toHaveLength(7)
  expect(readFileSync(join(tree, 'apps/server/src/features.ts'), 'utf8')).toContain('  jenisBatuFeature,\n')
  expect(readFileSync(join(tree, 'apps/web/src/menu.tsx'), 'utf8')).toContain("path: '/master-jenis-batu'")
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  for (const project of ['tsconfig.server.json', 'tsconfig.web.json'])
    expect(execFileSync(process.execPath, [tsc, '-p', project], { cwd: tree, encoding: 'utf8' })).toBe('')
}, 120_000)

it('refuses to write over a master that exists', () => {
  expect(() => newMaster(tree, 'master', 'baki')).toThrow('features/master/baki/baki.contract.ts sudah ada')
})
