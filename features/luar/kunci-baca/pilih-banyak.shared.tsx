import { CheckField, FieldGroup } from '@kencana/ui'
import css from './kunci-baca.module.css'

/** Several of a list, ticked one by one; how many stands beside its name. */
export function PilihBanyak({
  label,
  semua,
  dipilih,
  onChange,
}: {
  label: string
  semua: readonly (readonly [kode: string, nama: string])[]
  dipilih: readonly string[]
  onChange: (dipilih: string[]) => void
}) {
  return (
    <FieldGroup title={`${label} (${dipilih.length})`}>
      <fieldset className={css.pilih} aria-label={label}>
        {semua.map(([kode, nama]) => (
          <CheckField
            key={kode}
            label={nama}
            value={dipilih.includes(kode)}
            onChange={(ya) => onChange(ya ? [...dipilih, kode] : dipilih.filter((one) => one !== kode))}
          />
        ))}
      </fieldset>
    </FieldGroup>
  )
}
