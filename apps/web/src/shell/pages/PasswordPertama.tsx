import { ApiError, mutation, renewSession, showError, useUser, useZodForm } from '@kencana/screens'
import { Button, Form, PasswordField } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../../../../features/akses/sesi/sesi.contract.ts'
import { useLogout } from '../useLogout.ts'
import { EnterSaves } from './EnterSaves.tsx'
import css from './Pages.module.css'

/** Which field a refusal is about. */
const DI: Readonly<Record<string, 'password' | 'new_password'>> = {
  'Password Lama Salah': 'password',
  'Password Baru Harus Berbeda Dari Password Lama': 'new_password',
}

/** Somebody else chose this user's password: he chooses his own, and nothing else stands here until then. */
export default function PasswordPertama() {
  const { user_name } = useUser()
  const { run: keluar, busy } = useLogout()
  const form = useZodForm(changePassword.input, { password: '', new_password: '' }, { diam: true })
  const [ditolak, setDitolak] = useState('')
  const save = useMutation({
    ...mutation(changePassword),
    meta: { silent: true },
    onSuccess: () => renewSession({ ganti_password: false }),
    onError: (error) => {
      if (error instanceof ApiError && DI[error.message]) setDitolak(error.message)
      else showError(error)
    },
  })
  const submit = () => {
    if (save.isPending) return
    setDitolak('')
    const input = form.validate()
    if (input) save.mutate(input)
  }
  const isian = (nama: 'password' | 'new_password') => {
    const { error, onChange, ...field } = form.field(nama)
    return {
      ...field,
      error: error ?? (DI[ditolak] === nama ? ditolak : undefined),
      onChange: (isi: string) => {
        setDitolak('')
        onChange(isi)
      },
    }
  }
  return (
    <main className={css.entry}>
      <div className={css.pane}>
        <Form onSave={submit} className={css.form}>
          <h1>Pilih password sendiri</h1>
          <p>{user_name}, password ini dipilih orang lain. Ganti dengan yang hanya Anda tahu, lalu mulai bekerja.</p>
          <PasswordField {...isian('password')} label="Password Lama" required size="lg" autoFocus />
          <EnterSaves onSave={submit}>
            <PasswordField
              {...isian('new_password')}
              label="Password Baru"
              required
              size="lg"
              autoComplete="new-password"
              hint="Paling sedikit 8 huruf"
            />
          </EnterSaves>
          <Button kind="primary" size="lg" full data-save busy={save.isPending} onClick={submit}>
            Simpan Data
          </Button>
          <Button full busy={busy} onClick={() => void keluar()}>
            Logout
          </Button>
        </Form>
      </div>
    </main>
  )
}
