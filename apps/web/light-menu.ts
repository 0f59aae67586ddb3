import type { Plugin } from 'vite'

/** What a call is for, as the documentation of the API tells it. */
const SUMMARY = /\bsummary: '[^']*',?/g
const LEFT_OUT = /\btext: '[^']*',?|\blevels: \[(?!'OWN')[^\]]*\],?|\b(?:uang|barang): (?:\[[^\]]*\]|true),?/g

/**
 * Leaves out of what every page loads what only the server needs: of the menu the sentences of rights, which their one screen
 * asks for, the levels that start with them, and the accounts to which they lead (`tanpaMenu`); of the contracts what each call is for.
 */
export const lightMenu: Plugin = {
  name: 'light-menu',
  enforce: 'pre',
  transform: (code, id) => {
    const what = id.endsWith('.menu.ts') ? LEFT_OUT : id.endsWith('.contract.ts') ? SUMMARY : undefined
    return what && { code: code.replaceAll(what, ''), map: null }
  },
}
