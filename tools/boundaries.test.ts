/** Plants a violation of each boundary in a copy of the rules and sees it found; the real tree is checked by `lint`. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kencana-batas-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const plant = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

/** What the linter says of one planted file. */
const lint = (file: string): string => {
  try {
    return execFileSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', file], { cwd: tree, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

const importing = (from: string) => `import { x } from '${from}'\nexport const y = x\n`

it.each([
  ['packages/ledger/src/a.ts', 'zod', 'The ledger imports nothing'],
  ['packages/ledger/src/b.ts', '../../contract/src/index.ts', 'The ledger imports nothing'],
  ['packages/testing/src/buku-hutang.ts', '@kencana/ledger', 'The notebook of loans imports nothing'],
  ['packages/contract/src/a.ts', '@kencana/database', 'zod and the ledger only'],
  ['packages/contract/src/b.ts', 'node:fs', 'zod and the ledger only'],
  ['packages/server-kit/src/a.ts', '../../../features/master/baki/baki.contract.ts', 'No package knows a feature'],
  ['packages/server-kit/src/b.ts', '../../../apps/server/src/options.ts', 'No package knows a feature'],
  ['packages/database/src/a.ts', '@kencana/ui', 'The server never reaches the web'],
  ['packages/storage/src/a.ts', '../../../features/master/baki/baki.contract.ts', 'No package knows a feature'],
  ['packages/ui/src/c.tsx', '@kencana/storage', 'Primitives know measures'],
  ['features/barang/jual/jual4.screen.tsx', '@kencana/storage', 'The web never reaches the server'],
  ['packages/screens/src/a.tsx', '../../../features/master/baki/baki.contract.ts', 'No package knows a feature'],
  ['packages/screens/src/b.tsx', '@kencana/server-kit', 'The web never reaches the server'],
  ['packages/ui/src/a.tsx', '@kencana/contract', 'Primitives know measures'],
  ['packages/ui/src/b.tsx', 'node:fs', 'The web never reaches the server'],
  ['packages/receipts/src/a.ts', '@kencana/contract', 'A receipt is pure text'],
  ['packages/reports/src/a.ts', '@kencana/ui', 'A report is pure'],
  ['packages/reports/src/b.ts', '@kencana/screens', 'A report is pure'],
  ['features/barang/jual/jual.server.ts', '../../../apps/server/src/options.ts', 'Nothing imports apps'],
  ['features/barang/jual/jual.query.ts', './jual.screen.tsx', 'The server never reaches the web'],
  ['features/barang/jual/jual.api.ts', '../beli/beli.query.ts', 'Features meet at the door'],
  ['features/barang/jual/jual2.server.ts', '../../master/baki/baki.server.ts', 'Features meet at the door'],
  ['features/barang/jual/jual.posting.ts', './jual.query.ts', 'A posting is pure'],
  ['features/barang/jual/jual2.posting.ts', '@kencana/server-kit', 'A posting is pure'],
  ['features/barang/jual/jual.contract.ts', './jual.api.ts', 'A contract is made of'],
  ['features/barang/jual/jual.screen.tsx', './jual.server.ts', 'The web never reaches the server'],
  ['features/barang/jual/jual2.screen.tsx', '@kencana/database', 'The web never reaches the server'],
  ['features/barang/jual/jual3.screen.tsx', '../beli/beli.screen.tsx', 'Features meet at the door'],
  ['features/barang/jual/jual.picker.tsx', '../../../apps/web/src/menu.ts', 'Nothing imports apps'],
  ['features/barang/jual/jual.shared.tsx', '../beli/beli.part.tsx', 'Features meet at the door'],
  ['features/barang/jual/jual.store.ts', '../beli/beli.store.ts', 'Features meet at the door'],
  ['packages/testing/src/a.ts', '../../../apps/server/src/options.ts', 'Nothing imports apps'],
  ['packages/server-kit/src/c.test.ts', '../../../apps/server/src/options.ts', 'Nothing imports apps'],
  ['features/barang/jual/jual.test.ts', '../../../apps/server/src/options.ts', 'Nothing imports apps'],
  ['db/demo/a.ts', '../../apps/server/src/options.ts', 'Nothing imports apps'],
  ['tools/a.ts', '../apps/server/src/options.ts', 'Nothing imports apps'],
  ['apps/web/src/a.tsx', '../../../features/master/baki/baki.server.ts', 'The web never reaches the server'],
  ['apps/server/src/a.ts', '../../../features/master/baki/baki.screen.tsx', 'The server never reaches the web'],
])('finds %s importing %s', (file, from, text) => {
  plant(file, importing(from))
  expect(lint(file)).toContain(text)
})

it.each([
  ['features/barang/jual/jual.server.ts', '../beli/beli.api.ts'],
  ['features/barang/jual/jual.server.ts', './jual.query.ts'],
  ['features/barang/jual/jual.screen.tsx', '../../master/baki/baki.picker.tsx'],
  ['features/barang/jual/jual.screen.tsx', '../../master/baki/baki.shared.tsx'],
  ['features/barang/jual/jual.screen.tsx', './jual.part.tsx'],
  ['features/barang/jual/jual.posting.ts', '@kencana/ledger'],
  ['features/barang/jual/jual.posting.ts', './harga.posting.ts'],
  ['packages/testing/src/a.ts', '../../../features/master/baki/baki.contract.ts'],
])('lets %s import %s', (file, from) => {
  plant(file, importing(from))
  expect(lint(file)).not.toContain('no-restricted-imports')
})

it('finds a cycle', () => {
  plant('features/barang/a/a.api.ts', "import { b } from '../b/b.api.ts'\nexport const a = () => b\n")
  plant('features/barang/b/b.api.ts', "import { a } from '../a/a.api.ts'\nexport const b = () => a\n")
  expect(lint('features/barang/a/a.api.ts')).toContain('no-cycle')
})

it('finds a file over 300 lines and a function over 70', () => {
  plant('features/barang/c/c.api.ts', 'export {}\n'.repeat(301))
  expect(lint('features/barang/c/c.api.ts')).toContain('max-lines')
  plant('features/barang/d/d.api.ts', `export const d = () => {\n${'  void 0\n'.repeat(71)}}\n`)
  expect(lint('features/barang/d/d.api.ts')).toContain('max-lines-per-function')
})
