/** A copy of the working tree to make mistakes in: nobody's own files are ever touched. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The files of the working tree as they are now, committed or not, without what git ignores. */
const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

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
  for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file))
  linkModules(root, copy)
  return copy
}
