import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import css from './Field.module.css'

export interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  indeterminate?: boolean
}

/** A checkbox without a label of its own (rows of tables); in ink, never gold. */
export function Tick({ indeterminate = false, ...rest }: TickProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate
  }, [indeterminate])
  return <input {...rest} ref={ref} type="checkbox" className={css.tick} />
}

export interface CheckFieldProps {
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  name?: string
  disabled?: boolean
  /** Belongs to a button beside the form: Enter of the fields passes it by. */
  aside?: boolean
}

/** A checkbox with its label. */
export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField(
  { label, value, onChange, name, disabled, aside = false },
  ref,
) {
  return (
    <label className={css.check}>
      <input
        ref={ref}
        type="checkbox"
        className={css.tick}
        checked={value}
        name={name}
        disabled={disabled}
        data-skip-enter={aside || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
})
