import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { popup } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../api/api.ts'
import { ApiError, hargaBerubah, showError } from '../api/errors.ts'
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
  /**
   * Where prices changed since the draft was entered: works it out anew in place of sending it.
   * @returns what changed, a sentence each, for who sees it next
   */
  reckon?: () => Promise<readonly string[]>
  /** Photos that go once there are numbers, one after the other; what was saved stays so when one of them is refused. */
  photos?: (answer: OutputOf<E>) => readonly (() => Promise<unknown>)[]
  /** Right after it was saved, before lists are read anew. */
  saved?: (answer: OutputOf<E>) => void
  /** What is said where the server gave no answer, when the specification has words of its own. */
  tanpaJawaban?: string
  /** What follows either way, before the next may be sent; told what went wrong. */
  after?: (failure: unknown) => Promise<unknown> | undefined
}

/** Forgets what was read by these calls: it is read anew where it is shown. */
export const useInvalidate = (): ((changes: readonly Endpoint[]) => Promise<unknown>) => {
  const cache = useQueryClient()
  return (changes) => Promise.all(changes.map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
}

/** What is sent, made while the screen is busy already; null sends nothing. */
type Prepared<E extends Endpoint> = InputOf<E> | (() => InputOf<E> | null)

const CONFLICT = 409

type SendParts<E extends Saves> = Pick<SubmitOptions<E, never>, 'send' | 'reckon' | 'photos' | 'tanpaJawaban' | 'after'>

/** Sends by `put`, one at a time, and does what follows from the answer. */
const usePut = <E extends Saves>(
  put: (input: InputOf<E>) => Promise<OutputOf<E>>,
  { send, reckon, photos, tanpaJawaban, after }: SendParts<E>,
  follow: (answer: OutputOf<E>) => unknown,
  stale: () => Promise<unknown>,
) => {
  const { busy, run } = useBusy(tanpaJawaban)
  const submit = (prepare: Prepared<E>) =>
    run(async () => {
      const input = typeof prepare === 'function' ? (prepare as () => InputOf<E> | null)() : prepare
      if (input === null) return
      const answer: OutputOf<E> | null = await (send ? send(input, put) : put(input)).catch(async (error: unknown) => {
        // Somebody else was faster: what stands on the screen is not so any more.
        if (error instanceof ApiError && error.status === CONFLICT) void stale()
        if (!reckon || !hargaBerubah(error)) throw error
        popup('info', error.message, (await reckon()).join('\n'))
        return null
      })
      if (!answer) return
      for (const photo of photos?.(answer) ?? []) await photo().catch(showError)
      await follow(answer)
    }, after)
  return { busy, submit }
}

const messageOf = (answer: unknown): string => (answer as { message: string }).message

/** Sends a draft once, forgets it, reads anew what changed, and holds the slip that is shown next. */
export const useSubmit = <E extends Saves, Slip>(
  draft: Pick<Draft<unknown>, 'submit'>,
  endpoint: E,
  { slip, changes, saved, ...options }: SubmitOptions<E, Slip>,
): {
  busy: boolean
  submit: (prepare: Prepared<E>) => Promise<void>
  shown: ShownSlip<Slip> | null
  /** Shows the slip of an earlier document, or none. */
  show: (slip: Slip | null) => void
} => {
  const invalidate = useInvalidate()
  const [shown, setShown] = useState<ShownSlip<Slip> | null>(null)
  const put = (input: InputOf<E>) => draft.submit(endpoint, input)
  const { busy, submit } = usePut<E>(
    put,
    options,
    (answer) => {
      saved?.(answer)
      setShown({ slip: slip(answer), message: messageOf(answer) })
      // The page is held until it is saved, not until the slowest of its lists was read anew: a click meanwhile would be lost.
      void invalidate(changes)
    },
    () => invalidate(changes),
  )
  return { busy, submit, shown, show: (one) => setShown(one === null ? null : { slip: one }) }
}

export interface SendOptions<E extends Saves>
  extends Pick<SubmitOptions<E, never>, 'changes' | 'send' | 'reckon' | 'photos' | 'after'> {
  /** What is said besides the message: a number. */
  note?: (answer: OutputOf<E>) => string | undefined
  /** A paper that follows says it: two that are shown at once take the keys from each other. */
  olehKertas?: boolean
  /** Once it was said. */
  done?: (answer: OutputOf<E>) => void
}

/** Sends what is kept in no draft: once, then reads anew what changed and says what was done, where no slip says it. */
export const useSend = <E extends Saves>(
  endpoint: E,
  { changes, note, olehKertas, done, ...options }: SendOptions<E>,
): { busy: boolean; submit: (prepare: Prepared<E>) => Promise<void> } => {
  const invalidate = useInvalidate()
  return usePut<E>(
    (input) => call(endpoint, input),
    options,
    async (answer) => {
      await invalidate(changes)
      if (!olehKertas) popup('success', messageOf(answer), note?.(answer))
      done?.(answer)
    },
    () => invalidate(changes),
  )
}
