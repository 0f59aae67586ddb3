/** What axe finds on a page that has come to rest. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, settled } from './visitors.ts'

/** What changes with the theme: everything else is the same page. */
const COLOURS = ['color-contrast']

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What of a page is looked at, as axe takes it. */
interface Bagian {
  exclude: string[][]
}

/** All but the menu, which is the same beside every screen and takes longer than most of them. */
export const TANPA_MENU: Bagian = { exclude: [['nav[aria-label="Menu"]']] }
/** What stands in front of a page that was looked at before. */
export const TANPA_HALAMAN: Bagian = { exclude: [...TANPA_MENU.exclude, ['main']] }

/**
 * Serious and critical violations: the rule, where, and why.
 * @param colours look at nothing but these: the page was looked at in the other theme
 * @param bagian the whole page unless told
 */
export const violations = async (page: Page, colours = false, bagian?: Bagian): Promise<string[]> => {
  // What still loads may turn a button on after the page had come to rest.
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0)
  await settled(page)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE)
  // Neither sheets nor films are fetched again: no rule that is looked at here reads them.
  const options: RunOptions = { resultTypes: ['violations'], preload: false }
  if (colours) options.runOnly = { type: 'rule', values: COLOURS }
  const found = await page.evaluate<AxeResults>(
    `axe.run(${bagian ? JSON.stringify(bagian) : 'document'}, ${JSON.stringify(options)})`,
  )
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}
