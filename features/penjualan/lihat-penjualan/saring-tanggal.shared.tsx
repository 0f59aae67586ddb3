/** A day by which a list is narrowed down. */
import { DateField, IconButton, IconClose } from '@kencana/ui'
import css from './lihat-penjualan.module.css'

interface SaringTanggalProps {
  label: string
  /** '' and ALL: none was chosen. */
  value: string
  onChange: (value: string) => void
  /** Shown where none was chosen. */
  awal?: string
}

/** The field, and the way back from it. */
export function SaringTanggal({ label, value, onChange, awal = '' }: SaringTanggalProps) {
  const dipilih = value !== 'ALL' && value !== ''
  return (
    <span className={css.tanggal}>
      <DateField aria-label={label} placeholder={label} value={dipilih ? value : awal} onChange={onChange} />
      {dipilih && (
        <IconButton size="sm" label={`Hapus saringan ${label}`} onClick={() => onChange('')}>
          <IconClose />
        </IconButton>
      )}
    </span>
  )
}
