/** From the total of a report to its ledger lines: nobody who sees the one may be refused the other. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { mutasiReports } from './mutasi.contract.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file)))

/** Menu path by file name of the screen; what lies below another screen goes by the right of that one. */
const menus = (): Map<string, string> => {
  const entries = below('apps/web/src/menu').flatMap((file) => read(file).split(/\n {2}\{\n/))
  return new Map(
    entries.flatMap((entry) => {
      const screen = /import\('([^']+)'\)/.exec(entry)?.[1]
      const menu = /below: '([^']+)'/.exec(entry)?.[1] ?? /path: '([^']+)'/.exec(entry)?.[1]
      return screen && menu ? [[basename(screen), menu]] : []
    }),
  )
}

it('may be read by whoever may open a screen that leads to it', () => {
  const menuOf = menus()
  const leading = below('features')
    .filter((file) => file.endsWith('.screen.tsx'))
    .filter((file) => read(file).includes('<MutasiDialog'))
  expect(leading.length).toBeGreaterThan(20)
  const refused = leading.filter((file) => {
    const menu = menuOf.get(basename(file))
    return menu === undefined || !(mutasiReports.access as readonly string[]).includes(menu)
  })
  expect(refused).toEqual([])
})
