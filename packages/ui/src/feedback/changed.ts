import { type RefObject, useEffect, useRef } from 'react'
import { ask } from './feedback.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isTick = (one: Field): one is HTMLInputElement => one.matches('[type=checkbox], [type=radio]')
const isChosen = (one: Field): boolean => one.matches('select, [role=combobox], [aria-haspopup=listbox]')

/** As much typed into one field is work; a letter or two is a slip. */
const WORTH = 3

/** What stands in a field; what is typed into one that is chosen from is no choice yet. */
const held = (one: Field): string => (isTick(one) ? String(one.checked) : one.value)

/** A hand at a field, before what it does is done: keys of a choice, a pointer, what is about to be typed, and a tick that was just turned. */
const HANDS = ['beforeinput', 'keydown', 'pointerdown', 'change'] as const

const before = (event: Event, one: Field): string | null => {
  if (event.type === 'change') return isTick(one) ? String(!one.checked) : null
  if (event.type === 'beforeinput') return held(one)
  // Enter and arrows choose from a list; anywhere else a key that is no text changes nothing.
  return isChosen(one) ? held(one) : null
}

/**
 * Whether so much of a form was filled in by hand that it is asked about before it is dropped: two fields, or a few letters in one. What came
 * into it by itself is no loss.
 * @param body something around its fields
 */
const useChanged = (body: RefObject<Element | null>): (() => boolean) => {
  const touched = useRef(new Map<Field, string>())
  useEffect(() => {
    const hand = (event: Event) => {
      const one = event.target
      if (!isField(one) || !body.current?.contains(one) || touched.current.has(one)) return
      const value = before(event, one)
      if (value !== null) touched.current.set(one, value)
    }
    for (const name of HANDS) window.addEventListener(name, hand, true)
    return () => {
      for (const name of HANDS) window.removeEventListener(name, hand, true)
    }
  }, [body])
  return () => {
    // What was emptied holds nothing that could be lost.
    const changed = [...touched.current].filter(
      ([one, value]) => one.isConnected && held(one) !== value && held(one).trim() !== '',
    )
    const typed = ([one]: [Field, string]) => !isTick(one) && !isChosen(one) && one.value.trim().length >= WORTH
    return changed.length > 1 || changed.some(typed)
  }
}

/**
 * Esc on a form that was filled in asks first: it may have been meant for what lay over it a moment ago. Who says 'Batal' has read what he
 * leaves. @returns the ref of something around its fields, and what Esc does
 */
export const useLeave = (onClose: () => void): { body: RefObject<HTMLDivElement | null>; onEscape: () => void } => {
  const body = useRef<HTMLDivElement>(null)
  const changed = useChanged(body)
  const leave = async () => {
    const gone = await ask({
      title: 'Buang isian?',
      text: 'Yang sudah diisi belum disimpan.',
      ok: 'Buang',
      cancel: 'Kembali Mengisi',
      destructive: true,
      enter: true,
    })
    if (gone) onClose()
  }
  return { body, onEscape: () => (changed() ? void leave() : onClose()) }
}
