import type { Plugin } from 'vite'

const LEFT_OUT = /\btext: '[^']*',?|\blevels: \[(?!'OWN')[^\]]*\],?/g

/**
 * Leaves out of what every page loads what only the server needs of the menu: sentences of rights, which their one screen asks
 * for, and the levels that start with them.
 */
export const lightMenu: Plugin = {
  name: 'light-menu',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.menu.ts') ? { code: code.replaceAll(LEFT_OUT, ''), map: null } : undefined),
}
