import { type ReactNode, useContext, useId } from 'react'
import { IconLock } from '../icons/icons.ts'
import { cx } from '../layout/Button.tsx'
import { DiDialog, topDialog } from '../layout/keys.ts'
import css from './Field.module.css'

/** What every field of a form takes, whatever its value is. */
export interface FieldProps {
  label?: ReactNode
  required?: boolean
  /** Message under the field; the field is then marked invalid. */
  error?: ReactNode
  /** Small text at the right of the label: a member number, a unit. */
  note?: ReactNode
  hint?: ReactNode
  /** In place of the hint: what is entered may be wrong, and is taken. */
  warning?: ReactNode
  readOnly?: boolean
  disabled?: boolean
  name?: string
  placeholder?: string
  autoFocus?: boolean
  /** Spoken name when there is no visible label. */
  'aria-label'?: string
  className?: string
}

/** What the input inside a frame has to carry, so that label and messages belong to it. */
interface InputWiring {
  id: string
  name?: string
  placeholder?: string
  readOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  'data-autofocus'?: boolean
  required?: boolean
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** A button inside a field's box: reached by pointer only, since the field itself answers to keys. */
export function InnerButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.inner}
      aria-label={label}
      data-skip-enter
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

interface FrameProps extends FieldProps {
  /** Content before the input: `Rp.` or an icon. */
  prefix?: ReactNode
  /** Content after the input: a unit, a button. */
  suffix?: ReactNode
  size?: 'md' | 'lg' | 'scan'
  area?: boolean
  /** The box itself: where a dropdown is placed. */
  ref?: React.Ref<HTMLDivElement>
  children: (wiring: InputWiring) => ReactNode
}

/** Label above, box, message below: the frame of all fields. */
export function Field({ prefix, suffix, size = 'md', area, ref, children, ...field }: FrameProps) {
  const id = useId()
  const { label, required, error, note, warning, hint, readOnly, disabled, className } = field
  const diDialog = useContext(DiDialog)
  // A page that comes late takes no key from the dialog that was opened over it meanwhile.
  const autoFocus = field.autoFocus && (diDialog || topDialog() === null)
  const described = error ? `${id}-error` : (warning ?? hint) ? `${id}-hint` : undefined
  return (
    <div className={cx(css.field, className)}>
      {label && (
        <div className={css.labelRow}>
          <label className={css.label} htmlFor={id}>
            {label}
            {required && (
              <span className={css.star} aria-hidden="true">
                {' '}
                *
              </span>
            )}
          </label>
          {note && <span className={css.note}>{note}</span>}
        </div>
      )}
      <div
        ref={ref}
        className={cx(css.box, area && css.area)}
        data-error={error ? true : undefined}
        data-readonly={readOnly || disabled || undefined}
        data-lg={size === 'lg' || undefined}
        data-scan={size === 'scan' || undefined}
      >
        {prefix}
        {children({
          id,
          name: field.name,
          placeholder: field.placeholder,
          readOnly,
          disabled,
          autoFocus,
          'data-autofocus': autoFocus || undefined,
          required: required || undefined,
          'aria-label': field['aria-label'],
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described,
        })}
        {suffix ??
          (readOnly ? (
            <span className={cx(css.affix, css.suffix)}>
              <IconLock size={14} />
            </span>
          ) : null)}
      </div>
      {error ? (
        <div className={css.error} id={`${id}-error`}>
          {error}
        </div>
      ) : warning ? (
        <div className={css.warning} id={`${id}-hint`} role="status">
          {warning}
        </div>
      ) : hint ? (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}

/** A unit or `Rp.` at the edge of a box. */
export function Affix({ side, children }: { side: 'prefix' | 'suffix'; children: ReactNode }) {
  return (
    <span className={cx(css.affix, css[side])} aria-hidden="true">
      {children}
    </span>
  )
}
