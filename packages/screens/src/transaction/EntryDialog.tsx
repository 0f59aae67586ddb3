import { FormModal } from '@kencana/ui'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'

export interface EntryDialogProps<S extends z.ZodType> {
  schema: S
  /** The fields as the dialog opens: blank, or those of what is edited. */
  initial: Partial<FormOf<S>>
  title: string
  size?: number
  hint?: string
  saveText?: string
  onSave: (entered: z.output<S>) => void
  onClose: () => void
  children: (form: ZodForm<S>) => ReactNode
}

/** What is entered in a dialog and goes back to the page below it: a line, a head. Nothing is sent. */
export function EntryDialog<S extends z.ZodType>(props: EntryDialogProps<S>) {
  const { schema, initial, hint = 'Enter ke kolom berikutnya, Esc menutup', saveText = 'Simpan' } = props
  const { title, size, onSave, onClose, children } = props
  const form = useZodForm(schema, initial)
  const save = () => {
    const entered = form.validate()
    if (entered) onSave(entered)
  }
  return (
    <FormModal title={title} size={size} hint={hint} saveText={saveText} onSave={save} onClose={onClose}>
      {children(form)}
    </FormModal>
  )
}
