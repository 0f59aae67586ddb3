import { type ReactNode, useRef } from 'react'
import { useMistyped } from '../fields/mistyped.ts'
import { cellText } from '../table/columns.ts'
import css from './Sums.module.css'

export interface SumsProps {
  /** Spoken name: 'Perkiraan harga'. */
  label: string
  /** Before the figure: 'Harus dibayar'; the spoken name when left out. */
  title?: string
  /** In rupiah; null as long as it is not known. */
  value: number | null
  /** How it came about, line by line. */
  rows: readonly (readonly [label: string, value: string])[]
  /** Why there is no figure. */
  error?: string | undefined
  /** The lines lead to the figure and stand above it. */
  below?: boolean
  /** A remark at the end. */
  children?: ReactNode
}

/** An amount and how it came about, beside a form: it is told anew whenever it changes. */
export function Sums({ label, title = label, value, rows, error, below = false, children }: SumsProps) {
  const section = useRef<HTMLElement>(null)
  // What is typed wrongly beside it is no zero.
  const mistyped = useMistyped(section)
  const figure = (
    <div className={css.figure}>
      <span>{title}</span>
      <strong>
        <small>Rp.</small> {mistyped || value === null ? '-' : cellText('rupiah', value)}
      </strong>
    </div>
  )
  return (
    <section ref={section} className={css.sums} aria-label={label} aria-live="polite">
      {!below && figure}
      {error !== undefined && <p className={css.error}>{error}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{mistyped ? '-' : text}</dd>
            </div>
          ))}
        </dl>
      )}
      {below && figure}
      {children}
    </section>
  )
}
