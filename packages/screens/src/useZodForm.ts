import { forgetTyped, topDialog, unready } from '@kencana/ui'
import { useRef, useState } from 'react'
import type { z } from 'zod'

/** The values of any form as they go on the wire; a field nothing was entered in is null or ''. */
export type FormValues = Record<string, unknown>

/** Messages by field name. */
type FormErrors = Readonly<Record<string, string>>

/** What a form's schema takes in. A form that knows no schema of its own has any fields. */
// oxlint-disable-next-line typescript/no-explicit-any
type Input<S extends z.ZodType> = [z.input<S>] extends [object] ? z.input<S> : Record<string, any>

// A number may also be typed as text where the wire takes both (weights, percents, counts); nothing entered is null or ''.
type Entered<V> = 0 extends 1 & V
  ? V
  : [V] extends [boolean | undefined]
    ? boolean
    : [V] extends [number | undefined]
      ? number | null
      : [V] extends [string | null | undefined]
        ? Exclude<V, undefined> | ''
        : [V] extends [string | number | null | undefined]
          ? string | number | null
          : Exclude<V, undefined>

/** Names of the fields of a schema, those of each of its shapes when it has several. */
type FieldName<S extends z.ZodType> = (Input<S> extends infer I ? (I extends I ? keyof I : never) : never) & string

// Of each shape that has the field.
type ValueOf<I, K> = I extends I ? (K extends keyof I ? I[K] : never) : never

/** The values of the form of a schema: each field's as on the wire, or nothing entered. */
export type FormOf<S extends z.ZodType> = {
  [K in FieldName<S>]: Entered<ValueOf<Input<S>, K>>
}

/** What `field('kode_baki')` gives to a field of packages/ui. */
export interface FieldBinding<V> {
  name: string
  value: V
  // Fields hand over plain text, of which the schema then says whether it is one of a few words.
  onChange: (value: 0 extends 1 & V ? V : [V] extends [string | null] ? string : V) => void
  onBlur: () => void
  error: string | undefined
}

/** A form over a schema of the contract. */
export interface ZodForm<S extends z.ZodType> {
  values: FormOf<S>
  field: <K extends FieldName<S>>(name: K) => FieldBinding<FormOf<S>[K]>
  /** Whether anything was changed or visited: the save button turns primary then. */
  touched: boolean
  /** Whether a field was left: a master's save button turns primary then (specification, section 2). */
  visited: boolean
  /** The decoded values, or null after showing every message under its field and moving to the first. */
  validate: () => z.output<S> | null
  set: (patch: Partial<FormOf<S>>) => void
  /** Begins anew with other values: no message until something is entered, though the focus may leave its field. */
  reset: (values: Partial<FormOf<S>>) => void
}

/** Messages of a schema by field name; the first per field. */
export const fieldErrors = (schema: z.ZodType, values: FormValues): FormErrors => {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

const without = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))

// The first wrong field in the order of the page, not of the schema; one that follows from another cannot be mended. Under
// a dialog may lie a form with the same names.
const focusFirst = (errors: FormErrors): void => {
  const fields = [...(topDialog() ?? document).querySelectorAll<HTMLElement>('form [name]')]
  const wrong = fields.filter(
    (field) => errors[field.getAttribute('name') ?? ''] !== undefined || field.hasAttribute('data-salah'),
  )
  const first = wrong.find((field) => !field.hasAttribute('readonly')) ?? wrong[0]
  first?.focus()
}

/**
 * A form whose messages come from the contract's schema: the texts the server would answer, on blur and on save.
 * @param diam begins as after a reset: whoever goes from the first field straight to a list below is told nothing
 */
export const useZodForm = <S extends z.ZodType>(
  schema: S,
  initial: Partial<FormOf<S>>,
  { diam = false }: { diam?: boolean } = {},
): ZodForm<S> => {
  const [values, setValues] = useState(initial as FormOf<S>)
  const [errors, setErrors] = useState<FormErrors>({})
  const [touched, setTouched] = useState(false)
  const [visited, setVisited] = useState(false)
  // A field may be left in the same keystroke that filled it: messages look at what is, not at what was last drawn.
  const latest = useRef(values)
  const fresh = useRef(diam)
  const set = (patch: Partial<FormOf<S>>) => {
    setTouched(true)
    fresh.current = false
    latest.current = { ...latest.current, ...patch }
    setValues(latest.current)
    // A message goes as soon as its field is being corrected.
    setErrors((now) => Object.keys(patch).reduce(without, now))
  }
  const reset = (next: Partial<FormOf<S>>) => {
    fresh.current = true
    forgetTyped()
    latest.current = next as FormOf<S>
    setValues(latest.current)
    setErrors({})
    setTouched(false)
    setVisited(false)
  }
  const visit = (name: string) => {
    if (fresh.current) return
    setTouched(true)
    setVisited(true)
    const message = fieldErrors(schema, latest.current)[name]
    setErrors((now) => (message === undefined ? without(now, name) : { ...now, [name]: message }))
  }
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as Partial<FormOf<S>>),
      onBlur: () => visit(name),
      error: errors[name],
    }),
    touched,
    visited,
    validate: () => {
      const result = schema.safeParse(latest.current)
      const all = result.success ? {} : fieldErrors(schema, latest.current)
      setErrors(all)
      // One mistyped number hides no other gap.
      const belum = unready()
      if (result.success) return belum ? null : result.data
      focusFirst(all)
      return null
    },
    set,
    reset,
  }
}
