/** Waiting for an agreement at the counter: somebody comes and confirms here, or answers on his own screen. */
import type { OutputOf } from '@kencana/contract'
import { ApiError, mutation, query, showError, useZodForm } from '@kencana/screens'
import {
  dataUrl,
  FieldGrid,
  FormModal,
  Modal,
  oops,
  PasswordField,
  PhotoField,
  popup,
  Skeleton,
  Spinner,
  TextField,
} from '@kencana/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DaftarKasus } from './kasus.part.tsx'
import { authorization, getMinta, saksikan, sendiri } from './otorisasi.contract.ts'
import css from './otorisasi.module.css'

type Minta = OutputOf<typeof getMinta>

/** How often the counter asks whether somebody has answered, in ms. */
const TANYA = 1_500

interface IsiProps {
  minta: Minta
  onClose: () => void
  onAnswered: () => void
}

function Menunggu({ tingkat }: Pick<Minta, 'tingkat'>) {
  return (
    <p className={css.menunggu}>
      <Spinner />
      {tingkat === 'SAKSI'
        ? 'User lain bisa menyaksikan di layarnya sendiri, atau di sini dengan PIN.'
        : 'OWN atau SU bisa menjawab di layar atau HP-nya sendiri, atau di sini dengan password.'}
    </p>
  )
}

/** OWN or SU agree here, with their own User ID and password. */
function DenganPassword({ minta, onClose, onAnswered }: IsiProps) {
  const { id, terakhir, kategori } = minta
  const form = useZodForm(authorization.input, { id, user_id: terakhir, password: '' })
  const setuju = useMutation({ ...mutation(authorization), onSuccess: onAnswered })
  const submit = () => {
    const input = setuju.isPending ? null : form.validate()
    if (input) setuju.mutate(input)
  }
  return (
    <FormModal
      title="Otorisasi"
      titleNote={kategori}
      busy={setuju.isPending}
      onClose={onClose}
      saveText="Setujui"
      busyText="Sedang Memeriksa"
      onSave={submit}
    >
      <FieldGrid>
        <DaftarKasus id={id} kasus={minta.kasus} />
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
        <Menunggu tingkat="OTORISASI" />
      </FieldGrid>
    </FormModal>
  )
}

/** Another user of the shop looks here, and confirms by his PIN. */
function DenganPin({ minta, onClose, onAnswered }: IsiProps) {
  const { id, terakhir, kategori } = minta
  const form = useZodForm(saksikan.input, { id, user_id: terakhir, pin: '' })
  const setuju = useMutation({ ...mutation(saksikan), onSuccess: onAnswered })
  const submit = () => {
    const input = setuju.isPending ? null : form.validate()
    if (input) setuju.mutate(input)
  }
  return (
    <FormModal
      title="Saksi"
      titleNote={kategori}
      busy={setuju.isPending}
      onClose={onClose}
      saveText="Saksikan"
      busyText="Sedang Memeriksa"
      onSave={submit}
    >
      <FieldGrid>
        <DaftarKasus id={id} kasus={minta.kasus} />
        <TextField {...form.field('user_id')} label="User ID Saksi" required autoFocus={terakhir === ''} />
        <PasswordField
          {...form.field('pin')}
          label="PIN Saksi"
          required
          autoFocus={terakhir !== ''}
          autoComplete="new-password"
        />
        <Menunggu tingkat="SAKSI" />
      </FieldGrid>
    </FormModal>
  )
}

/** There is nobody else: a reason, and for a witness a photo of the scale. */
function Sendiri({ minta, onClose, onAnswered }: IsiProps) {
  const { id, kategori, tingkat } = minta
  const form = useZodForm(sendiri.input, { id, alasan: '', foto: null })
  const [foto, setFoto] = useState<Blob | null>(null)
  const setuju = useMutation({ ...mutation(sendiri), onSuccess: onAnswered })
  const submit = async () => {
    const input = setuju.isPending ? null : form.validate()
    if (!input) return
    if (tingkat === 'SAKSI' && !foto) return oops('Foto Timbangan Harus Diisi')
    setuju.mutate({ ...input, foto: foto && (await dataUrl(foto)) })
  }
  return (
    <FormModal
      title={tingkat === 'SAKSI' ? 'Tanpa Saksi' : 'Otorisasi Sendiri'}
      titleNote={kategori}
      busy={setuju.isPending}
      onClose={onClose}
      saveText="Setujui"
      busyText="Sedang Memeriksa"
      onSave={() => void submit()}
    >
      <FieldGrid>
        <DaftarKasus id={id} kasus={minta.kasus} />
        <TextField {...form.field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        {tingkat === 'SAKSI' && <PhotoField label="Foto Timbangan" value={foto} onChange={setFoto} />}
      </FieldGrid>
    </FormModal>
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
  const close = () => onDone(false)
  if (!data)
    return (
      <Modal title="Otorisasi" onClose={close}>
        <Skeleton />
      </Modal>
    )
  const isi = { minta: data, onClose: close, onAnswered: () => onDone(true) }
  if (data.sendiri) return <Sendiri {...isi} />
  return data.tingkat === 'SAKSI' ? <DenganPin {...isi} /> : <DenganPassword {...isi} />
}
