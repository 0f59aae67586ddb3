import { useState } from 'react'
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts'
import { Button, IconButton } from '../layout/Button.tsx'
import { addMonths, BULAN, monthGrid } from './calendar.ts'
import css from './DateField.module.css'

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

/** A month of days to pick from; it turns with the date. */
export function Calendar({ id, value, today, allowed, onPick }: CalendarProps) {
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
