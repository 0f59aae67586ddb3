/** A copy of the working tree to make mistakes in: nobody's own files are ever touched. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

/** Libraries are the ones already there; our own packages are those of the copy. */
const linkModules = (root: string, copy: string): void => {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  mkdirSync(join(to, '@kencana'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@kencana' || (name.startsWith('.') && name !== '.bin')) continue
    symlinkSync(realpathSync(join(from, name)), join(to, name), 'junction')
  }
  for (const folder of readdirSync(join(copy, 'packages'))) {
    const path = join(copy, 'packages', folder)
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string }
    symlinkSync(path, join(to, name), 'junction')
  }
}

/** Copies the working tree into the temporary folder. @returns the folder; whoever calls removes it */
export const copyTree = (root: string): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'kencana-copy-')))
  for (const file of sourceFiles(root)) cpSync(join(root, file), join(copy, file))
  linkModules(root, copy)
  return copy
}
