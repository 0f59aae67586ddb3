import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { FormModal, popup } from '@kencana/ui'
import type { ReactNode } from 'react'
import { call } from '../api/api.ts'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { useBusy } from './useBusy.ts'
import { type Saves, useInvalidate } from './useSubmit.ts'

interface SentForm<E extends Saves> {
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** What is said besides the message: a number. */
  note?: (answer: OutputOf<E>) => string | undefined
  onSaved?: (answer: OutputOf<E>) => void
  onClose: () => void
}

/** The form of one action, sent once, then said and closed: what a FormModal of another size or shape needs. */
export const useSentForm = <E extends Saves>(
  endpoint: E,
  initial: Partial<FormOf<E['input']>>,
  { changes, note, onSaved, onClose }: SentForm<E>,
): { form: ZodForm<E['input']>; busy: boolean; onSave: () => void; onClose: () => void } => {
  const form = useZodForm(endpoint.input as E['input'], initial)
  const { busy, run } = useBusy()
  const invalidate = useInvalidate()
  const save = async () => {
    const input = busy ? null : form.validate()
    if (!input) return
    await run(async () => {
      const answer = await call(endpoint, input as InputOf<E>)
      await invalidate(changes)
      popup('success', (answer as { message: string }).message, note?.(answer))
      onSaved?.(answer)
      onClose()
    })
  }
  return { form, busy, onSave: () => void save(), onClose }
}

export interface FormDialogProps<E extends Saves> extends SentForm<E> {
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
  children: (form: ZodForm<E['input']>) => ReactNode
}

/** One action on one thing: a few fields, sent once, then said and closed. */
export function FormDialog<E extends Saves>(props: FormDialogProps<E>) {
  const { endpoint, initial, title, about, saveText = 'Simpan Data', danger, cancelText = 'Batal', children } = props
  const { form, ...modal } = useSentForm(endpoint, initial, props)
  return (
    <FormModal
      {...modal}
      title={title}
      titleNote={about === undefined ? undefined : <span className="k-mono k-dim">{about}</span>}
      kind={danger ? 'danger' : 'primary'}
      saveText={saveText}
      cancelText={cancelText}
    >
      {children(form)}
    </FormModal>
  )
}
