import { terbaca } from '@kencana/ledger'

/** Paper through the browser's own print dialog: a page of its own in a hidden frame, so that nothing of ours is on it. */

/**
 * Opens the print dialog on a page that `fill` builds.
 * @param css the page's whole style, `@page` included
 * @returns once the dialog was closed
 */
export const printPage = async (title: string, css: string, fill: (body: HTMLElement) => void): Promise<void> => {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position:fixed;inset:0;width:0;height:0;border:0;visibility:hidden'
  frame.title = title
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return
  page.title = title
  const style = page.createElement('style')
  style.textContent = css
  page.head.append(style)
  fill(page.body)
  const closed = new Promise((resolve) => view.addEventListener('afterprint', resolve, { once: true }))
  view.focus()
  view.print()
  await closed
  frame.remove()
}

/** An element with its text, days in the form of the page, and its children. */
export const element = (page: Document, tag: string, className: string, ...inner: (string | Node)[]): HTMLElement => {
  const made = page.createElement(tag)
  if (className) made.className = className
  made.append(...inner.map((one) => (typeof one === 'string' ? terbaca(one) : one)))
  return made
}
