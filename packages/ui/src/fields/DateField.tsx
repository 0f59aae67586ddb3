import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '../icons/icons.ts'
import { Button, IconButton } from '../layout/Button.tsx'
import { Floating } from '../layout/Floating.tsx'
import { addDays, addMonths, BULAN, isTanggal, monthGrid } from './calendar.ts'
import css from './DateField.module.css'
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
}

const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
}

interface CalendarProps {
  id: string
  value: string
  today: string
  allowed: (date: string) => boolean
  onPick: (date: string) => void
}

function MonthHead({ shown, onShow }: { shown: string; onShow: (date: string) => void }) {
  const year = Number(shown.slice(0, 4))
  return (
    <div className={css.head}>
      <IconButton size="sm" label="Bulan sebelumnya" onClick={() => onShow(addMonths(shown, -1))}>
        <IconChevronLeft />
      </IconButton>
      <select
        aria-label="Bulan"
        value={shown.slice(5, 7)}
        onChange={(event) => onShow(`${year}-${event.currentTarget.value}-01`)}
      >
        {BULAN.map((nama, index) => (
          <option key={nama} value={String(index + 1).padStart(2, '0')}>
            {nama}
          </option>
        ))}
      </select>
      <select
        aria-label="Tahun"
        value={year}
        onChange={(event) => onShow(`${event.currentTarget.value}-${shown.slice(5, 7)}-01`)}
      >
        {Array.from({ length: 31 }, (_, index) => year - 20 + index).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <IconButton size="sm" label="Bulan berikutnya" onClick={() => onShow(addMonths(shown, 1))}>
        <IconChevronRight />
      </IconButton>
    </div>
  )
}

function Calendar({ id, value, today, allowed, onPick }: CalendarProps) {
  const base = value || today
  const [month, setMonth] = useState<{ of: string; shown: string }>({ of: base, shown: base })
  // Moving the date by arrow keys turns the page with it; turning the page leaves the date alone.
  const shown = month.of === base ? month.shown : base
  return (
    <div className={css.pop} id={id}>
      <MonthHead shown={shown} onShow={(next) => setMonth({ of: base, shown: next })} />
      <div className={css.week} aria-hidden="true">
        {['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'].map((hari) => (
          <span key={hari}>{hari}</span>
        ))}
      </div>
      <div className={css.days}>
        {monthGrid(shown).map((date) => (
          <button
            key={date}
            type="button"
            className={css.day}
            data-outside={date.slice(0, 7) !== shown.slice(0, 7) || undefined}
            data-today={date === today || undefined}
            aria-pressed={date === value}
            aria-label={date}
            disabled={!allowed(date)}
            onClick={() => onPick(date)}
          >
            {Number(date.slice(8))}
          </button>
        ))}
      </div>
      <div className={css.foot}>
        <span>Panah menggeser tanggal</span>
        <Button size="sm" disabled={!allowed(today)} onClick={() => onPick(today)}>
          Hari Ini
        </Button>
      </div>
    </div>
  )
}

interface DateKeys {
  opened: boolean
  setOpened: (opened: boolean) => void
  move: (step: (date: string) => string) => void
}

/** Arrows move the date, Space opens and closes, Escape, Enter and Tab close. */
const dateKeys =
  ({ opened, setOpened, move }: DateKeys) =>
  (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    if (step || event.key === ' ') event.preventDefault()
    if (step) move(step)
    else if (event.key === ' ') setOpened(!opened)
    else if (event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape') setOpened(false)
  }

/** A date as yyyy-MM-dd: no typing; arrow keys move it, Space or a click opens the calendar. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { value, onChange, onBlur, min, max, ...frame },
  ref,
) {
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const today = useToday()
  const calendarId = useId()
  const fixed = frame.readOnly || frame.disabled
  const allowed = (date: string) => (!min || date >= min) && (!max || date <= max)
  const move = (step: (date: string) => string) => {
    const next = isTanggal(value) ? step(value) : today
    if (allowed(next)) onChange(next)
  }
  const keys = fixed ? undefined : dateKeys({ opened, setOpened, move })
  return (
    <>
      <Field
        {...frame}
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
            readOnly
            aria-haspopup="dialog"
            aria-expanded={opened}
            role="combobox"
            aria-controls={calendarId}
            data-mantine-stop-propagation={opened}
            placeholder={frame.placeholder ?? 'yyyy-MM-dd'}
            className={field.input}
            value={value}
            onClick={() => !fixed && setOpened(true)}
            onKeyDown={keys}
            onBlur={onBlur}
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
