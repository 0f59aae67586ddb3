import { type ChangeEvent, forwardRef, type ReactNode, useState } from 'react'
import { cx } from '../layout/Button.tsx'
import css from './Field.module.css'
import { Affix, Field, type FieldProps } from './Field.tsx'
import { caretAfter, decimalOnly, digitsOnly, finishedDecimal, kadarOnly, thousands } from './numberText.ts'

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

const asText = (value: DecimalValue): string => (value === null ? '' : String(value))

const DecimalField = forwardRef<HTMLInputElement, DecimalProps>(function DecimalField(
  { value, onChange, onBlur, decimals, padded, unit, ...field },
  ref,
) {
  const [editing, setEditing] = useState(false)
  const text = asText(value)
  return (
    <Field {...field} suffix={<Affix side="suffix">{unit}</Affix>}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          inputMode="decimal"
          autoComplete="off"
          className={cx(css.input, css.right)}
          value={editing || !padded ? text : finishedDecimal(text, decimals)}
          onFocus={(event) => {
            setEditing(true)
            const input = event.currentTarget
            requestAnimationFrame(() => input.select())
          }}
          onChange={(event) => onChange(decimalOnly(event.currentTarget.value, decimals))}
          onBlur={() => {
            setEditing(false)
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
})

/** Weight in grams: digits and dot, 3 decimals, `g` behind. Its value is what the contract's `gram` reads. */
export const GramField = forwardRef<HTMLInputElement, DecimalFieldProps>(function GramField(props, ref) {
  return <DecimalField {...props} ref={ref} decimals={3} padded unit="g" />
})

/** A percentage with up to 4 decimals: what the contract's `persen` reads. */
export const PersenField = forwardRef<HTMLInputElement, DecimalFieldProps>(function PersenField(props, ref) {
  return <DecimalField {...props} ref={ref} decimals={4} padded={false} unit="%" />
})

export interface IntFieldProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  unit?: ReactNode
  prefix?: ReactNode
}

// Regrouping while typing moves the caret; it stays behind the same digit.
const keepCaret = (event: ChangeEvent<HTMLInputElement>, shown: string) => {
  const input = event.currentTarget
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length
  requestAnimationFrame(() => {
    const at = caretAfter(shown, digitsBefore)
    input.setSelectionRange(at, at)
  })
}

/** A whole number: digits only, thousands by comma. */
export const IntField = forwardRef<HTMLInputElement, IntFieldProps>(function IntField(
  { value, onChange, onBlur, unit, prefix, ...field },
  ref,
) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOnly(event.currentTarget.value).slice(0, 15)
    const next = digits === '' ? null : Number(digits)
    keepCaret(event, thousands(next))
    onChange(next)
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
          value={thousands(value)}
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
}

/** Kadar as typed at the counter: digits, dot and K (`16K`, `70`, `700`). */
export const KadarField = forwardRef<HTMLInputElement, KadarFieldProps>(function KadarField(
  { value, onChange, onBlur, ...field },
  ref,
) {
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          autoComplete="off"
          className={cx(css.input, css.right)}
          value={value}
          onChange={(event) => onChange(kadarOnly(event.currentTarget.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
})
