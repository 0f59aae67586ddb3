// The parts below the kit's Modal: the same trap, scrim and Esc without its scroll area.
import { ModalBase, ModalBaseContent, ModalBaseOverlay } from '@mantine/core'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './Modal.module.css'

export interface DialogProps {
  /** Spoken name: its title. (The kit overrules aria-labelledby.) */
  label: string
  size?: number | string
  /** Esc; nothing closes it when left out. */
  onClose?: () => void
  closeOnClickOutside?: boolean
  /** false for what only tells something: the keyboard stays where it was. */
  holdsFocus?: boolean
  zIndex?: number
  children: ReactNode
}

// The kit gives the focus back only when a dialog is closed while mounted; ours are simply no longer there.
const useFocusReturn = (active: boolean) => {
  const before = useRef(document.activeElement)
  const back = useRef(0)
  useEffect(() => {
    const from = before.current
    // Mounted again at once (development does so): the dialog has not gone.
    cancelAnimationFrame(back.current)
    return () => {
      if (active && from instanceof HTMLElement)
        back.current = requestAnimationFrame(() => from.isConnected && from.focus())
    }
  }, [active])
}

// The kit's trap focuses this mark, else the first field, from a timer that a scanner's keys outrun: its burst would go
// on in the first field. So the mark goes where the focus is.
const markFocused = (event: FocusEvent<HTMLElement>) => {
  for (const one of event.currentTarget.querySelectorAll('[data-autofocus]')) one.removeAttribute('data-autofocus')
  event.target.setAttribute('data-autofocus', 'true')
}

/** The bare surface of every dialog and popup: scrim, trap, name. It is open as long as it is mounted. */
export function Dialog({
  label,
  size = 400,
  onClose,
  closeOnClickOutside = false,
  holdsFocus = true,
  zIndex,
  children,
}: DialogProps) {
  useFocusReturn(holdsFocus)
  return (
    <ModalBase
      opened
      onClose={() => onClose?.()}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={closeOnClickOutside && onClose !== undefined}
      withinPortal
      zIndex={zIndex}
      trapFocus={holdsFocus}
      returnFocus={false}
      lockScroll={holdsFocus}
      data-popup={holdsFocus ? undefined : true}
      transitionProps={{ transition: 'fade-up', duration: 140 }}
    >
      <ModalBaseOverlay className={css.scrim} />
      <ModalBaseContent
        aria-label={label}
        onFocus={markFocused}
        innerProps={{ className: css.place }}
        className={css.surface}
        style={{ width: typeof size === 'number' ? `min(${size}px, 100%)` : size }}
      >
        {children}
      </ModalBaseContent>
    </ModalBase>
  )
}
