/** The files of the working tree, for what looks at all of them; found without git, which a fresh machine need not have. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names and endings (`*.log`) that .gitignore leaves out, whatever folder they are in. */
const ignored = (root: string): ((name: string) => boolean) => {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  const names = new Set(['.git'])
  const endings: string[] = []
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('#'))) {
    if (/^\*\.\w+$/.test(line)) endings.push(line.slice(1))
    else if (/^[\w.-]+\/?$/.test(line)) names.add(line.replace(/\/$/, ''))
    else throw new Error(`.gitignore: ${line} is more than a name or an ending`)
  }
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending))
}

/**
 * Paths of all files below `root`, from it and with slashes, in order.
 * @throws Error for a line of .gitignore that is more than a name or an ending
 */
export const sourceFiles = (root: string): string[] => {
  const leftOut = ignored(root)
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => {
      if (leftOut(one.name)) return []
      const path = folder === '' ? one.name : `${folder}/${one.name}`
      return one.isDirectory() ? below(path) : [path]
    })
  return below('').toSorted()
}
