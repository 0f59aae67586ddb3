import type { z } from 'zod'
import { type Draft, useDraft } from '../draft/useDraft.ts'
import { type FormOf, useZodForm, type ZodForm } from '../useZodForm.ts'
import { type Saves, type ShownSlip, type SubmitOptions, useSubmit } from './useSubmit.ts'

interface SlipFormOptions<E extends Saves, Slip> extends Omit<SubmitOptions<E, Slip>, 'saved' | 'after'> {
  /** Under which name what is typed is kept: it survives reload, power loss, closing and re-login. */
  draft: string
  /** The form before anything is entered, and after each document. */
  blank: FormOf<E['input']>
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
  { draft: name, blank, ...options }: SlipFormOptions<E, Slip>,
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
  const form = useZodForm(endpoint.input as E['input'], blank, { diam: true })
  const draft = useDraft(name, blank)
  const resume = () => {
    if (draft.offered) form.reset(draft.offered.value)
    draft.resume()
  }
  const { busy, submit, shown, show } = useSubmit(draft, endpoint, { ...options, saved: () => form.reset(blank) })
  return {
    form: kept(form, draft),
    draft: { ...draft, resume },
    busy,
    save: () => void submit(() => form.validate()),
    shown,
    show,
  }
}
