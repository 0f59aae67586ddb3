import { FormDialog } from '@kencana/screens'
import { PasswordField } from '@kencana/ui'
import { BuktiField } from './bukti-field.shared.tsx'
import { simpanPinMember } from './kartu-member.contract.ts'

interface PinMemberProps {
  member: { kode_member: string; nama_member: string }
  onClose: () => void
}

/** He types it himself; somebody else of the shop sees that he does. */
export function PinMember({ member: { kode_member, nama_member }, onClose }: PinMemberProps) {
  return (
    <FormDialog
      endpoint={simpanPinMember}
      initial={{ kode_member, pin: '', bukti: '', otorisasi: null }}
      title="PIN Member"
      about={`${kode_member} ${nama_member}`}
      changes={[]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Diketik member sendiri, 6 angka. Dengan PIN ini poinnya bisa ditukar.</p>
          <PasswordField {...field('pin')} label="PIN" required autoFocus autoComplete="new-password" />
          <BuktiField
            {...field('bukti')}
            value={field('bukti').value ?? ''}
            kode_member={kode_member}
            label="PIN Lama Atau Kartu (bila sudah punya PIN)"
            optional
          />
        </>
      )}
    </FormDialog>
  )
}
