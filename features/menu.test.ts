import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from '@kencana/database'
import { testDatabase } from '@kencana/database/testing'
import { describe, expect, it } from 'vitest'
import { allFeatures } from './features.ts'
import { MENU } from './menu.ts'

const endpoints = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) =>
  routes.map(({ endpoint }) => endpoint),
)
const menusOf = ({ access }: (typeof endpoints)[number]): readonly string[] =>
  typeof access === 'string' ? [] : access
const fileOf = (screen: string) => join(import.meta.dirname, `${screen}.screen.tsx`)

describe('the menu', () => {
  it('has every path once, and each screen below another one', () => {
    const paths = MENU.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(MENU.filter(({ below }) => below && !paths.includes(below))).toEqual([])
  })

  it('has a file with a default export for every screen, and a screen for every file', () => {
    expect(MENU.filter(({ screen }) => !existsSync(fileOf(screen))).map(({ path }) => path)).toEqual([])
    const without = MENU.filter(({ screen }) => !/^export default /m.test(readFileSync(fileOf(screen), 'utf8')))
    expect(without.map(({ path }) => path)).toEqual([])
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const screens = files.filter((file) => file.endsWith('.screen.tsx')).map((file) => file.replace('.screen.tsx', ''))
    const known = new Set(MENU.map(({ screen }) => screen))
    expect(screens.filter((file) => !known.has(file))).toEqual([])
  })

  it('is what a level starts with in a fresh database', async () => {
    const db = await testDatabase()
    const template = await db.rows<{ satu: string }>(
      sql`SELECT level || ' ' || menu_name AS satu FROM menu_template ORDER BY 1`,
    )
    await db.drop()
    const listed = MENU.flatMap(({ path, levels = [] }) => levels.map((level) => `${level} ${path}`))
    expect(template.map(({ satu }) => satu)).toEqual(listed.filter((one) => !one.startsWith('OWN ')).toSorted())
  })

  it('has no right that opens nothing, and no action that nothing does', () => {
    const asked = new Set(endpoints.flatMap(menusOf))
    // These show what every session may read, or what a level may.
    const byLevel = new Set(['/dashboard', '/api/docs', '/audit-neraca', '/laporan-barang-dalam'])
    const idle = MENU.filter(({ path, below }) => !below && !asked.has(path) && !byLevel.has(path))
    expect(idle.map(({ path }) => path)).toEqual([])
    const done = new Set(endpoints.flatMap((one) => menusOf(one).map((menu) => `${menu}#${one.aksi}`)))
    const actions = MENU.flatMap(({ path, aksi = [] }) => aksi.map((one) => `${path}#${one}`))
    expect(actions.filter((one) => !done.has(one))).toEqual([])
  })

  it('lets a report lead to the ledger if and only if its screen does', () => {
    const leads = MENU.filter(({ screen }) => {
      const folder = dirname(fileOf(screen))
      const parts = readdirSync(folder).filter((file) => file.endsWith('.part.tsx'))
      const own = readFileSync(fileOf(screen), 'utf8')
      const drawn = parts
        .filter((file) => own.includes(`./${file}`))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
      return [own, ...drawn].some((text) => text.includes('mutasi.shared.tsx'))
    })
    const under = (path: string, below: string | undefined) => below ?? path
    expect(new Set(leads.map(({ path, below }) => under(path, below)))).toEqual(
      new Set(MENU.filter(({ mutasi }) => mutasi).map(({ path }) => path)),
    )
  })
})
