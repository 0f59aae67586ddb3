/** What a person reads on a page that is not in words of people (tools/kata-layar.ts): what data brings shows itself only there. */
import type { Page } from '@playwright/test'
import { asing } from '../tools/kata-layar.ts'

/** Texts as they are written, not as they are set in capitals; what fields hold, and what is called by a name alone. The menu is a list of titles. */
const BACA = `(() => {
  const LUAR = 'script, style, nav[aria-label="Menu"]'
  const kata = new Set()
  const jalan = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (jalan.nextNode()) {
    const { nodeValue, parentElement } = jalan.currentNode
    if (nodeValue.trim() && !parentElement.closest(LUAR) && parentElement.checkVisibility()) kata.add(nodeValue.trim())
  }
  for (const bagian of document.querySelectorAll('input:not([type=checkbox], [type=radio]), textarea, [aria-label], [title]'))
    if (!bagian.closest(LUAR))
      for (const isi of [bagian.value, bagian.placeholder, bagian.ariaLabel, bagian.title])
        if (typeof isi === 'string' && isi.trim()) kata.add(isi.trim())
  return [...kata]
})()`

/** Texts of a page that nobody behind a counter understands. */
export const kataAsing = async (page: Page): Promise<string[]> =>
  (await page.evaluate<string[]>(BACA)).filter((text) => asing(text).length > 0)
