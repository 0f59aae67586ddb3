import { ApiError, mutation, showError, useZodForm } from '@kencana/screens'
import { FieldGrid, FormModal, PasswordField, popup } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { changePassword } from '../../../../features/akses/sesi/sesi.contract.ts'

/** Password Lama, Password Baru. */
export default function GantiPassword({ onClose }: { onClose: () => void }) {
  const form = useZodForm(changePassword.input, { password: '', new_password: '' })
  const save = useMutation({
    ...mutation(changePassword),
    meta: { silent: true },
    onSuccess: () => {
      onClose()
      popup('success', 'Password Berhasil Diubah')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.failure === 'refused') popup('info', error.message)
      else showError(error)
    },
  })
  const submit = () => {
    if (save.isPending) return
    const input = form.validate()
    if (input) save.mutate(input)
  }
  return (
    <FormModal onClose={onClose} busy={save.isPending} title="Ganti Password" size={400} onSave={submit}>
      <FieldGrid>
        <PasswordField {...form.field('password')} label="Password Lama" required autoFocus />
        <PasswordField {...form.field('new_password')} label="Password Baru" required autoComplete="new-password" />
      </FieldGrid>
    </FormModal>
  )
}
