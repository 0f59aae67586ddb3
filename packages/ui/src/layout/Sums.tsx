import type { ReactNode } from 'react'
import { cellText } from '../table/columns.ts'
import css from './Sums.module.css'

export interface SumsProps {
  /** Spoken name: 'Perkiraan harga'. */
  label: string
  /** Before the figure: 'Harus dibayar'; the spoken name when left out. */
  title?: string
  /** In rupiah. */
  value: number
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
  const figure = (
    <div className={css.figure}>
      <span>{title}</span>
      <strong>
        <small>Rp.</small> {cellText('rupiah', value)}
      </strong>
    </div>
  )
  return (
    <section className={css.sums} aria-label={label} aria-live="polite">
      {!below && figure}
      {error !== undefined && <p className={css.error}>{error}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {below && figure}
      {children}
    </section>
  )
}
