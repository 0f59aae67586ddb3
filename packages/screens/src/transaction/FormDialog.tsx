import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { FormModal } from '@kencana/ui'
import type { ReactNode } from 'react'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { type Saves, useSend } from './useSubmit.ts'

export interface FormDialogProps<E extends Saves> {
  endpoint: E
  /** The fields before anything is entered; what the dialog is about among them. */
  initial: Partial<FormOf<E['input']>>
  title: string
  /** Number or code of what it is about, beside the title. */
  about?: ReactNode
  /** 'Simpan Data', or what will be done: 'Batalkan Dokumen', red then. */
  saveText?: string
  danger?: boolean
  cancelText?: string
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** What is said besides the message: a number. */
  note?: (answer: OutputOf<E>) => string | undefined
  /** Adds what is entered beside the form's own fields; null while something is left out there. */
  lengkapi?: (input: InputOf<E>) => InputOf<E> | null
  onSaved?: (answer: OutputOf<E>) => void
  onClose: () => void
  children: (form: ZodForm<E['input']>) => ReactNode
}

/** One action on one thing: a few fields, sent once, then said and closed. */
export function FormDialog<E extends Saves>(props: FormDialogProps<E>) {
  const { endpoint, initial, title, about, saveText = 'Simpan Data', danger, cancelText = 'Batal' } = props
  const { changes, note, lengkapi = (input) => input, onSaved, onClose, children } = props
  const form = useZodForm(endpoint.input as E['input'], initial)
  const { busy, submit } = useSend(endpoint, {
    changes,
    note,
    done: (answer) => {
      onSaved?.(answer)
      onClose()
    },
  })
  const save = () => {
    const input = busy ? null : form.validate()
    const isi = input && lengkapi(input)
    if (isi) void submit(isi)
  }
  return (
    <FormModal
      title={title}
      titleNote={about === undefined ? undefined : <span className="k-mono k-dim">{about}</span>}
      busy={busy}
      kind={danger ? 'danger' : 'primary'}
      saveText={saveText}
      cancelText={cancelText}
      onClose={onClose}
      onSave={save}
    >
      {children(form)}
    </FormModal>
  )
}
