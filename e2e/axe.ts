/** What axe finds on a page that has come to rest. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, settled } from './visitors.ts'

/** What changes with the theme: everything else is the same page. */
const COLOURS = ['color-contrast']

/**
 * Serious and critical violations: the rule, where, and why.
 * @param colours look at nothing but these: the page was looked at in the other theme
 */
export const violations = async (page: Page, colours = false): Promise<string[]> => {
  // What still loads may turn a button on after the page had come to rest.
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0)
  await settled(page)
  const only = colours ? { runOnly: { type: 'rule' as const, values: COLOURS } } : {}
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...only }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}
