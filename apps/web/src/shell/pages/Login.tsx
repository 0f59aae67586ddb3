import { mutation, startSession, useZodForm } from '@kencana/screens'
import { Button, Form, PasswordField, TextField } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { login } from '../../../../../features/akses/sesi/sesi.contract.ts'
import css from './Pages.module.css'

/** User ID and password. */
export function Login() {
  const navigate = useNavigate()
  const form = useZodForm(login.input, { user_id: '', password: '' })
  const enter = useMutation({
    ...mutation(login),
    onSuccess: (user) => {
      startSession(user)
      void navigate({ to: '/dashboard' })
    },
  })
  const submit = () => {
    if (enter.isPending) return
    const input = form.validate()
    if (input) enter.mutate(input)
  }
  return (
    <Form onSave={submit} className={css.form}>
      <h1>Masuk</h1>
      <p>Pakai User ID dari admin toko.</p>
      <TextField {...form.field('user_id')} label="User ID" required size="lg" autoComplete="username" autoFocus />
      <PasswordField {...form.field('password')} label="Password" required size="lg" />
      <Button kind="primary" size="lg" full data-save busy={enter.isPending} busyText="LOGIN" onClick={submit}>
        LOGIN
      </Button>
      <p className={css.aside}>Lupa password? Hubungi admin toko.</p>
    </Form>
  )
}
