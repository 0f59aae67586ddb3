import { mutation, placeOf, startSession, useZodForm, wasThrownOut } from '@kencana/screens'
import { Banner, Button, Form, PasswordField, TextField } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { login } from '../../../../../features/akses/sesi/sesi.contract.ts'
import css from './Pages.module.css'

/** User ID and password. */
export function Login() {
  const navigate = useNavigate()
  const password = useRef<HTMLInputElement>(null)
  const form = useZodForm(login.input, { user_id: '', password: '' })
  const enter = useMutation({
    ...mutation(login),
    onSuccess: (user) => {
      startSession(user)
      void navigate({ href: placeOf(user) })
    },
    onError: () => password.current?.select(),
  })
  const submit = () => {
    if (enter.isPending) return
    const input = form.validate()
    if (input) enter.mutate(input)
  }
  return (
    <Form onSave={submit} className={css.form}>
      <h1>Masuk</h1>
      {wasThrownOut() ? (
        <Banner tone="amber">
          Sesi berakhir: toko ditutup, hari berganti, atau akun ini dikeluarkan. Isian yang belum disimpan tetap ada.
        </Banner>
      ) : (
        <p>Pakai User ID dari admin toko.</p>
      )}
      <TextField {...form.field('user_id')} label="User ID" required size="lg" autoComplete="username" autoFocus />
      <PasswordField ref={password} {...form.field('password')} label="Password" required size="lg" />
      <Button kind="primary" size="lg" full data-save busy={enter.isPending} busyText="LOGIN" onClick={submit}>
        LOGIN
      </Button>
      <p className={css.aside}>Lupa password? Hubungi admin toko.</p>
    </Form>
  )
}
