import { Badge, PasswordField } from '@kencana/ui'
import css from './bukti-field.module.css'
import { bisaBukti, hanyaKartu, memberDariKartu } from './kartu-member.contract.ts'

interface BuktiFieldProps {
  /** Whose card it is to be. */
  kode_member: string
  name: string
  label?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  optional?: boolean
}

/** A member's PIN, or his card: one that is scanned over what was typed takes its place. */
export function BuktiField({ kode_member, label = 'PIN Member', optional, onChange, ...field }: BuktiFieldProps) {
  return (
    <div className={css.bukti} data-bukti>
      <PasswordField
        {...field}
        label={label}
        required={!optional}
        onChange={(isi) => bisaBukti(isi, kode_member) && onChange(hanyaKartu(isi, kode_member))}
        autoComplete="new-password"
      />
      {memberDariKartu(field.value.toUpperCase()) === kode_member && <Badge tone="green">KARTU DIPINDAI</Badge>}
    </div>
  )
}
