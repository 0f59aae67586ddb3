import { type ChangeEvent, forwardRef, type ReactNode, useState } from 'react'
import { IconEye, IconEyeOff } from '../icons/icons.ts'
import { cx } from '../layout/Button.tsx'
import css from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

/** A field whose value is text. */
export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Keep the case as typed; otherwise text is upper-cased as it is typed. */
  asTyped?: boolean
  /** Codes and numbers are shown in the mono face; the shop's papers may be scanned into them. */
  mono?: boolean
  maxLength?: number
  inputMode?: 'text' | 'tel' | 'search' | 'numeric' | 'email'
  autoComplete?: string
  size?: 'md' | 'lg'
  suffix?: ReactNode
  prefix?: ReactNode
}

// Written into the input at once, so that React finds nothing to change and the caret stays where a person, or a
// scanner in a hurry, is typing.
const upperCased = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): string => {
  const input = event.currentTarget
  const value = input.value.toUpperCase()
  if (value !== input.value) {
    const caret = input.selectionStart
    input.value = value
    input.setSelectionRange(caret, caret)
  }
  return value
}

/** Text, upper-cased as typed, since all data of the shop is. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    value,
    onChange,
    onBlur,
    asTyped,
    mono,
    maxLength,
    inputMode,
    autoComplete = 'off',
    size,
    suffix,
    prefix,
    ...field
  },
  ref,
) {
  return (
    <Field {...field} size={size} suffix={suffix} prefix={prefix}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          className={cx(css.input, !asTyped && css.upper, mono && css.mono)}
          data-nomor={mono}
          value={value}
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={false}
          onChange={(event) => onChange(asTyped ? event.currentTarget.value : upperCased(event))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
})

/** Several lines of text, upper-cased as typed. Enter moves on like everywhere; Shift+Enter breaks the line. */
export function TextAreaField({
  value,
  onChange,
  onBlur,
  asTyped,
  maxLength,
  rows = 3,
  ...field
}: TextFieldProps & { rows?: number }) {
  return (
    <Field {...field} area>
      {(wiring) => (
        <textarea
          {...wiring}
          className={cx(css.input, !asTyped && css.upper)}
          value={value}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => onChange(asTyped ? event.currentTarget.value : upperCased(event))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete?: 'current-password' | 'new-password'
  size?: 'md' | 'lg'
}

/** A password: never upper-cased, shown only while the eye is pressed on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { value, onChange, onBlur, autoComplete = 'current-password', size, ...field },
  ref,
) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      size={size}
      suffix={
        <button
          type="button"
          className={css.inner}
          aria-label={shown ? 'Sembunyikan password' : 'Tampilkan password'}
          aria-pressed={shown}
          data-skip-enter
          onClick={() => setShown((now) => !now)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </button>
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          type={shown ? 'text' : 'password'}
          className={css.input}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
})
