import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../api/api.ts'
import { queryKey } from '../api/query.ts'
import { type FormValues, useZodForm, type ZodForm } from '../useZodForm.ts'
import { useBusy } from './useBusy.ts'

/** A slip that is shown: of what was just saved, with its message, or an earlier one. */
export interface ShownSlip<Slip> {
  slip: Slip
  message?: string
}

/** A write that says what it did. */
type Saves = Endpoint & { output: z.ZodType<{ message: string }> }

interface SlipFormOptions<E extends Saves, Slip> {
  /** The form before anything is entered, and after each document. */
  blank: FormValues
  slip: (answer: OutputOf<E>) => Slip
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** Sends the document; null when the person thought better of it. */
  send?: (input: InputOf<E>) => Promise<OutputOf<E> | null>
}

/** A document of one form: sent once, then an empty form, and its slip. */
export const useSlipForm = <E extends Saves, Slip>(
  endpoint: E,
  { blank, slip, changes, send }: SlipFormOptions<E, Slip>,
): {
  form: ZodForm<z.ZodType<InputOf<E>>>
  busy: boolean
  save: () => void
  shown: ShownSlip<Slip> | null
  /** Shows the slip of an earlier document, or none. */
  show: (slip: Slip | null) => void
} => {
  const cache = useQueryClient()
  const form = useZodForm(endpoint.input as z.ZodType<InputOf<E>>, blank, { diam: true })
  const { busy, run } = useBusy()
  const [shown, setShown] = useState<ShownSlip<Slip> | null>(null)
  const save = () =>
    void run(async () => {
      const input = form.validate()
      if (!input) return
      const answer: OutputOf<E> | null = await (send ? send(input) : call(endpoint, input))
      if (!answer) return
      form.reset(blank)
      setShown({ slip: slip(answer), message: (answer as z.output<Saves['output']>).message })
      await Promise.all(changes.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    })
  return { form, busy, save, shown, show: (one) => setShown(one === null ? null : { slip: one }) }
}
