/** A scanner types into whatever has the focus. Here its bursts are known from typing and led to where they belong. */
import { useEffect, useRef } from 'react'
import { toast } from '../feedback/feedback.ts'
import { isTyping, topDialog } from './keys.ts'

/** Nobody types as fast: the longest pause between two keys of a scanner, in milliseconds. */
const PAUSE = 35

/** What labels and slips carry: codes of six characters or more with a digit among them, never a space. */
const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9._/:-]{5,}$/i

/** No code of the shop is longer. */
const LONGEST = 40

/** A scanned code as the shop writes it; what is longer is an address or a token, whose letters stay as they are. */
export const asScanned = (text: string): string => (text.length > LONGEST ? text : text.toUpperCase())

type Take = (kode: string) => void

// Of the scan lines on the page the last one mounted takes.
const lines: Take[] = []

/** While mounted, scans that land anywhere on the page come here. */
export const useScanLine = (take: Take): void => {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const line: Take = (kode) => latest.current(kode)
    lines.push(line)
    return () => void lines.splice(lines.indexOf(line), 1)
  }, [])
}

// What the shop prints itself, a document's number or the token of a slip: in words of a form it is nobody's name.
const PAPER = /^[A-Z]{2,4}-[A-Z0-9]+-\d{6}-\d{4,}$|^.{41,}$/

/** Whether a scanned code is of the shop's own papers, and no card that somebody shows. */
export const isPaper = (kode: string): boolean => PAPER.test(kode)

interface Key {
  key: string
  /** When it was pressed, in milliseconds. */
  at: number
}

/**
 * The code that a run of keys before Enter or Tab was, null when somebody typed it.
 * @param enterAt when that was pressed
 */
export const scannedBarcode = (keys: readonly Key[], enterAt: number): string | null => {
  const text = keys.map((one) => one.key).join('')
  const fast = keys.every(({ at }, index) => (keys[index + 1]?.at ?? enterAt) - at < PAUSE)
  return fast && CODE.test(text) ? asScanned(text) : null
}

interface Field {
  element: HTMLInputElement | HTMLTextAreaElement
  /** What stood in it before the burst. */
  value: string
}

const fieldOf = (target: EventTarget | null): Field | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { element: target, value: target.value }
    : null

// As if it had never been typed: React hears of it by the same event as of typing.
const giveBack = ({ element, value }: Field, leave: boolean): void => {
  const own = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  if (leave) element.blur()
  else element.select()
}

// Fields that wait for codes themselves, or for what stands on a paper of somebody else, and secrets; but where a customer shows who he
// is, what else is scanned goes where it belongs.
const keepsCodes = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('[data-scan], [data-kode] input, [type="password"]:not([data-bukti] *), [type="search"]')

const isNumber = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['numeric', 'decimal'].includes(target.inputMode)

// Fields for codes and numbers, and those that look one up.
const takesPapers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-nomor], [role="combobox"]')

// Fields whose Enter takes the code that stands in them; Tab would only leave them.
const takesByEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('[data-scan], [data-kode] input, [type="search"], [data-nomor], [role="combobox"]')

// It would be a price, cash or a count; its Enter would press a button.
const refuse =
  (why: string): Take =>
  () => {
    void import('../feedback/bunyi.ts').then(({ bunyi }) => bunyi('salah'))
    toast('error', 'Pindaian tidak masuk', why)
  }
const DI_DIALOG = refuse('Tutup dialog ini dulu')
const DI_ANGKA = refuse('Halaman ini diisi angka')
const DI_KATA: Take = (kode) => refuse(`${kode.slice(0, 40)} bukan isi kolom ini`)(kode)
const REFUSALS = new Set([DI_DIALOG, DI_ANGKA, DI_KATA])

/** Where a code goes that was scanned with this under the focus; null leaves it where it landed. */
const taker = (kode: string, target: EventTarget | null, elsewhere: Take): Take | null => {
  if (keepsCodes(target)) return null
  const dialog = topDialog() !== null
  const line = dialog ? undefined : lines.at(-1)
  if (line) return line
  // Words of a form may be what stands on a card.
  if (isTyping(target) && !isNumber(target)) return isPaper(kode) && !takesPapers(target) ? DI_KATA : null
  if (dialog) return DI_DIALOG
  return isTyping(target) ? DI_ANGKA : elsewhere
}

/** Leads a code that another window of the counter scanned to where one scanned here would go. */
export const takeScan = (kode: string): void => (topDialog() === null ? lines.at(-1) : DI_DIALOG)?.(kode)

/**
 * Watches the whole window for scans, once. What lands in a field of a page with a scan line is taken out of it again.
 * @param elsewhere takes codes scanned where no scan line is
 */
export const useScanner = (elsewhere: Take): void => {
  const latest = useRef(elsewhere)
  latest.current = elsewhere
  useEffect(() => {
    let keys: Key[] = []
    let field: Field | null = null
    const begin = (target: EventTarget | null) => {
      keys = []
      field = fieldOf(target)
    }
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp: at, target } = event
      if (key === 'Shift') return
      if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        const last = keys.at(-1)
        if (!last || at - last.at >= PAUSE || (field && field.element !== target)) begin(target)
        keys.push({ key, at })
        return
      }
      // The last key of a scanner is the one it was set to.
      const ends = key === 'Enter' || (key === 'Tab' && !event.shiftKey)
      const kode = ends ? scannedBarcode(keys, at) : null
      const take = kode === null ? null : taker(kode, target, latest.current)
      const landed = field
      begin(null)
      if (kode === null) return
      const byEnter = take === null && key === 'Tab' && takesByEnter(target)
      if (take === null && !byEnter) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (take === null) {
        target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
        return
      }
      // Nothing comes of it: who types on does so where he was.
      if (landed) giveBack(landed, !REFUSALS.has(take))
      take(kode)
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
