import { FormDialog } from '@kencana/screens'
import { FieldGrid, PasswordField } from '@kencana/ui'
import { simpanPin } from '../../../../features/akses/otorisasi/otorisasi.contract.ts'

/** Password, PIN Baru: what a witness confirms with at somebody else's screen. */
export default function PinSaksi({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      endpoint={simpanPin}
      initial={{ password: '', new_password: '' }}
      title="PIN Saksi"
      saveText="Simpan PIN"
      changes={[]}
      onClose={onClose}
    >
      {(form) => (
        <FieldGrid>
          <PasswordField {...form.field('password')} label="Password" required autoFocus />
          <PasswordField
            {...form.field('new_password')}
            label="PIN Baru"
            required
            hint="6 angka, untuk menyaksikan di layar user lain"
            autoComplete="new-password"
          />
        </FieldGrid>
      )}
    </FormDialog>
  )
}
