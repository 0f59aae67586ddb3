import { type ChangeEvent, forwardRef, type ReactNode, useId, useState } from 'react'
import { cx } from '../layout/Button.tsx'
import css from './Field.module.css'
import { Affix, Field, type FieldProps } from './Field.tsx'
import {
  caretAfter,
  decimalOnly,
  digitsIn,
  digitsOnly,
  finishedDecimal,
  kadarOnly,
  thousands,
  wireDecimal,
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
  /** Pad to all decimals when not being edited: weights yes, percents no. */
  padded: boolean
  unit: ReactNode
}

// What a field lets through is written into the input at once, the caret behind as many digits as before: React then
// finds nothing to change, and fast typing is never torn apart.
const filtered = (event: ChangeEvent<HTMLInputElement>, filter: (typed: string) => string): string => {
  const input = event.currentTarget
  const shown = filter(input.value)
  if (shown !== input.value) {
    const before = digitsIn(input.value.slice(0, input.selectionStart ?? 0))
    const caret = input.selectionStart === input.value.length ? shown.length : caretAfter(shown, before)
    input.value = shown
    input.setSelectionRange(caret, caret)
  }
  return shown
}

const thousandsTyped = (digits: string): string => (digits === '' ? '' : thousands(Number(digits)))

const asText = (value: DecimalValue): string => (value === null ? '' : String(value))

const DecimalField = forwardRef<HTMLInputElement, DecimalProps>(function DecimalField(
  { value, onChange, onBlur, decimals, padded, unit, ...field },
  ref,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = asText(value)
  // While a dot waits for its decimals the field shows more than its value; a value from elsewhere wins.
  const shown = typed !== null && wireDecimal(typed) === text ? typed : text
  return (
    <Field {...field} suffix={<Affix side="suffix">{unit}</Affix>}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          inputMode="decimal"
          autoComplete="off"
          className={cx(css.input, css.right)}
          value={typed !== null ? shown : padded ? finishedDecimal(text, decimals) : text}
          onFocus={(event) => {
            setTyped(text)
            // The bare number at once: selected before the next key arrives.
            const input = event.currentTarget
            input.value = text
            input.select()
          }}
          onChange={(event) => {
            const next = filtered(event, (input) => decimalOnly(input, decimals))
            setTyped(next)
            onChange(wireDecimal(next))
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

/** Weight in grams: digits and dot, 3 decimals, `g` behind. Its value is what the contract's `gram` reads. */
export const GramField = forwardRef<HTMLInputElement, GramFieldProps>(function GramField(
  { decimals = 3, ...props },
  ref,
) {
  return <DecimalField {...props} ref={ref} decimals={decimals} padded unit="g" />
})

/** A percentage with up to 4 decimals: what the contract's `persen` reads. */
export const PersenField = forwardRef<HTMLInputElement, DecimalFieldProps>(function PersenField(props, ref) {
  return <DecimalField {...props} ref={ref} decimals={4} padded={false} unit="%" />
})

export interface IntFieldProps extends FieldProps {
  value: DecimalValue
  onChange: (value: number | null) => void
  onBlur?: () => void
  unit?: ReactNode
  prefix?: ReactNode
}

/** A whole number: digits only, thousands by comma. */
export const IntField = forwardRef<HTMLInputElement, IntFieldProps>(function IntField(
  { value, onChange, onBlur, unit, prefix, ...field },
  ref,
) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const shown = filtered(event, (typed) => thousandsTyped(digitsOnly(typed).slice(0, 15)))
    onChange(shown === '' ? null : Number(digitsOnly(shown)))
  }
  return (
    <Field {...field} prefix={prefix} suffix={unit ? <Affix side="suffix">{unit}</Affix> : undefined}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          className={cx(css.input, css.right)}
          value={thousands(value === null || value === '' ? null : Number(value))}
          onFocus={(event) => event.currentTarget.select()}
          onChange={change}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
})

/** Money in rupiah: `Rp.` in front, thousands by comma. */
export const RupiahField = forwardRef<HTMLInputElement, Omit<IntFieldProps, 'unit' | 'prefix'>>(
  function RupiahField(props, ref) {
    return <IntField {...props} ref={ref} prefix={<Affix side="prefix">Rp.</Affix>} />
  },
)

export interface KadarFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Finenesses of the master, offered while typing. */
  suggestions?: readonly string[]
}

/** Kadar as typed at the counter: digits, dot and K (`16K`, `70`, `700`). */
export const KadarField = forwardRef<HTMLInputElement, KadarFieldProps>(function KadarField(
  { value, onChange, onBlur, suggestions, ...field },
  ref,
) {
  const list = useId()
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            ref={ref}
            list={suggestions ? list : undefined}
            autoComplete="off"
            className={cx(css.input, css.right)}
            value={value}
            onChange={(event) => onChange(filtered(event, kadarOnly))}
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
