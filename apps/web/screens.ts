import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { MENU } from '../../features/menu.ts'

const NAME = 'virtual:screens'

/** The file of each screen in the order of the menu: told by their place, every page need not carry their names. */
export const SCREEN_FILES = MENU.map(({ screen }) =>
  normalizePath(fileURLToPath(new URL(`../../features/${screen}.screen.tsx`, import.meta.url))),
)

/** The module `virtual:screens`: how each screen is loaded. */
export const screens: Plugin = {
  name: 'screens',
  resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const LOADS = [${SCREEN_FILES.map((file) => `() => import(${JSON.stringify(file)})`).join(',\n')}]`
      : undefined,
}
