import type { Plugin } from 'vite'

/** What a call is for, as the documentation of the API tells it. */
const SUMMARY = /\bsummary: '[^']*',?/g
/** Rights to do something; the session says which of them somebody has. */
const AKSI = /\baksi: aksiMaster\('[^']*'\),?|\baksi: \{(?:[^{}']|'[^']*'|\{(?:[^{}']|'[^']*')*\})*\},?/g
const LEFT_OUT =
  /\btext: '[^']*',?|\blevels: \[(?!'OWN')[^\]]*\],?|\b(?:uang|barang): (?:\[[^\]]*\]|true|'HASIL'),?|\bmutasi: true,?/g

/**
 * Leaves out of what every page loads what only the server needs: of the menu the rights with their sentences, which their
 * one screen asks for, the levels that start with them, which totals lead to the ledger, and the accounts to which
 * they lead (`tanpaMenu`); of the contracts what each
 * call is for.
 */
export const lightMenu: Plugin = {
  name: 'light-menu',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.endsWith('.menu.ts')) return { code: code.replaceAll(AKSI, '').replaceAll(LEFT_OUT, ''), map: null }
    return id.endsWith('.contract.ts') ? { code: code.replaceAll(SUMMARY, ''), map: null } : undefined
  },
}
