import { unready } from '@kencana/ui'
import { useRef, useState } from 'react'
import type { FieldBinding } from '../useZodForm.ts'

type Messages<T> = Partial<Readonly<Record<keyof T, string>>>

/** The message of the first of these fields in which nothing was entered. */
export const firstBlank = <T extends object>(values: T, messages: Messages<T>): Messages<T> => {
  const blank = (Object.keys(messages) as (keyof T)[]).find((name) => values[name] === '')
  return blank === undefined ? {} : ({ [blank]: messages[blank] } as Messages<T>)
}

/** What is wrong of a form in which a reason has to be given. */
export const noReason = ({ alasan }: { alasan: string }): { alasan?: string } =>
  alasan.trim() === '' ? { alasan: 'Alasan Harus Diisi' } : {}

/**
 * Fields whose values are kept elsewhere, in a draft: each by its name, with what was wrong of it when they were checked.
 * @param check what is wrong, by field
 * @param live what is wrong already while it is being entered
 */
export const useFields = <T extends object>(
  values: T,
  onChange: (patch: Partial<T>) => void,
  check: (values: T) => Messages<T>,
  live: Messages<T> = {},
): {
  field: <K extends keyof T & string>(name: K) => FieldBinding<T[K]>
  set: (patch: Partial<T>) => void
  /** Whether nothing is wrong; else it is said under the fields. */
  valid: () => boolean
} => {
  const [errors, setErrors] = useState<Messages<T>>({})
  // A field may be left in the same keystroke that filled it: messages look at what is, not at what was last drawn.
  const latest = useRef(values)
  latest.current = values
  const set = (patch: Partial<T>) => {
    latest.current = { ...latest.current, ...patch }
    // A message goes as soon as its field is being corrected.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in patch))) as Messages<T>)
    onChange(patch)
  }
  return {
    field: (name) => ({
      name,
      value: values[name],
      error: live[name] ?? errors[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      // What was entered is judged as it is left; what was not yet, when it is saved.
      onBlur: () => {
        const now = latest.current
        const blank = now[name] === '' || now[name] === null
        const message = blank ? undefined : check(now)[name]
        if (message !== undefined) setErrors((all) => ({ ...all, [name]: message }))
      },
    }),
    set,
    valid: () => {
      const found = check(values)
      setErrors(found)
      // One mistyped number hides no other gap.
      return !unready() && Object.keys(found).length + Object.keys(live).length === 0
    },
  }
}

/** A field that only shows what something else gave. */
export const shownField = <V>(name: string, value: V) => ({ name, value, readOnly: true, onChange: () => undefined })
