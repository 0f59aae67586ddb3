import { createContext, type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { oops } from '../feedback/feedback.ts'

/** Names of shortcuts as written in ui.md: 'F2', '/', 'Ctrl+Enter', 'Shift+F9'. */
export type KeyMap = Readonly<Record<string, () => void>>

const FUNCTION = /^F\d+$/

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const nameOf = (event: Pressed): string => {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  // Of other keys Shift makes another character.
  const shifted = event.shiftKey && FUNCTION.test(key) ? 'Shift+' : ''
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shifted}${key}`
}

/** Whether keys go into this element as text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

// No label begins with such a key: on a scan line in which nothing stands yet it is meant as one.
const waitsForScan = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.matches('[data-scan]') && target.value === ''

/** The dialog that lies on top, null when none is open. A popup that only tells something does not count. */
export const topDialog = (): Element | null =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].findLast(
    (one) => one.closest('[data-popup]') === null,
  ) ?? null

/** Whether what is drawn stands in a dialog. */
export const DiDialog = createContext(false)

/**
 * Shortcuts of a page: they work wherever the focus is, sleep while a dialog is open, and those that are a character
 * (`/`) leave typing alone.
 * @param inside something of the dialog whose shortcuts these are, instead of the page's
 */
export function useKeys(keys: KeyMap, inside?: RefObject<Element | null>): void {
  const latest = useRef(keys)
  latest.current = keys
  // Together with what is drawn: a hand that knows the page presses its key as soon as it sees it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = nameOf(event)
      const run = latest.current[name]
      if (!run || event.defaultPrevented) return
      if (topDialog() !== (inside?.current?.closest('[role="dialog"]') ?? null)) return
      if (name.length === 1 && isTyping(event.target) && !waitsForScan(event.target)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [inside])
}

/**
 * Whether a form here is not to be saved as it stands: a number field holds what is no number (its message stands under it,
 * and the focus goes there), a picture is still being made small, or a choice was made before its list has come.
 */
export const unready = (): boolean => {
  const form = topDialog() ?? document
  const field = form.querySelector<HTMLElement>('input[data-salah]')
  field?.focus()
  const making = form.querySelector<HTMLElement>('[data-menyiapkan]')?.dataset.menyiapkan
  if (making !== undefined) oops(making)
  return field !== null || making !== undefined
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button'

const reachable = (element: HTMLElement): boolean =>
  !element.hasAttribute('disabled') &&
  element.tabIndex >= 0 &&
  !element.dataset.skipEnter &&
  !element.hasAttribute('data-skip-enter') &&
  !(element instanceof HTMLInputElement && element.readOnly && element.getAttribute('role') !== 'combobox') &&
  element.offsetParent !== null

/** Moves the focus to the next field of a form, or to its save button after the last one. */
const focusNext = (root: HTMLElement, from: HTMLElement): void => {
  // On a goods screen whoever has chosen scans next, but for fields that belong together.
  const scan = from.closest('[role="dialog"], [data-berurut]')
    ? null
    : root.querySelector<HTMLInputElement>('input[data-scan]:enabled')
  if (scan && from.getAttribute('role') === 'combobox' && (from as HTMLInputElement).value !== '') {
    scan.focus()
    return
  }
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one === from || reachable(one))
  const fields = all.filter((one) => one === from || one.tagName !== 'BUTTON' || one.hasAttribute('data-save'))
  fields[fields.indexOf(from) + 1]?.focus()
}

/** Ctrl+Enter or F9. */
export const isSave = (event: Omit<Pressed, 'altKey'>): boolean =>
  (event.key === 'F9' && !event.shiftKey) || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))

/**
 * The keyboard of a form (ui.md): Enter moves to the next field and never submits, Ctrl+Enter or F9 saves.
 * Put the answer on the element that holds the fields.
 */
export const formKeys =
  (onSave: () => void) =>
  (event: ReactKeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    // React hands on what happens in a dialog to the page that opened it, though it lies elsewhere in the document.
    if (!event.currentTarget.contains(target)) return
    // A dialog that just opened may not have the focus yet: its keys are not for the page below, whose field still holds it.
    if (topDialog() !== event.currentTarget.closest('[role="dialog"]')) return
    if (isSave(event)) {
      event.preventDefault()
      event.stopPropagation()
      onSave()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    // Buttons and links keep their own Enter.
    if (!target.matches('input, textarea, select')) return
    event.preventDefault()
    // The save button of a dialog stands outside of its form.
    focusNext(target.closest<HTMLElement>('[role="dialog"]') ?? event.currentTarget, target)
  }
