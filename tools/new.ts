/** `npm run new -- master|report|transaction area/nama`: writes the files of a new feature and its two list lines. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { barisServer, entriMenu, laporanFiles, transaksiFiles } from './new/copy.ts'
import { masterFiles, menuEntry, namaOf, serverLine } from './new/master.ts'

const USAGE = `Pakai: npm run new -- master area/nama             contoh: npm run new -- master master/kadar
       npm run new -- report area/laporan-nama     contoh: npm run new -- report barang/laporan-cucian
       npm run new -- transaction area/nama KODE   contoh: npm run new -- transaction barang/cucian CU`

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

interface Baru {
  area: string
  files: Readonly<Record<string, string>>
  server: { import: string; entry: string }
  menu: string
}

interface Daftar {
  file: string
  /** What an empty one holds. */
  kosong: string
  /** The list of all areas' lists, and what is put in there: text and the place before which it goes. */
  semua: string
  masuk: readonly (readonly [before: string | RegExp, text: string])[]
}

/** The two lists of an area: what it brings to the server, and its part of the menu. */
const daftar = (area: string): { server: Daftar; menu: Daftar } => {
  const nama = area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    server: {
      file: `features/${area}/${area}.area.ts`,
      kosong: `import type { Feature } from '@kencana/server-kit'\n\nexport const ${nama}Area: readonly Feature[] = []\n`,
      semua: 'features/features.ts',
      masuk: [
        ['import { neracaArea', `import { ${nama}Area } from './${area}/${area}.area.ts'\n`],
        ['  neracaArea,', `  ${nama}Area,\n`],
      ],
    },
    menu: {
      file: `features/${area}/${area}.menu.ts`,
      kosong: `import type { MenuEntry } from '@kencana/contract'\n\nexport const ${nama}Menu = [] as const satisfies readonly MenuEntry[]\n`,
      semua: 'features/menu.ts',
      masuk: [
        ['import { neracaMenu', `import { ${nama}Menu } from './${area}/${area}.menu.ts'\n`],
        ['  neraca: neracaMenu,', `  ${nama}: ${nama}Menu,\n`],
      ],
    },
  }
}

/** Makes an area's list where there is none yet, and takes it into the list of all. @returns the changed files */
const adakan = (root: string, { file, kosong, semua, masuk }: Daftar): string[] => {
  if (existsSync(join(root, file))) return [file]
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), kosong)
  const path = join(root, semua)
  const text = masuk.reduce((done, [before, added]) => insertBefore(done, before, added), readFileSync(path, 'utf8'))
  writeFileSync(path, text)
  return [file, semua]
}

/** Puts one entry at the end of an area's list. */
const sisip = (root: string, { file }: Daftar, entry: string, imported = ''): void => {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8').replace(/,?\s*\](?= as const satisfies|\n$)/, (_, at: number, all: string) =>
    all[at - 1] === '[' ? `\n${entry}]` : `,\n${entry}]`,
  )
  writeFileSync(path, imported ? insertBefore(text, '\nexport const', imported) : text)
}

const write = (root: string, { area, files, server, menu }: Baru): string[] => {
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (existing) throw new Error(`${existing} sudah ada`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const kedua = daftar(area)
  const changed = [...adakan(root, kedua.server), ...adakan(root, kedua.menu)]
  sisip(root, kedua.server, server.entry, server.import)
  sisip(root, kedua.menu, menu)
  return [...Object.keys(files), ...changed]
}

/** Writes a new master below `root`. @returns the files written or changed @throws Error when one exists already */
export const newMaster = (root: string, area: string, nama: string): string[] => {
  const names = namaOf(area, nama)
  return write(root, {
    area,
    files: masterFiles(names, nextMigration(root)),
    server: serverLine(names),
    menu: menuEntry(names),
  })
}

/** Writes a new report below `root`, a copy of the pattern report. @throws Error when one exists already */
export const newReport = (root: string, area: string, nama: string): string[] =>
  write(root, {
    area,
    files: laporanFiles(root, area, nama),
    server: barisServer(nama),
    menu: entriMenu(area, nama),
  })

/**
 * Writes a new transaction below `root`, a copy of the pattern transaction.
 * @param kode code of its document numbers
 * @throws Error when one exists already
 */
export const newTransaction = (root: string, area: string, nama: string, kode: string): string[] =>
  write(root, {
    area,
    files: transaksiFiles(root, area, nama, kode, nextMigration(root)),
    server: barisServer(nama),
    menu: entriMenu(area, nama),
  })

const KINDS: Readonly<Record<string, (root: string, area: string, nama: string, kode: string) => string[]>> = {
  master: newMaster,
  report: newReport,
  transaction: newTransaction,
}

const main = () => {
  const [kind = '', target = '', kode = ''] = process.argv.slice(2)
  const [, area, nama] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(target) ?? []
  const make = KINDS[kind]
  if (!make || !area || !nama || (kind === 'transaction' && !/^[A-Z]{2,4}$/.test(kode))) {
    console.error(USAGE)
    process.exitCode = 1
    return
  }
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  for (const file of make(root, area, nama, kode)) console.log(file)
  console.log(`\nSelanjutnya: npm run fix; npm run schema; npx vitest run --project unit features/${area}/${nama}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
