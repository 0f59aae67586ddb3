import { CheckField } from '@kencana/ui'

interface VoidEdcProps {
  /** What is being undone, as it was paid. */
  bayar: readonly { biaya: number }[]
  value: boolean | undefined
  onChange: (value: boolean) => void
}

/** Whether the card of a payment that is undone was voided at its machine; nothing to say where no bank kept a fee. */
export function VoidEdc({ bayar, value = false, onChange }: VoidEdcProps) {
  if (bayar.every(({ biaya }) => biaya === 0)) return null
  return (
    <CheckField
      name="void_edc"
      label="VOID EDC: pembayaran kartu ditarik di mesinnya hari ini"
      value={value}
      onChange={onChange}
    />
  )
}
