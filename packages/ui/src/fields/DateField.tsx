import { bentuk, terbaca } from '@kencana/ledger'
import { forwardRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconCalendar } from '../icons/icons.ts'
import { Floating } from '../layout/Floating.tsx'
import { addDays, addMonths, isTanggal, tanggalPanjang } from './calendar.ts'
import { readDate, type TypedDate } from './calendarTyped.ts'
import { Calendar } from './DateFieldCalendar.tsx'
import field from './Field.module.css'
import { Field, type FieldProps, InnerButton } from './Field.tsx'
import { useToday } from './today.ts'

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  min?: string
  max?: string
  /** A date that a person says, a promise or a birthday: it may be typed as people write it. */
  typed?: boolean
}

const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
}

interface DateKeys {
  opened: boolean
  setOpened: (opened: boolean) => void
  move: (step: (date: string) => string) => void
  /** Something is being typed: left and right are the caret's. */
  typing: boolean
  /** Enter, Tab, F9: what stands there is meant. */
  leave: () => void
}

const LEAVING = new Set(['Enter', 'Tab', 'Escape', 'F9'])

/** Arrows move the date, Space opens and closes, Escape, Enter and Tab close. */
const dateKeys =
  ({ opened, setOpened, move, typing, leave }: DateKeys) =>
  (event: KeyboardEvent) => {
    if (LEAVING.has(event.key)) {
      setOpened(false)
      leave()
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = typing && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') ? undefined : STEPS[event.key]
    if (step || event.key === ' ') event.preventDefault()
    if (step) move(step)
    else if (event.key === ' ') setOpened(!opened)
  }

type Typing = Required<Pick<DateFieldProps, 'value' | 'onChange'>> & Pick<DateFieldProps, 'min' | 'max'>

/** What is typed until it is a date, and what is wrong with it once it was left. */
const useTyping = ({ value, onChange, min, max }: Typing, today: string) => {
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const clear = () => {
      setText(null)
      setLeft(false)
    }
    window.addEventListener('kencana:kosongkan', clear)
    return () => window.removeEventListener('kencana:kosongkan', clear)
  }, [])
  const [seen, setSeen] = useState(value)
  const read: TypedDate | null = text === null ? null : readDate(text, { today, min, max })
  // A date from elsewhere wins: the calendar's, an arrow's, a draft's, none of a form that was emptied.
  const mine = read?.date === value ? read : null
  if (seen !== value) {
    setSeen(value)
    // What was typed before it is over, also when the same date comes again.
    if (mine === null && text !== null) setText(null)
  }
  return {
    shown: mine === null || text === null ? terbaca(value) : text,
    typing: mine !== null && text !== terbaca(value),
    salah: mine?.salah ?? null,
    error: left ? (mine?.salah ?? null) : null,
    note: mine === null || mine.date === '' ? undefined : tanggalPanjang(mine.date),
    type: (next: string) => {
      setText(next)
      setLeft(false)
      onChange(readDate(next, { today, min, max }).date)
    },
    leave: () => {
      setLeft(true)
      // Read, it is shown as dates are; unread, it stays to be mended.
      if (mine !== null && mine.salah === null) setText(null)
    },
  }
}

// A keyboard over half a telephone hides the calendar.
const touches = (): boolean => matchMedia('(pointer: coarse)').matches

interface DateInputProps extends Pick<DateFieldProps, 'placeholder' | 'onBlur'> {
  fixed: boolean
  typed: boolean
  typing: ReturnType<typeof useTyping>
  setOpened: (opened: boolean) => void
}

/** What the input has of its own, typed into or not. */
const inputOf = ({ fixed, typed, typing, placeholder, onBlur, setOpened }: DateInputProps) => ({
  readOnly: fixed || !typed,
  inputMode: typed && !fixed && touches() ? ('none' as const) : undefined,
  autoComplete: 'off',
  placeholder: placeholder ?? (typed || bentuk() === 'INDONESIA' ? 'dd-mm-yyyy' : 'yyyy-MM-dd'),
  'data-salah': typing.salah ?? undefined,
  value: typing.shown,
  onClick: (event: { currentTarget: HTMLInputElement }) => {
    if (fixed) return
    setOpened(true)
    // What is typed next stands in place of the date.
    if (typed && !typing.typing) event.currentTarget.select()
  },
  onChange: (event: { currentTarget: HTMLInputElement }) => {
    if (!fixed && typed) typing.type(event.currentTarget.value)
  },
  onFocus: (event: { currentTarget: HTMLInputElement }) => typed && event.currentTarget.select(),
  onBlur: () => {
    typing.leave()
    onBlur?.()
  },
})

/**
 * A date in the form of the page: arrow keys move it, Space or a click opens the calendar. No typing, but where a person says the date
 * (`typed`).
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { value, onChange, onBlur, min, max, typed = false, ...frame },
  ref,
) {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const today = useToday()
  const calendarId = useId()
  const fixed = frame.readOnly === true || frame.disabled === true
  const typing = useTyping({ value, onChange, min, max }, today)
  const allowed = (date: string) => (!min || date >= min) && (!max || date <= max)
  const move = (step: (date: string) => string) => {
    const next = isTanggal(value) ? step(value) : today
    if (allowed(next)) onChange(next)
  }
  const keys = { opened, setOpened, move, typing: typing.typing, leave: typing.leave }
  return (
    <>
      <Field
        {...frame}
        error={typing.error ?? frame.error}
        note={typing.note ?? frame.note}
        ref={box}
        suffix={
          fixed ? undefined : (
            <InnerButton label="Buka kalender" onClick={() => setOpened((now) => !now)}>
              <IconCalendar />
            </InnerButton>
          )
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={ref}
            aria-haspopup="dialog"
            aria-expanded={opened}
            role="combobox"
            aria-controls={calendarId}
            data-mantine-stop-propagation={opened}
            className={field.input}
            {...inputOf({ fixed, typed, typing, placeholder: frame.placeholder, onBlur, setOpened })}
            onKeyDown={fixed ? undefined : dateKeys(keys)}
          />
        )}
      </Field>
      <Floating anchor={box} opened={opened} onChange={setOpened}>
        <Calendar
          id={calendarId}
          value={value}
          today={today}
          allowed={allowed}
          onPick={(date) => {
            onChange(date)
            setOpened(false)
          }}
        />
      </Floating>
    </>
  )
})
