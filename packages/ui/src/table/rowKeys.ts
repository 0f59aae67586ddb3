import type { KeyboardEvent } from 'react'

/** What keys do to a row; what is left out they do not do. */
export interface RowActs {
  /** Enter. */
  open?: () => void
  /** Space. */
  mark?: () => void
  /** Delete. */
  remove?: () => void
}

const ROWS = 'tr[tabindex]'

const step = (from: HTMLElement, key: string): HTMLElement | undefined => {
  const rows = [...(from.closest('tbody')?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
  const at = rows.indexOf(from)
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  return rows[at + (key === 'ArrowDown' ? 1 : -1)]
}

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The keyboard of a row that has the focus itself: arrows move on, Enter opens, Space marks, Delete takes it away. */
export const rowKeys =
  ({ open, mark, remove }: RowActs) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return
    const run = { Enter: open, ' ': mark, Delete: remove }[event.key]
    if (!run && !MOVES.has(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (run) run()
    else step(event.currentTarget, event.key)?.focus()
  }

/** From the search box into the rows below it. */
export const focusFirstRow = (from: Element): void =>
  from.closest('[data-table]')?.querySelector<HTMLElement>(ROWS)?.focus()
