import type { CSSProperties, ReactNode } from 'react'
import css from './Form.module.css'
import { formKeys } from './keys.ts'

export interface FormProps {
  /** Called by Ctrl+Enter and F9, and by the save button through its own onClick. */
  onSave: () => void
  children: ReactNode
  className?: string
}

/** A form with the house's keyboard. The browser's own submit is switched off: Enter only moves on. */
export function Form({ onSave, children, className }: FormProps) {
  return (
    <form
      noValidate
      autoComplete="off"
      className={className ?? css.form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={formKeys(onSave)}
    >
      {children}
    </form>
  )
}

/** Fields side by side: row gap 10, column gap 12; one column on the phone. */
export function FieldGrid({ columns = 1, children }: { columns?: number; children: ReactNode }) {
  return (
    <div className={css.grid} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
}

/** A named group of fields. */
export function FieldGroup({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.group}>
      <div className={css.groupHead}>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </div>
      {children}
    </div>
  )
}
