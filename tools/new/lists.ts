/** Where a new feature is listed: its area on the server and in the menu, the audit, the words, the area's README. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { camelCase, type Names, title } from './names.ts'

/** Puts text before the first place where a marker stands. @throws Error when it stands nowhere */
const insertBefore = (text: string, marker: string, added: string): string => {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`penanda ${marker} tidak ditemukan`)
  return text.slice(0, at) + added + text.slice(at)
}

const change = (root: string, file: string, with_: (text: string) => string): string => {
  const path = join(root, file)
  writeFileSync(path, with_(readFileSync(path, 'utf8')))
  return file
}

interface AreaList {
  file: string
  empty: string
  /** The list of all areas, and what goes in there before what. */
  all: string
  added: readonly (readonly [before: string, text: string])[]
}

const listsOf = (area: string): { server: AreaList; menu: AreaList } => {
  const name = camelCase(area)
  return {
    server: {
      file: `features/${area}/${area}.area.ts`,
      empty: `import type { Feature } from '@kencana/server-kit'\n\nexport const ${name}Area: readonly Feature[] = []\n`,
      all: 'features/features.ts',
      added: [
        ['import { neracaArea', `import { ${name}Area } from './${area}/${area}.area.ts'\n`],
        ['  neracaArea,', `  ${name}Area,\n`],
      ],
    },
    menu: {
      file: `features/${area}/${area}.menu.ts`,
      empty: `import type { MenuEntry } from '@kencana/contract'\n\nexport const ${name}Menu = [] as const satisfies readonly MenuEntry[]\n`,
      all: 'features/menu.ts',
      added: [
        ['import { neracaMenu', `import { ${name}Menu } from './${area}/${area}.menu.ts'\n`],
        ['  neraca: neracaMenu,', `  ${name}: ${name}Menu,\n`],
      ],
    },
  }
}

/** Makes an area's list where there is none yet, and takes it into the list of all. @returns the changed files */
const provide = (root: string, { file, empty, all, added }: AreaList): string[] => {
  if (existsSync(join(root, file))) return [file]
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), empty)
  change(root, all, (text) => added.reduce((done, [before, one]) => insertBefore(done, before, one), text))
  return [file, all]
}

/** Puts one entry at the end of an area's list. */
const append = (root: string, file: string, entry: string, imported = ''): void => {
  change(root, file, (text) => {
    const longer = text.replace(/,?\s*\](?= as const satisfies|\n$)/, (_, at: number, all: string) =>
      all[at - 1] === '[' ? `\n${entry}]` : `,\n${entry}]`,
    )
    return imported ? insertBefore(longer, '\nexport const', imported) : longer
  })
}

/** The lines of features and menu. @param menu the entry of the menu @returns the changed files */
export const list = (root: string, { area, nama, camel }: Names, menu: string): string[] => {
  const lists = listsOf(area)
  const changed = [...provide(root, lists.server), ...provide(root, lists.menu)]
  append(
    root,
    lists.server.file,
    `  ${camel}Feature,\n`,
    `import { ${camel}Feature } from './${nama}/${nama}.server.ts'\n`,
  )
  append(root, lists.menu.file, menu)
  return changed
}

/** A row of the area's README, and the README where there is none. */
export const describe = (root: string, { area, nama, Judul }: Names): string => {
  const file = `features/${area}/README.md`
  const path = join(root, file)
  if (!existsSync(path)) writeFileSync(path, `# ${title(area)}\n`)
  return change(root, file, (text) => `${text.trimEnd()}\n\n- \`${nama}\`: ${Judul}.\n`)
}

/** New words, so that the spelling check knows them. */
export const learn = (root: string, { nama }: Names): string =>
  change(root, 'docs/kata.txt', (text) => {
    const words = new Set(text.trimEnd().split('\n'))
    for (const word of nama.split('-')) words.add(word)
    return `${[...words].toSorted((a, b) => (a < b ? -1 : 1)).join('\n')}\n`
  })

/** A document in the audit: its jurnal has its pieces and weight. */
export const audit = (root: string, { snake }: Names): string =>
  change(root, 'db/invariants/dokumen-berjurnal.sql', (text) =>
    insertBefore(
      text,
      "  UNION ALL SELECT no_kirim, 'KIRIM'",
      `  UNION ALL SELECT no_${snake}, 'PINDAH', kode_toko, tgl_system, pcs, berat FROM ${snake}\n` +
        `  UNION ALL SELECT no_batal, 'PINDAH', kode_toko, NULL, pcs, berat FROM ${snake} WHERE no_batal IS NOT NULL\n`,
    ),
  )
