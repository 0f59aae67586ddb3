import { bentukAngka } from '@kencana/ledger'
import { type ChangeEvent, forwardRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../layout/Button.tsx'
import css from './Field.module.css'
import { Affix, Field, type FieldProps } from './Field.tsx'
import { useTold } from './mistyped.ts'
import {
  caretAfter,
  digitsIn,
  finishedDecimal,
  gramTooHeavy,
  readDecimal,
  readKadar,
  readRupiah,
  readWhole,
  type Typed,
  thousands,
} from './numberText.ts'

/** A decimal as on the wire: the text typed, or the number read; null and '' are 'nothing entered'. */
export type DecimalValue = string | number | null

export interface DecimalFieldProps extends FieldProps {
  value: DecimalValue
  onChange: (value: string) => void
  onBlur?: () => void
}

interface DecimalProps extends DecimalFieldProps {
  decimals: number
  read: (typed: string) => Typed
  /** Pad to all decimals when not being edited: weights yes, percents no. */
  padded: boolean
  unit: string
}

// What a field makes of its text is written into the input at once, the caret behind as many digits as before: React then
// finds nothing to change, and fast typing is never torn apart.
const rewrite = (input: HTMLInputElement, shown: string): void => {
  if (shown === input.value) return
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? 0))
  const caret = input.selectionStart === input.value.length ? shown.length : caretAfter(shown, before)
  input.value = shown
  input.setSelectionRange(caret, caret)
}

const asText = (value: DecimalValue): string => (value === null ? '' : String(value))

// Comma and dot are the same: what came of the one that the page does not write is said beside the label, where nothing moves.
const asRead = (typed: string | null, { text, salah }: Typed, decimals: number, unit: string): string | null =>
  typed?.includes(bentukAngka(',')) && salah === null && text !== ''
    ? `${typed} → ${finishedDecimal(text, decimals)} ${unit}`
    : null

const DecimalField = forwardRef<HTMLInputElement, DecimalProps>(function DecimalField(
  { value, onChange, onBlur, decimals, read, padded, unit, ...field },
  ref,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = asText(value)
  const fixed = field.readOnly || field.disabled
  const now = read(text)
  const salah = fixed ? null : now.salah
  // While a comma waits for its decimals the field shows more than its value; a value from elsewhere wins.
  const bare = now.salah === null ? bentukAngka(text) : text
  const shown = typed !== null && read(typed).text === text ? typed : bare
  const asValue = asRead(typed === null ? null : shown, now, decimals, unit)
  const input = useTold(ref, salah !== null)
  return (
    <Field
      {...field}
      error={salah ?? field.error}
      note={asValue ?? field.note}
      suffix={<Affix side="suffix">{unit}</Affix>}
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          data-salah={salah ?? undefined}
          className={cx(css.input, css.right)}
          value={typed !== null ? shown : padded && salah === null ? finishedDecimal(text, decimals) : bare}
          onFocus={(event) => {
            setTyped(bare)
            // The bare number at once: selected before the next key arrives.
            const input = event.currentTarget
            input.value = bare
            input.select()
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChange(read(event.currentTarget.value).text)
          }}
          onBlur={() => {
            setTyped(null)
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
})

export interface GramFieldProps extends DecimalFieldProps {
  /** 3 unless said: what is only shown on the settlement with a craftsman has 2. */
  decimals?: 2 | 3
}

/** Weight in grams: digits, comma or dot, 3 decimals, `g` behind. Its value is what the contract's `gram` reads. */
export const GramField = forwardRef<HTMLInputElement, GramFieldProps>(function GramField(
  { decimals = 3, ...props },
  ref,
) {
  const read = (typed: string) => gramTooHeavy(readDecimal(typed, decimals))
  return <DecimalField {...props} ref={ref} decimals={decimals} read={read} padded unit="g" />
})

const readPersen = (typed: string): Typed => readDecimal(typed, 4)

/** A percentage with up to 4 decimals: what the contract's `persen` reads. */
export const PersenField = forwardRef<HTMLInputElement, DecimalFieldProps>(function PersenField(props, ref) {
  return <DecimalField {...props} ref={ref} decimals={4} read={readPersen} padded={false} unit="%" />
})

export interface IntFieldProps extends FieldProps {
  value: DecimalValue
  onChange: (value: number | null) => void
  onBlur?: () => void
  unit?: ReactNode
  prefix?: ReactNode
}

/** What numbers typed wrongly still show goes with the document that was put aside: they hold no value to be cleared. */
export const forgetTyped = (): boolean => window.dispatchEvent(new Event('kencana:kosongkan'))

// It stands until the value is another than what the form made of it: null, or what it falls back to.
const useWrongText = (value: number | null) => {
  const [wrong, setWrong] = useState<Typed | null>(null)
  const made = useRef<{ of: Typed | null; value: number | null }>({ of: null, value: null })
  if (made.current.of !== wrong) made.current = { of: wrong, value }
  useEffect(() => {
    const clear = () => setWrong(null)
    window.addEventListener('kencana:kosongkan', clear)
    return () => window.removeEventListener('kencana:kosongkan', clear)
  }, [])
  return [made.current.value === value ? wrong : null, setWrong] as const
}

interface WholeProps extends IntFieldProps {
  read: typeof readWhole
}

const WholeField = forwardRef<HTMLInputElement, WholeProps>(function WholeField(
  { value, onChange, onBlur, unit, prefix, read, ...field },
  ref,
) {
  const number = value === null || value === '' ? null : Number(value)
  const [wrong, setWrong] = useWrongText(number)
  const told = useTold(ref, wrong !== null)
  // What '1jt' became: digits behind it would make another number of it, of which nobody thought.
  const said = useRef<string | null>(null)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const pasted = (event.nativeEvent as InputEvent).inputType?.startsWith('insertFrom') ?? false
    if (said.current !== null && input.value.length > said.current.length && input.value.startsWith(said.current)) {
      setWrong({ text: input.value, salah: 'Tulis Sekaligus, Seperti 1,5jt' })
      return onChange(null)
    }
    const next = read(input.value, pasted || wrong ? null : thousands(number))
    said.current = next.salah === null && /[a-z]$/i.test(input.value) ? thousands(Number(next.text)) : null
    setWrong(next.salah === null ? null : next)
    if (next.salah !== null || next.text === '') return onChange(null)
    rewrite(input, thousands(Number(next.text)))
    onChange(Number(next.text))
  }
  return (
    <Field
      {...field}
      error={wrong?.salah ?? field.error}
      prefix={prefix}
      suffix={unit ? <Affix side="suffix">{unit}</Affix> : undefined}
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={told}
          inputMode="numeric"
          autoComplete="off"
          data-salah={wrong?.salah ?? undefined}
          className={cx(css.input, css.right)}
          value={wrong ? wrong.text : thousands(number)}
          onFocus={(event) => {
            said.current = null
            event.currentTarget.select()
          }}
          onChange={change}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
})

/** A whole number: digits, thousands by comma. What is none is kept as typed and holds no value. */
export const IntField = forwardRef<HTMLInputElement, IntFieldProps>(function IntField(props, ref) {
  return <WholeField {...props} ref={ref} read={readWhole} />
})

/** Money in rupiah: `Rp.` in front, thousands by comma; '6jt' and '500rb' are written out as soon as they are typed. */
export const RupiahField = forwardRef<HTMLInputElement, Omit<IntFieldProps, 'unit' | 'prefix'>>(
  function RupiahField(props, ref) {
    return <WholeField {...props} ref={ref} read={readRupiah} prefix={<Affix side="prefix">Rp.</Affix>} />
  },
)

export interface KadarFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Finenesses of the master, offered while typing. */
  suggestions?: readonly string[]
}

/** Kadar as typed at the counter: digits, comma or dot, K (`16K`, `70`, `700`). */
export const KadarField = forwardRef<HTMLInputElement, KadarFieldProps>(function KadarField(
  { value, onChange, onBlur, suggestions, ...field },
  ref,
) {
  const list = useId()
  const salah = field.readOnly || field.disabled ? null : readKadar(value).salah
  return (
    <Field {...field} error={salah ?? field.error}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            ref={ref}
            list={suggestions ? list : undefined}
            autoComplete="off"
            className={cx(css.input, css.right)}
            value={value}
            data-salah={salah ?? undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              rewrite(event.currentTarget, readKadar(event.currentTarget.value).text)
              onChange(event.currentTarget.value)
            }}
            onBlur={onBlur}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
})
