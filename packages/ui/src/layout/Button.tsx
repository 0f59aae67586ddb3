import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useRef } from 'react'
import { IconSpinner } from '../icons/icons.ts'
import css from './Button.module.css'

/** Joins class names, leaving out the empty ones. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

/** What a button is for; at most one `primary` per layer. */
export type ButtonKind = 'primary' | 'default' | 'subtle' | 'danger' | 'dangerFilled'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: 'sm' | 'md' | 'lg'
  icon?: ReactNode
  /** Shortcut shown inside, as on the keyboard: 'F9'. */
  kbd?: string
  /** While true the button cannot be pressed and shows a spinner with `busyText`. */
  busy?: boolean
  busyText?: string
  full?: boolean
}

/** A key as printed on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={css.kbd}>{children}</kbd>
}

// Width is kept while busy, so that nothing beside the button moves; a longer busy text may still grow it. It is read
// off the page only when a button becomes busy: reading it of each would lay out the page once more for every screen.
const useKeptWidth = (busy: boolean) => {
  const ref = useRef<HTMLButtonElement | null>(null)
  const width = useRef<number>(undefined)
  if (!busy) width.current = undefined
  else width.current ??= ref.current?.offsetWidth
  return { ref, minWidth: width.current }
}

/** The look of a button for something that is a link. */
export const buttonClass = (kind: ButtonKind, size: 'sm' | 'md' | 'lg' = 'md'): string =>
  cx(css.button, css[kind], size !== 'md' && css[size])

/** The button of every screen: kind, size, shortcut and a busy state with the specification's text. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    kind = 'default',
    size = 'md',
    icon,
    kbd,
    busy = false,
    busyText,
    full,
    className,
    children,
    disabled,
    onClick,
    style,
    ...rest
  },
  ref,
) {
  const kept = useKeptWidth(busy)
  return (
    <button
      type="button"
      {...rest}
      ref={(node) => {
        kept.ref.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      disabled={disabled}
      // Not `disabled`: that would throw the focus away, and the next key would go nowhere.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-keyshortcuts={kbd}
      style={kept.minWidth === undefined ? style : { ...style, minWidth: kept.minWidth }}
      className={cx(css.button, css[kind], size !== 'md' && css[size], full && css.full, busy && css.busy, className)}
    >
      {busy ? <IconSpinner size={14} className={css.spin} /> : icon}
      {busy && busyText ? busyText : children}
      {kbd && !busy && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; aria-keyshortcuts says it
        <kbd className={css.kbd} aria-hidden="true">
          {kbd}
        </kbd>
      )}
    </button>
  )
})

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Spoken name and tooltip: an icon alone says nothing to a screen reader. */
  label: string
  kind?: ButtonKind
  size?: 'sm' | 'md'
}

/** A square button with only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, kind = 'subtle', size = 'md', className, children, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      ref={ref}
      className={cx(css.button, css.icon, css[kind], size === 'sm' && css.sm, className)}
    >
      {children}
    </button>
  )
})

/** A turning ring for waits over 150 ms. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <IconSpinner size={size} className={css.spin} />
}
