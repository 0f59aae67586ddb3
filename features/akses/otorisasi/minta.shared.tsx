/** Waiting for an agreement at the counter: somebody comes and confirms here, or answers on his own screen. */
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { ApiError, call, mutation, query, showError, useZodForm } from '@kencana/screens'
import { dataUrl, FieldGrid, FormModal, oops, PasswordField, PhotoField, popup, Spinner, TextField } from '@kencana/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DaftarKasus } from './kasus.part.tsx'
import { authorization, getMinta, saksikan, sendiri, tarikMinta } from './otorisasi.contract.ts'
import css from './otorisasi.module.css'

type Minta = OutputOf<typeof getMinta>

/** How often the counter asks whether somebody has answered, in ms. */
const TANYA = 1_500

interface IsiProps {
  minta: Minta
  onClose: () => void
  onAnswered: () => void
}

/** What is typed to answer here, below what it is about; `onSave` sends it. */
interface JawabProps extends Pick<IsiProps, 'minta' | 'onClose'> {
  title: string
  saveText: string
  busy: boolean
  onSave: () => void
  children: ReactNode
}

/** So many reasons go above what is typed; more stand beside it, where the screen has the width. */
const DI_ATAS = 2

function Jawab({ minta, children, ...dialog }: JawabProps) {
  const banyak = minta.kasus.length > DI_ATAS
  return (
    <FormModal {...dialog} titleNote={minta.kategori} busyText="Sedang Memeriksa" {...(banyak ? { size: 860 } : {})}>
      <div className={css.jawaban} data-banyak={banyak || undefined}>
        <DaftarKasus id={minta.id} kasus={minta.kasus} />
        <FieldGrid>{children}</FieldGrid>
      </div>
    </FormModal>
  )
}

/** Sends an answer, one at a time. */
const useJawab = <E extends Endpoint>(endpoint: E, onAnswered: () => void) => {
  const jawab = useMutation({ ...mutation(endpoint), onSuccess: onAnswered })
  const send = (input: InputOf<E> | null) => {
    if (input && !jawab.isPending) jawab.mutate(input)
  }
  return { busy: jawab.isPending, send }
}

/** OWN or SU agree here, with their own User ID and password. */
function DenganPassword({ minta, onClose, onAnswered }: IsiProps) {
  const { id, terakhir } = minta
  const form = useZodForm(authorization.input, { id, user_id: terakhir, password: '' })
  const { busy, send } = useJawab(authorization, onAnswered)
  const dialog = { minta, onClose, busy, title: 'Otorisasi', saveText: 'Setujui' }
  return (
    <Jawab {...dialog} onSave={() => send(form.validate())}>
      <TextField
        {...form.field('user_id')}
        label="User ID OWN / SU"
        required
        autoFocus={terakhir === ''}
        autoComplete="off"
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        required
        autoFocus={terakhir !== ''}
        autoComplete="new-password"
      />
      <p className={css.menunggu}>
        <Spinner />
        OWN atau SU bisa menjawab di layar atau HP-nya sendiri, atau di sini dengan password.
      </p>
    </Jawab>
  )
}

/** Another user of the shop looks here, and confirms by his PIN. */
function DenganPin({ minta, onClose, onAnswered }: IsiProps) {
  const { id, terakhir } = minta
  const form = useZodForm(saksikan.input, { id, user_id: terakhir, pin: '' })
  const { busy, send } = useJawab(saksikan, onAnswered)
  const dialog = { minta, onClose, busy, title: 'Saksi', saveText: 'Saksikan' }
  return (
    <Jawab {...dialog} onSave={() => send(form.validate())}>
      <TextField {...form.field('user_id')} label="User ID Saksi" required autoFocus={terakhir === ''} />
      <PasswordField
        {...form.field('pin')}
        label="PIN Saksi"
        required
        autoFocus={terakhir !== ''}
        autoComplete="new-password"
      />
      <p className={css.menunggu}>
        <Spinner />
        User lain bisa menyaksikan di layarnya sendiri, atau di sini dengan PIN.
      </p>
    </Jawab>
  )
}

/** There is nobody else: a reason, and for a witness a photo of the scale. */
function Sendiri({ minta, onClose, onAnswered }: IsiProps) {
  const { id, tingkat } = minta
  const form = useZodForm(sendiri.input, { id, alasan: '', foto: null })
  const [foto, setFoto] = useState<Blob | null>(null)
  const { busy, send } = useJawab(sendiri, onAnswered)
  const save = async () => {
    const input = form.validate()
    if (!input) return
    if (tingkat === 'SAKSI' && !foto) return oops('Foto Timbangan Harus Diisi')
    send({ ...input, foto: foto && (await dataUrl(foto)) })
  }
  const title = tingkat === 'SAKSI' ? 'Tanpa Saksi' : 'Otorisasi Sendiri'
  return (
    <Jawab {...{ minta, onClose, busy, title }} saveText="Setujui" onSave={() => void save()}>
      <TextField {...form.field('alasan')} label="Alasan" required autoFocus maxLength={200} />
      {tingkat === 'SAKSI' && <PhotoField label="Foto Timbangan" value={foto} onChange={setFoto} />}
    </Jawab>
  )
}

/** Tells what was answered elsewhere. @returns whether the draft may go; undefined while nobody has answered */
const jawaban = ({ keadaan, oleh, kata }: Minta): boolean | undefined => {
  if (keadaan === 'SETUJU') return true
  if (keadaan === 'TOLAK') popup('info', `Ditolak ${oleh}`, kata)
  if (keadaan === 'LEWAT') popup('info', 'Permintaan Sudah Lewat 15 Menit, Silahkan Simpan Lagi')
  return keadaan === 'MENUNGGU' ? undefined : false
}

/** The dialog of one request. @param onDone told whether somebody agreed */
export default function MintaDialog({ id, onDone }: { id: string; onDone: (agreed: boolean) => void }) {
  const { data, error } = useQuery({
    ...query(getMinta, { id }, { guarded: false }),
    refetchInterval: TANYA,
    staleTime: 0,
    retry: (times, failure) => failure instanceof ApiError && failure.uncertain && times < 100,
  })
  const told = useRef(false)
  useEffect(() => {
    const answer = data && !told.current ? jawaban(data) : undefined
    if (answer === undefined) return
    told.current = true
    onDone(answer)
  }, [data, onDone])
  useEffect(() => {
    if (!error) return
    showError(error)
    onDone(false)
  }, [error, onDone])
  const close = () => {
    // Nobody is asked any longer for what was given up here. What was answered meanwhile stays as it is.
    void call(tarikMinta, { id }, { guarded: false }).catch(() => undefined)
    onDone(false)
  }
  // A dialog that gives way to another one would take the focus along, and call its first field empty before it was looked at.
  if (!data) return null
  const isi = { minta: data, onClose: close, onAnswered: () => onDone(true) }
  if (data.sendiri) return <Sendiri {...isi} />
  return data.tingkat === 'SAKSI' ? <DenganPin {...isi} /> : <DenganPassword {...isi} />
}
