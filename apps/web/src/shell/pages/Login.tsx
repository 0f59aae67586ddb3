import { closedNote, mutation, placeOf, startSession, useZodForm, wasThrownOut } from '@kencana/screens'
import { Banner, Button, Form, PasswordField, TextField, tanggalPanjang } from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { login } from '../../../../../features/akses/sesi/sesi.contract.ts'
import { ARTI_SEGEL } from '../../../../../features/keuangan/laporan-eod/arti.shared.tsx'
import { EnterSaves } from './EnterSaves.tsx'
import css from './Pages.module.css'

/** Why the login stands there: the shop was closed here, or somebody was logged out. */
function Kabar() {
  const ditutup = closedNote()
  if (ditutup) {
    const [pertama = '', ...lain] = ditutup.hari
    const terakhir = lain.at(-1)
    return (
      <Banner>
        Toko ditutup untuk {tanggalPanjang(pertama)}
        {terakhir === undefined ? '' : ` sampai ${tanggalPanjang(terakhir)}`}. Hari toko berikutnya{' '}
        {tanggalPanjang(ditutup.berikut)}. Segel {ditutup.segel}. {ARTI_SEGEL}
      </Banner>
    )
  }
  if (!wasThrownOut()) return <p>Pakai User ID dari admin toko.</p>
  return (
    <Banner tone="amber">
      Sesi berakhir: toko ditutup, hari berganti, atau akun ini dikeluarkan. Isian yang belum disimpan tetap ada.
    </Banner>
  )
}

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
      <Kabar />
      <TextField {...form.field('user_id')} label="User ID" required size="lg" autoComplete="username" autoFocus />
      <EnterSaves onSave={submit}>
        <PasswordField ref={password} {...form.field('password')} label="Password" required size="lg" />
      </EnterSaves>
      <Button kind="primary" size="lg" full data-save busy={enter.isPending} busyText="LOGIN" onClick={submit}>
        LOGIN
      </Button>
      <p className={css.aside}>Lupa password? Hubungi admin toko.</p>
    </Form>
  )
}
