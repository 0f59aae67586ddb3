// The parts below the kit's Modal: the same trap, scrim and Esc without its scroll area.
import { ModalBase, ModalBaseContent, ModalBaseOverlay } from '@mantine/core'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { DiDialog, topDialog } from '../layout/keys.ts'
import { focusStart } from '../layout/start.ts'
import css from './Modal.module.css'

export interface DialogProps {
  /** Spoken name: its title. (The kit overrules aria-labelledby.) */
  label: string
  size?: number | string
  /** Esc; nothing closes it when left out. */
  onClose?: () => void
  closeOnClickOutside?: boolean
  /** Closed, it leads to where the next work begins: the paper of what was just saved. */
  toStart?: boolean
  /** false for what only tells something: the keyboard stays where it was. */
  holdsFocus?: boolean
  zIndex?: number
  children: ReactNode
}

// The kit gives the focus back only when a dialog is closed while mounted; ours are simply no longer there.
const useFocusReturn = (active: boolean, toStart: boolean) => {
  const before = useRef(document.activeElement)
  const back = useRef(0)
  useEffect(() => {
    const from = before.current
    // Mounted again at once (development does so): the dialog has not gone.
    cancelAnimationFrame(back.current)
    return () => {
      if (!active) return
      back.current = requestAnimationFrame(() => {
        // A dialog that opened in its place has the keyboard: an Enter pressed at once would be lost in the page below.
        const top = topDialog()
        if (top && !top.contains(from)) return
        // Nor does it take the keyboard from whoever has gone on meanwhile.
        const now = document.activeElement
        if (!toStart && now !== null && now !== document.body) return
        // What is gone, or did its work, has no use for the focus: on to where the next work begins.
        const useless = !(from instanceof HTMLElement) || from === document.body || !from.isConnected
        if (toStart || useless || from.hasAttribute('data-save') || from.hasAttribute('disabled')) focusStart()
        else from.focus()
      })
    }
  }, [active, toStart])
}

/** So many tenths of a second a dialog waits for the button that is meant to have the focus. */
const PATIENT = 20

// A menu that closes takes the focus back to its button, and a first button that waits for data cannot have it yet.
const useFocusInside = (active: boolean, surface: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!active) return
    let steps = 0
    const timer = setInterval(() => {
      steps += 1
      const here = surface.current
      const within = here?.contains(document.activeElement) && document.activeElement !== here
      if (steps > PATIENT || within) return clearInterval(timer)
      if (here === null || topDialog() !== here) return
      const wanted = here.querySelector<HTMLElement>('[data-autofocus]')
      // The button that is meant comes with its data; only where it does not, any other will do.
      if (wanted?.hasAttribute('disabled') && steps < PATIENT) return
      const first = wanted?.hasAttribute('disabled') ? null : wanted
      ;(first ?? here.querySelector<HTMLElement>(ABLE))?.focus()
    }, 100)
    return () => clearInterval(timer)
  }, [active, surface])
}

const ABLE = 'input:enabled:not([tabindex="-1"]), button[data-save]:enabled, button:enabled:not([tabindex="-1"])'

// The kit's trap focuses this mark, else the first field, from a timer that a scanner's keys outrun: its burst would go
// on in the first field. So the mark goes where the focus is.
const markFocused = (event: FocusEvent<HTMLElement>) => {
  for (const one of event.currentTarget.querySelectorAll('[data-autofocus]')) one.removeAttribute('data-autofocus')
  event.target.setAttribute('data-autofocus', 'true')
}

interface Layer {
  popup: boolean
}
const layers: Layer[] = []
const topLayer = (): Layer | undefined => layers.findLast((one) => one.popup) ?? layers.at(-1)

// The kit would close every open dialog by one Esc: it belongs to the one on top, and what lies below keeps what was typed.
const useEscape = (popup: boolean, onClose: (() => void) | undefined) => {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const layer = { popup }
    layers.push(layer)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || topLayer() !== layer) return
      // An open list of choices closes first.
      if (event.target instanceof Element && event.target.matches('[data-mantine-stop-propagation="true"]')) return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', listen, true)
    return () => {
      window.removeEventListener('keydown', listen, true)
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [popup])
}

/** The bare surface of every dialog and popup: scrim, trap, name. It is open as long as it is mounted. */
export function Dialog({
  label,
  size = 400,
  onClose,
  closeOnClickOutside = false,
  holdsFocus = true,
  toStart = false,
  zIndex,
  children,
}: DialogProps) {
  const surface = useRef<HTMLElement>(null)
  useFocusReturn(holdsFocus, toStart)
  useFocusInside(holdsFocus, surface)
  useEscape(!holdsFocus, onClose)
  return (
    <ModalBase
      opened
      onClose={() => onClose?.()}
      closeOnEscape={false}
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
        ref={surface as RefObject<HTMLDivElement>}
        aria-label={label}
        onFocus={markFocused}
        innerProps={{ className: css.place }}
        className={css.surface}
        style={{ width: typeof size === 'number' ? `min(${size}px, 100%)` : size }}
      >
        <DiDialog value={true}>{children}</DiDialog>
      </ModalBaseContent>
    </ModalBase>
  )
}
