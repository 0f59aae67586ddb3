/** Where the focus belongs: one rule for every screen (ui.md, "One rule for focus"). */
import { type RefObject, useEffect } from 'react'
import { topDialog } from './keys.ts'

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [tabindex="-1"]), textarea'

const open = (field: HTMLElement): boolean =>
  field.offsetParent !== null &&
  !field.hasAttribute('disabled') &&
  // What only shows something is passed by; a date is read-only for typing alone.
  (!field.hasAttribute('readonly') || field.getAttribute('role') === 'combobox')

const page = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-page]')

const startOf = (root: HTMLElement): HTMLElement | undefined => {
  const fields = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter(open)
  return fields.find((field) => field.hasAttribute('data-scan')) ?? fields[0]
}

// A keyboard that slides over half a telephone is nothing to begin with.
const touches = (): boolean => matchMedia('(pointer: coarse)').matches

/** Takes the focus to where work begins on the page: the scan line, the first field, the search. */
export const focusStart = (): void => {
  const root = page()
  if (root && !touches()) startOf(root)?.focus()
}

/**
 * After a save was asked for: the first field that has a message, once the messages are there. React draws them at the
 * end of the same key; a timer could come while the person types on.
 */
export const focusGap = (): void =>
  queueMicrotask(() => {
    const root = topDialog() ?? page()
    // Of a picture the hand goes to the mouse: what is typed wrongly comes first, wherever pictures stand.
    const wrong =
      root?.querySelector<HTMLElement>('[aria-invalid="true"]:not([readonly]:not([role="combobox"]))') ??
      root?.querySelector<HTMLElement>('[data-gap]')
    wrong?.focus()
  })

/** How long a page waits for the fields it has to draw, in steps of so many milliseconds: a slow line takes its time. */
const STEP = 50
const STEPS = 400

/** A page that opens takes the focus to its start, unless the person was faster. */
export const useStart = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (touches()) return
    let steps = 0
    const settled = (): boolean => {
      const here = root.current
      const now = document.activeElement
      if (!here || topDialog() || now?.closest('[role="menu"]')) return false
      if (now !== here && here.contains(now)) return true
      const start = startOf(here)
      start?.focus()
      return start !== undefined
    }
    const stop = () => {
      clearInterval(timer)
      for (const act of ['keydown', 'pointerdown']) window.removeEventListener(act, stop, true)
    }
    const timer = setInterval(() => {
      steps += 1
      if (steps > STEPS || settled()) stop()
    }, STEP)
    for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, stop, true)
    return stop
  }, [root])
}
