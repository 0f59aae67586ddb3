import type { ReactNode } from 'react'
import { cx } from './Button.tsx'
import css from './Facts.module.css'

/** What a thing is, line by line: what it is called, and what it is. */
export type FactRows = readonly (readonly [label: string, value: ReactNode])[]

interface SectionProps {
  /** Spoken name, and the heading unless `title` says more. */
  label: string
  title?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a document's card under its heading. */
export function Section({ label, title = label, className, children }: SectionProps) {
  return (
    <section className={cx(css.section, className)} aria-label={label}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Label and value in two columns; under a heading where there is one. */
export function Facts({ title, rows }: { title?: string; rows: FactRows }) {
  const list = (
    <dl className={css.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  return title === undefined ? list : <Section label={title}>{list}</Section>
}
