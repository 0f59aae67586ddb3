import type { Endpoint, OutputOf } from '@kencana/contract'
import { FormModal } from '@kencana/ui'
import type { ReactNode } from 'react'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { type Saves, type SendOptions, useSend } from './useSubmit.ts'

export interface FormDialogProps<E extends Saves> extends Pick<SendOptions<E>, 'send'> {
  endpoint: E
  /** The fields before anything is entered; what the dialog is about among them. */
  initial: Partial<FormOf<E['input']>>
  title: string
  /** Number or code of what it is about, beside the title. */
  about?: ReactNode
  /** 'Simpan Data', or what will be done: 'Batalkan Dokumen', red then and refused by 'Tidak'. */
  saveText?: string
  danger?: boolean
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** What is said besides the message: a number. */
  note?: (answer: OutputOf<E>) => string | undefined
  onSaved?: (answer: OutputOf<E>) => void
  onClose: () => void
  children: (form: ZodForm<E['input']>) => ReactNode
}

/** One action on one thing: a few fields, sent once, then said and closed. */
export function FormDialog<E extends Saves>(props: FormDialogProps<E>) {
  const { endpoint, initial, title, about, saveText = 'Simpan Data', danger } = props
  const { changes, note, send, onSaved, onClose, children } = props
  const form = useZodForm(endpoint.input as E['input'], initial)
  const { busy, submit } = useSend(endpoint, {
    changes,
    note,
    ...(send ? { send } : {}),
    done: (answer) => {
      onSaved?.(answer)
      onClose()
    },
  })
  const save = () => {
    const input = busy ? null : form.validate()
    if (input) void submit(input)
  }
  return (
    <FormModal
      title={title}
      titleNote={about === undefined ? undefined : <span className="k-mono k-dim">{about}</span>}
      busy={busy}
      kind={danger ? 'danger' : 'primary'}
      saveText={saveText}
      cancelText={danger ? 'Tidak' : 'Batal'}
      onClose={onClose}
      onSave={save}
    >
      {children(form)}
    </FormModal>
  )
}
