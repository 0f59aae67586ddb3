import type { Plugin } from 'vite'
import { titleOf } from '../../features/menu.ts'

/** What a call is for, as the documentation of the API tells it. */
const SUMMARY = /\bsummary: '[^']*',?/g
/** Rights to do something; the session says which of them somebody has. */
const AKSI = /\baksi: aksiMaster\('[^']*'\),?|\baksi: \{(?:[^{}']|'[^']*'|\{(?:[^{}']|'[^']*')*\})*\},?/g
const LEFT_OUT =
  /\btext: '[^']*',?|\blevels: \[(?!'OWN')[^\]]*\],?|\b(?:uang|barang): (?:\[[^\]]*\]|true|'HASIL'),?|\bmutasi: true,?|\bscreen: '[^']*',?/g
/** The title of a screen that is called as its address says. */
const TITLE = /(\bpath: '([^']*)',\s*)title: '([^']*)',?/g

const withoutTitle = (all: string, path: string, address: string, title: string): string =>
  titleOf(address) === title ? path : all

/**
 * Leaves out of what every page loads what only the server needs: of the menu the rights with their sentences, which their
 * one screen asks for, the levels that start with them, which totals lead to the ledger, and the accounts to which
 * they lead (`tanpaMenu`), titles that their addresses tell and the files of screens (`screens`); of the contracts what each
 * call is for.
 */
export const lightMenu: Plugin = {
  name: 'light-menu',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.endsWith('.menu.ts'))
      return { code: code.replaceAll(AKSI, '').replaceAll(LEFT_OUT, '').replaceAll(TITLE, withoutTitle), map: null }
    return id.endsWith('.contract.ts') ? { code: code.replaceAll(SUMMARY, ''), map: null } : undefined
  },
}
