import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import css from './Form.module.css'
import { formKeys, isSave, topDialog } from './keys.ts'
import { focusGap } from './start.ts'

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
  const save = () => {
    onSave()
    focusGap()
  }
  latest.current = save
  // Saving works wherever the focus is, as long as nothing lies over the form: beside it in its dialog, or on its page. It works together with
  // what is drawn: a dialog that opens by itself, once an answer has come, is saved by whoever presses the key as soon as he sees it.
  const listener = useRef<((event: KeyboardEvent) => void) | null>(null)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const form = ref.current
      const inside = event.target instanceof Node && form?.contains(event.target)
      if (inside || event.defaultPrevented || !isSave(event)) return
      if (topDialog() !== (form?.closest('[role="dialog"]') ?? null)) return
      event.preventDefault()
      latest.current()
    }
    listener.current = listen
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  // Behind the shortcuts of its page, which are asked first.
  useEffect(() => {
    const listen = listener.current
    if (!listen) return
    window.removeEventListener('keydown', listen)
    window.addEventListener('keydown', listen)
  }, [])
  return (
    <form
      ref={ref}
      noValidate
      autoComplete="off"
      className={className ?? css.form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={formKeys(save)}
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

/** A photo beside its fields: 244 px and the rest; one under the other on the phone. */
export function Panes({ children }: { children: ReactNode }) {
  return <div className={css.panes}>{children}</div>
}
