/** What is left out of the menu for the browser is told by the rest of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuEntry } from '@kencana/contract'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { MENU, titleOf } from '../../features/menu.ts'
import { lightMenu } from './light-menu.ts'

const features = join(import.meta.dirname, '../../features')
const FILES = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.menu.ts'))

/** The entries of a menu's file as a browser gets them. */
const light = async (file: string): Promise<MenuEntry[]> => {
  const code = readFileSync(join(features, file), 'utf8')
  const shaken = (lightMenu.transform as unknown as (code: string, id: string) => { code: string })(code, file).code
  // Of what such files import, only rights are made by a call.
  const alone = `const aksiMaster = () => ({})\n${shaken.replaceAll(/^import .*$/gm, '')}`
  const { code: script } = await transform(alone, { loader: 'ts', format: 'esm' })
  const module = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<string, MenuEntry[]>
  return Object.values(module).flat()
}

it('calls every screen in a browser as the menu does, and carries no title that its address tells', async () => {
  const entries = (await Promise.all(FILES.map(light))).flat()
  const titles = new Map(entries.map(({ path, title }): [string, string] => [path, title ?? titleOf(path)]))
  expect(titles).toEqual(new Map(MENU.map(({ path, title }) => [path, title])))
  expect(entries.filter(({ path, title }) => title === titleOf(path))).toEqual([])
  expect(entries.filter(({ title }) => title === undefined).length).toBeGreaterThan(100)
})
