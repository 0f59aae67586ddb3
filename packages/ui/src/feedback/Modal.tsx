import { Modal as KitModal } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { IconClose } from '../icons/icons.ts'
import { IconButton } from '../layout/Button.tsx'
import css from './Modal.module.css'

export interface ModalProps {
  opened: boolean
  /** Esc, the cross, Batal. */
  onClose: () => void
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

/** A dialog with head, scrolling body and foot; it traps the focus and gives it back. */
export function Modal({ opened, onClose, title, titleNote, size = 440, busy, hint, actions, children }: ModalProps) {
  const titleId = useId()
  return (
    <KitModal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={size}
      centered
      padding={0}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      aria-labelledby={titleId}
      transitionProps={{ transition: 'fade-up', duration: 140 }}
      xOffset={16}
    >
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
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
    </KitModal>
  )
}
