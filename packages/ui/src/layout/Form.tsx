import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import css from './Form.module.css'
import { formKeys, isSave } from './keys.ts'

export interface FormProps {
  /** Called by Ctrl+Enter and F9, and by the save button through its own onClick. */
  onSave: () => void
  children: ReactNode
  className?: string
}

/** A form with the house's keyboard. The browser's own submit is switched off: Enter only moves on. */
export function Form({ onSave, children, className }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef(onSave)
  latest.current = onSave
  // Saving works from the buttons beside the form too: in its dialog, or anywhere on its page.
  useEffect(() => {
    const form = ref.current
    const host = form?.closest<HTMLElement>('[role="dialog"]') ?? document.body
    const listen = (event: KeyboardEvent) => {
      const outside = event.target instanceof Element && !form?.contains(event.target)
      const elsewhere = host === document.body && document.querySelector('[role="dialog"]') !== null
      if (!outside || elsewhere || !isSave(event)) return
      event.preventDefault()
      latest.current()
    }
    host.addEventListener('keydown', listen)
    return () => host.removeEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={ref}
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
