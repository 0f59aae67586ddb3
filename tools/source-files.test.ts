import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kencana-files-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

it('lists what .gitignore does not leave out, in a folder that git never saw', () => {
  write('.gitignore', 'node_modules/\n*.log\n\n# words\n.DS_Store\n')
  for (const path of [
    'b.ts',
    'a/c.ts',
    'a/node_modules/x.js',
    'node_modules/y.js',
    'a/d.log',
    '.DS_Store',
    '.git/HEAD',
  ])
    write(path)
  expect(sourceFiles(root)).toEqual(['.gitignore', 'a/c.ts', 'b.ts'])
})

it('says which line of .gitignore it does not understand', () => {
  write('.gitignore', '!keep\n')
  expect(() => sourceFiles(root)).toThrow('.gitignore: !keep is more than a name or an ending')
})
