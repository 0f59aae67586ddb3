/** `npm run new -- master area/nama`: writes the files of a new feature and its two list lines. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { masterFiles, menuEntry, namaOf, serverLine } from './new/master.ts'

const USAGE = 'Pakai: npm run new -- master area/nama   (contoh: npm run new -- master master/kadar)'

/** Puts text before the first place where a marker stands. */
const insertBefore = (text: string, marker: string | RegExp, added: string): string => {
  const at = typeof marker === 'string' ? text.indexOf(marker) : text.search(marker)
  if (at < 0) throw new Error(`penanda ${String(marker)} tidak ditemukan`)
  return text.slice(0, at) + added + text.slice(at)
}

const nextMigration = (root: string): string => {
  const numbers = readdirSync(join(root, 'db/migrations')).map((file) => Number(file.slice(0, 4)))
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}

/** Writes a new master below `root`. @returns the files written or changed @throws Error when one exists already */
export const newMaster = (root: string, area: string, nama: string): string[] => {
  const names = namaOf(area, nama)
  const files = masterFiles(names, nextMigration(root))
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (existing) throw new Error(`${existing} sudah ada`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const server = join(root, 'apps/server/src/features.ts')
  const { import: line, entry } = serverLine(names)
  const imported = insertBefore(readFileSync(server, 'utf8'), 'import { neraca }', line)
  writeFileSync(server, insertBefore(imported, '  neraca,\n', entry))
  const menu = join(root, 'apps/web/src/menu.tsx')
  writeFileSync(menu, insertBefore(readFileSync(menu, 'utf8'), /\]\n\n\/\*\* The screen of a path/, menuEntry(names)))
  return [...Object.keys(files), 'apps/server/src/features.ts', 'apps/web/src/menu.tsx']
}

const main = () => {
  const [kind, target = ''] = process.argv.slice(2)
  const [, area, nama] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(target) ?? []
  if (kind !== 'master' || !area || !nama) {
    console.error(USAGE)
    process.exitCode = 1
    return
  }
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  for (const file of newMaster(root, area, nama)) console.log(file)
  console.log(`\nSelanjutnya: npm run fix; npm run schema; npx vitest run --project unit features/${area}/${nama}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
