/** `npm run new -- master|report|transaction area/nama`: writes the files of a new feature and lists it wherever it must be. */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aksiMaster } from '@kencana/contract'
import { audit, describe, learn, list } from './new/lists.ts'
import { filesOf, namesOf, title } from './new/names.ts'

const USAGE = `Pakai: npm run new -- master area/nama             contoh: npm run new -- master master/kadar
       npm run new -- report area/laporan-nama     contoh: npm run new -- report barang/laporan-cucian
       npm run new -- transaction area/nama KODE   contoh: npm run new -- transaction barang/cucian CU`

const nextMigration = (root: string): string => {
  const numbers = readdirSync(join(root, 'db/migrations')).map((file) => Number(file.slice(0, 4)))
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}

const write = (root: string, files: Readonly<Record<string, string>>): string[] => {
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (existing) throw new Error(`${existing} sudah ada`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return Object.keys(files)
}

/** An entry of the menu. @param group the groups above it, as code @param more what else it says */
const entry = (path: string, heading: string, group: string, more: string): string => `  {
    path: '${path}',
    title: '${heading}',
    group: [${group}],
    levels: ['GUDANG'],
    ${more}
  },
`

/** Writes a new master below `root`. @returns the files written or changed @throws Error when one exists already */
export const newMaster = (root: string, area: string, nama: string): string[] => {
  const names = namesOf(area, nama)
  const screen = area === 'master' ? '' : `screen: '${area}/${nama}/${nama}',\n    `
  const aksi = Object.entries(aksiMaster(names.Judul)).map(([name, { text }]) => `${name}: { text: '${text}' },`)
  const more = `${screen}aksi: {\n      ${aksi.join('\n      ')}\n    },`
  return [
    ...write(root, filesOf('master', names, nextMigration(root))),
    ...list(root, names, entry(`/master-${nama}`, `Master ${names.Judul}`, "'Data Master'", more)),
    describe(root, names),
    learn(root, names),
  ]
}

/** Writes a new report below `root`: it begins with what was entered, in detail and summed. @throws Error when one exists already */
export const newReport = (root: string, area: string, nama: string): string[] => {
  const names = namesOf(area, nama)
  const group = `'Laporan', 'Laporan ${title(area)}'`
  return [
    ...write(root, filesOf('report', names, nextMigration(root))),
    ...list(root, names, entry(`/${nama}`, names.Judul, group, 'mutasi: true,')),
    describe(root, names),
    learn(root, names),
  ]
}

/**
 * Writes a new transaction below `root`: it begins with pieces scanned to another tray, a slip, and its undo.
 * @param kode code of its document numbers
 * @throws Error when one exists already
 */
export const newTransaction = (root: string, area: string, nama: string, kode: string): string[] => {
  const names = namesOf(area, nama, kode)
  const aksi = (name: string, text: string) => `      ${name}: { text: '${text} ${names.Judul}' },\n`
  const more = `aksi: {\n${aksi('simpan', 'Menyimpan')}${aksi('batal', 'Membatalkan')}    },`
  return [
    ...write(root, filesOf('transaction', names, nextMigration(root))),
    ...list(root, names, entry(`/${nama}`, names.Judul, `'${title(area)}'`, more)),
    audit(root, names),
    describe(root, names),
    learn(root, names),
  ]
}

const KINDS: Readonly<Record<string, (root: string, area: string, nama: string, kode: string) => string[]>> = {
  master: newMaster,
  report: newReport,
  transaction: newTransaction,
}

const CHECKLIST: Readonly<Record<string, string>> = {
  master:
    'fields in contract, migration, screen and test; levels in menu and migration; an entry in e2e/masters.cases.ts',
  report: 'rows, SQL, columns, drill-down; figures worked out by hand in its test',
  transaction:
    'tables, kind (docs/LEDGER.md), posting, rules and their refusals, rule of the audit and its planted violation, slip, a browser test',
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
  console.log(`\nIt runs as it is: npm run fix; npm run schema; npx vitest run --project unit features/${area}/${nama}`)
  console.log(`Now make it your own (CONTRIBUTING.md): ${CHECKLIST[kind]}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
