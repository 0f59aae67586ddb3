import type { Endpoint, OutputOf } from '@kencana/contract'
import {
  type ApiError,
  type FieldBinding,
  mutation,
  query,
  queryKey,
  showError,
  useUser,
  useZodForm,
  type ZodForm,
} from '@kencana/screens'
import { FieldGrid, FormModal, KodeSelect, PasswordField, popup, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { sales } from '../../master/sales/sales.contract.ts'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { createUser, editUser, kelolaUsers, resetPassword } from './users.contract.ts'
import { useLevelOptions } from './users.picker.tsx'

type Row = OutputOf<typeof kelolaUsers>[number]

const HINT = 'Enter ke kolom berikutnya'

/** Sends a form and tells what came of it; the list of users is read anew either way. */
const useKirim = (endpoint: Endpoint, done: (id: string) => void) => {
  const cache = useQueryClient()
  return useMutation({
    ...mutation(endpoint),
    meta: { silent: true },
    onSuccess: async (answer) => {
      const { message, data } = answer as { message: string; data?: { user_id: string } }
      await Promise.all([kelolaUsers, sales.list].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
      popup('success', message)
      done(data?.user_id ?? '')
    },
    onError: (error: ApiError) => {
      void cache.invalidateQueries({ queryKey: queryKey(kelolaUsers) })
      showError(error)
    },
  })
}

interface KotakProps {
  title: string
  form: ZodForm<z.ZodType>
  busy: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

function Kotak({ title, form, busy, onSave, onClose, children }: KotakProps) {
  return (
    <FormModal
      onClose={() => !busy && onClose()}
      busy={busy}
      title={title}
      hint={HINT}
      kind={form.touched ? 'primary' : 'default'}
      onSave={onSave}
    >
      <FieldGrid>{children}</FieldGrid>
    </FormModal>
  )
}

/** Levels and shops that the person may give: nothing above his own level, only OWN and SU other shops. */
const usePilihan = () => {
  const { level, kode_toko } = useUser()
  const semua = useLevelOptions()
  const toko = useTokoOptions()
  const atas = level === 'OWN' ? [] : level === 'SU' ? ['OWN'] : ['OWN', 'SU']
  return {
    level: { ...semua, options: semua.options.filter(({ kode }) => !atas.includes(kode)) },
    toko: atas.length < 2 ? toko : { ...toko, options: toko.options.filter(({ kode }) => kode === kode_toko) },
  }
}

interface Props {
  onClose: () => void
  onSaved: (id: string) => void
}

const HP_USER = 'Member dengan No HP ini tidak mendapat poin'

/** Whose user is mostly a sales person. */
const LEVEL_SALES = 'SALES'

/** The code for the next sales person of the shop in which the owner is, and what a code means there. */
const useKodeSales = (kode_toko: string) => {
  const sini = useUser().kode_toko === kode_toko
  const ada = useQuery(query(sales.list, {})).data ?? []
  const nomor = ada.map(({ kode_sales }) => Number(/^S(\d{1,3})$/.exec(kode_sales)?.[1] ?? 0))
  return {
    usul: sini ? `S${String(Math.max(0, ...nomor) + 1).padStart(2, '0')}` : '',
    hint: (kode: string): string => {
      const dia = sini ? ada.find((one) => one.kode_sales === kode) : undefined
      if (dia?.user_id) return `${dia.kode_sales} sudah milik user ${dia.user_id}`
      if (dia) return `User ini menjadi ${dia.kode_sales} ${dia.nama_sales}`
      return kode === '' ? 'Kosong: user ini bukan sales' : 'Sales ini dibuat bersama user'
    },
  }
}

interface KodeSalesProps {
  field: FieldBinding<string | null>
  hint: (kode: string) => string
}

/** Which sales person a user becomes. */
function KodeSales({ field, hint }: KodeSalesProps) {
  const value = field.value ?? ''
  return <TextField {...field} value={value} label="Kode Sales" maxLength={10} mono hint={hint(value)} />
}

/** A new user; his menus come from the template of his level. */
export function TambahUser({ onClose, onSaved }: Props) {
  const { kode_toko } = useUser()
  const pilihan = usePilihan()
  const form = useZodForm(createUser.input, {
    user_id: '',
    user_name: '',
    level: '',
    kode_toko,
    no_hp: '',
    password: '',
    kode_sales: '',
  })
  const kode = useKodeSales(form.values.kode_toko)
  const kirim = useKirim(createUser, onSaved)
  const save = () => {
    if (kirim.isPending) return
    const input = form.validate()
    if (input) kirim.mutate(input)
  }
  return (
    <Kotak title="Tambah User" form={form} busy={kirim.isPending} onSave={save} onClose={onClose}>
      <TextField {...form.field('user_id')} label="User ID" required autoFocus mono />
      <TextField {...form.field('user_name')} label="Nama" required />
      <KodeSelect
        {...form.field('level')}
        label="Level"
        required
        hint="Menu user baru dari template level ini"
        {...pilihan.level}
        onChange={(level) => form.set({ level, kode_sales: level === LEVEL_SALES ? kode.usul : '' })}
      />
      <KodeSelect {...form.field('kode_toko')} label="Kode Toko" required {...pilihan.toko} />
      <PasswordField
        {...form.field('password')}
        label="Password"
        required
        autoComplete="new-password"
        hint="Diganti sendiri oleh user ini waktu login pertama"
      />
      <TextField {...form.field('no_hp')} label="No HP" inputMode="tel" hint={HP_USER} />
      <KodeSales field={form.field('kode_sales')} hint={kode.hint} />
    </Kotak>
  )
}

/** Name, level and shop of a user. */
export function EditUser({ user, onClose, onSaved }: Props & { user: Row }) {
  const { user_id } = useUser()
  const pilihan = usePilihan()
  const { _id: id, versi, user_name, level, kode_toko, no_hp } = user
  const form = useZodForm(editUser.input, { id, versi, user_name, level, kode_toko, no_hp, kode_sales: '' })
  const kode = useKodeSales(form.values.kode_toko ?? '')
  const kirim = useKirim(editUser, onSaved)
  const save = () => {
    if (kirim.isPending) return
    const input = form.validate()
    if (input) kirim.mutate(input)
  }
  const lain = form.values.level !== level || form.values.kode_toko !== kode_toko
  return (
    <Kotak title="Edit User" form={form} busy={kirim.isPending} onSave={save} onClose={onClose}>
      <TextField label="User ID" value={id} onChange={() => undefined} readOnly mono />
      <TextField {...form.field('user_name')} label="Nama" required autoFocus />
      <KodeSelect
        {...form.field('level')}
        label="Level"
        required
        readOnly={id === user_id}
        hint={id === user_id ? 'Level sendiri tidak bisa diubah' : 'Level lain: menunya menjadi template level itu'}
        {...pilihan.level}
      />
      <KodeSelect
        {...form.field('kode_toko')}
        label="Kode Toko"
        required
        hint={lain && id !== user_id ? 'Sesi user ini akan diakhiri, ia perlu login lagi' : undefined}
        {...pilihan.toko}
      />
      <TextField {...form.field('no_hp')} label="No HP" inputMode="tel" hint={HP_USER} />
      {user.kode_sales === null || form.values.kode_toko !== kode_toko ? (
        <KodeSales field={form.field('kode_sales')} hint={kode.hint} />
      ) : (
        <TextField label="Kode Sales" value={user.kode_sales} onChange={() => undefined} readOnly mono />
      )}
    </Kotak>
  )
}

/** A new password for somebody who forgot his; every session of his ends. */
export function ResetPassword({ user, onClose, onSaved }: Props & { user: Row }) {
  const form = useZodForm(resetPassword.input, { id: user._id, password: '' })
  const kirim = useKirim(resetPassword, () => onSaved(user._id))
  const save = () => {
    if (kirim.isPending) return
    const input = form.validate()
    if (input) kirim.mutate(input)
  }
  return (
    <Kotak title="Reset Password" form={form} busy={kirim.isPending} onSave={save} onClose={onClose}>
      <TextField label="User ID" value={user._id} onChange={() => undefined} readOnly mono />
      <PasswordField
        {...form.field('password')}
        label="Password Baru"
        required
        autoFocus
        autoComplete="new-password"
        hint="Semua sesi user ini diakhiri, dan ia mengganti password ini waktu login"
      />
    </Kotak>
  )
}
