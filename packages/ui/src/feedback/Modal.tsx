import type { ReactNode } from 'react'
import { IconClose } from '../icons/icons.ts'
import { IconButton } from '../layout/Button.tsx'
import { Dialog } from './Dialog.tsx'
import css from './Modal.module.css'

export interface ModalProps {
  /** Esc and the cross. */
  onClose: () => void
  /** Esc, where it is asked about first. */
  onEscape?: () => void
  title: string
  /** Beside the title: a badge, what is left. */
  titleNote?: ReactNode
  size?: number | string
  /** While true neither Esc nor a click outside closes. */
  busy?: boolean
  /** Keyboard hint at the left of the foot. */
  hint?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A dialog with head, scrolling body and foot; it traps the focus and gives it back. Open as long as it is mounted. */
export function Modal({
  onClose,
  onEscape = onClose,
  title,
  titleNote,
  size = 440,
  busy,
  hint,
  actions,
  children,
}: ModalProps) {
  return (
    <Dialog label={title} size={size} onClose={busy ? undefined : onEscape}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {titleNote}
        <IconButton label="Tutup" size="sm" onClick={onClose} disabled={busy} data-skip-enter tabIndex={-1}>
          <IconClose />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
      {actions && (
        <div className={css.foot}>
          {hint && <span className={css.hint}>{hint}</span>}
          {actions}
        </div>
      )}
    </Dialog>
  )
}
