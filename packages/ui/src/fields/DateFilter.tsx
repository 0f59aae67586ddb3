import { IconClose } from '../icons/icons.ts'
import { IconButton } from '../layout/Button.tsx'
import { DateField } from './DateField.tsx'
import css from './DateFilter.module.css'

export interface DateFilterProps {
  label: string
  /** '' and ALL: none was chosen. */
  value: string
  onChange: (value: string) => void
  /** Shown where none was chosen. */
  awal?: string
}

/** A day by which a list is narrowed down, and the way back from it. */
export function DateFilter({ label, value, onChange, awal = '' }: DateFilterProps) {
  const chosen = value !== 'ALL' && value !== ''
  return (
    <span className={css.filter}>
      <DateField aria-label={label} placeholder={label} value={chosen ? value : awal} onChange={onChange} />
      {chosen && (
        <IconButton size="sm" label={`Hapus saringan ${label}`} onClick={() => onChange('')}>
          <IconClose />
        </IconButton>
      )}
    </span>
  )
}
