import { type KeyboardEvent, useRef } from 'react'
import { cx } from './Button.tsx'
import css from './Choice.module.css'

export interface SegmentProps<T extends string> {
  /** Spoken name of the choice: 'Type Laporan'. */
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly (T | { value: T; label: string })[]
  full?: boolean
}

/** A few exclusive choices side by side: quick ranges, report types. Arrow keys move the choice. */
export function Segment<T extends string>({ label, value, onChange, options, full }: SegmentProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const items = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  // Nothing chosen yet: the first one takes the focus.
  const focusable = Math.max(
    items.findIndex((item) => item.value === value),
    0,
  )
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = (items.findIndex((item) => item.value === value) + step + items.length) % items.length
    const next = items[at]
    if (!next) return
    onChange(next.value)
    root.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div ref={root} role="radiogroup" aria-label={label} className={cx(css.segment, full && css.full)} onKeyDown={keys}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot carry the segment's look and keeps its own arrow keys
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          tabIndex={index === focusable ? 0 : -1}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
