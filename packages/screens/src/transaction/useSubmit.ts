import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { queryKey } from '../api/query.ts'
import type { Draft } from '../draft/useDraft.ts'
import { useBusy } from './useBusy.ts'

/** A slip that is shown: of what was just saved, with its message, or an earlier one. */
export interface ShownSlip<Slip> {
  slip: Slip
  message?: string
}

/** A write that says what it did. */
export type Saves = Endpoint & { output: z.ZodType<{ message: string }> }

export interface SubmitOptions<E extends Saves, Slip> {
  /** What of the answer the slip shows. */
  slip: (answer: OutputOf<E>) => Slip
  /** Lists that change with it. */
  changes: readonly Endpoint[]
  /** Sends the document by `submit`, after an agreement say; null when the person thought better of it. */
  send?: (input: InputOf<E>, submit: (input: InputOf<E>) => Promise<OutputOf<E>>) => Promise<OutputOf<E> | null>
  /** Right after it was saved, before lists are read anew. */
  saved?: (answer: OutputOf<E>) => void
  /** What follows either way, before the next may be sent; told what went wrong. */
  after?: (failure: unknown) => Promise<unknown> | undefined
}

/** Forgets what was read by these calls: it is read anew where it is shown. */
export const useInvalidate = (): ((changes: readonly Endpoint[]) => Promise<unknown>) => {
  const cache = useQueryClient()
  return (changes) => Promise.all(changes.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
}

/** Sends a draft once, forgets it, reads anew what changed, and holds the slip that is shown next. */
export const useSubmit = <E extends Saves, Slip>(
  draft: Pick<Draft<unknown>, 'submit'>,
  endpoint: E,
  { slip, changes, send, saved, after }: SubmitOptions<E, Slip>,
): {
  busy: boolean
  /** @param prepare what is sent, made while the screen is busy already; null sends nothing */
  submit: (prepare: InputOf<E> | (() => InputOf<E> | null)) => Promise<void>
  shown: ShownSlip<Slip> | null
  /** Shows the slip of an earlier document, or none. */
  show: (slip: Slip | null) => void
} => {
  const invalidate = useInvalidate()
  const { busy, run } = useBusy()
  const [shown, setShown] = useState<ShownSlip<Slip> | null>(null)
  const submit = (prepare: InputOf<E> | (() => InputOf<E> | null)) =>
    run(async () => {
      const input = typeof prepare === 'function' ? (prepare as () => InputOf<E> | null)() : prepare
      if (input === null) return
      const put = (now: InputOf<E>) => draft.submit(endpoint, now)
      const answer: OutputOf<E> | null = await (send ? send(input, put) : put(input))
      if (!answer) return
      saved?.(answer)
      setShown({ slip: slip(answer), message: (answer as z.output<Saves['output']>).message })
      await invalidate(changes)
    }, after)
  return { busy, submit, shown, show: (one) => setShown(one === null ? null : { slip: one }) }
}
