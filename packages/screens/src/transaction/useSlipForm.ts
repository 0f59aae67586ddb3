import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { queryKey } from '../api/query.ts'
import { type Draft, useDraft } from '../draft/useDraft.ts'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { useBusy } from './useBusy.ts'

/** A slip that is shown: of what was just saved, with its message, or an earlier one. */
export interface ShownSlip<Slip> {
  slip: Slip
  message?: string
}

/** A write that says what it did. */
type Saves = Endpoint & { output: z.ZodType<{ message: string }> }

interface SlipFormOptions<E extends Saves, Slip> {
  /** Under which name what is typed is kept: it survives reload, power loss, closing and re-login. */
  draft: string
  /** The form before anything is entered, and after each document. */
  blank: FormOf<E['input']>
  slip: (answer: OutputOf<E>) => Slip
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** Sends the document by `submit`, after an agreement say; null when the person thought better of it. */
  send?: (input: InputOf<E>, submit: (input: InputOf<E>) => Promise<OutputOf<E>>) => Promise<OutputOf<E> | null>
}

/** A form whose values are a draft: what goes into one goes into the other. */
const kept = <S extends z.ZodType>(form: ZodForm<S>, draft: Draft<FormOf<S>>): ZodForm<S> => {
  const set = (patch: Partial<FormOf<S>>) => {
    form.set(patch)
    draft.set((now) => ({ ...now, ...patch }))
  }
  return {
    ...form,
    set,
    field: (name) => ({ ...form.field(name), onChange: (value) => set({ [name]: value } as Partial<FormOf<S>>) }),
    reset: (values) => {
      form.reset(values)
      draft.clear()
    },
  }
}

/** A document of one form, kept as a draft: sent once, then an empty form, and its slip. */
export const useSlipForm = <E extends Saves, Slip>(
  endpoint: E,
  { draft: name, blank, slip, changes, send }: SlipFormOptions<E, Slip>,
): {
  form: ZodForm<E['input']>
  /** For DraftBanner: offered again after a visit that was cut short. */
  draft: Draft<FormOf<E['input']>>
  busy: boolean
  save: () => void
  shown: ShownSlip<Slip> | null
  /** Shows the slip of an earlier document, or none. */
  show: (slip: Slip | null) => void
} => {
  const cache = useQueryClient()
  const form = useZodForm(endpoint.input as E['input'], blank, { diam: true })
  const draft = useDraft(name, blank)
  const resume = () => {
    if (draft.offered) form.reset(draft.offered.value)
    draft.resume()
  }
  const { busy, run } = useBusy()
  const [shown, setShown] = useState<ShownSlip<Slip> | null>(null)
  const save = () =>
    void run(async () => {
      const input = form.validate()
      if (!input) return
      const submit = (now: InputOf<E>) => draft.submit(endpoint, now)
      const answer: OutputOf<E> | null = await (send ? send(input, submit) : submit(input))
      if (!answer) return
      form.reset(blank)
      setShown({ slip: slip(answer), message: (answer as z.output<Saves['output']>).message })
      await Promise.all(changes.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    })
  return {
    form: kept(form, draft),
    draft: { ...draft, resume },
    busy,
    save,
    shown,
    show: (one) => setShown(one === null ? null : { slip: one }),
  }
}
