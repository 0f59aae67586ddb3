import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { query } from './api/query.ts'
import type { FormValues } from './useZodForm.ts'

/** Asked this long after the last key, in ms. */
const PAUSE = 250

interface Reckoned<E extends Endpoint> {
  result: OutputOf<E> | null
  error: Error | null
  /** The result is that of an earlier state of the form. */
  settling: boolean
}

type ShapedEndpoint = Endpoint<z.ZodType & { shape: Readonly<Record<string, unknown>> }>

/**
 * What a read of the server makes of a form as far as it is typed: a price from weight and fineness. It is not asked
 * before its input is whole, and never remembers.
 * @param values of the form; only what the endpoint takes is looked at
 * @param atOnce what was typed is enough already: it is asked with every key, and nobody waits for the last
 */
export const useReckoned = <E extends ShapedEndpoint>(endpoint: E, values: FormValues, atOnce = false): Reckoned<E> => {
  const taken = Object.fromEntries(Object.keys(endpoint.input.shape).map((name) => [name, values[name]]))
  const now = JSON.stringify(taken)
  const [asked] = useDebouncedValue(now, atOnce ? 0 : PAUSE)
  const input = z.safeDecode(endpoint.input, JSON.parse(asked))
  const answer = useQuery({
    ...query(endpoint, input.data as InputOf<E>),
    queryKey: [endpoint.path, asked],
    enabled: input.success,
    staleTime: 0,
    retry: false,
  })
  const settling = asked !== now || (input.success && answer.isFetching)
  if (!input.success) return { result: null, error: null, settling }
  return { result: answer.data ?? null, error: answer.error, settling }
}

const useWaiting = (settling: boolean, work: () => void) => {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || settling) return
    setWaits(false)
    work()
  }, [waits, settling, work])
  return { waits, setWaits, run: () => (settling ? setWaits(true) : work()) }
}

/** Work that needs the result of what stands in a field: done at once, or as soon as the result is that of the last change. */
export const useSettled = (settling: boolean, work: () => void): (() => void) => useWaiting(settling, work).run

/** What says that the person has gone on in the form: what was to be saved is no longer what stands there. */
const GONE_ON = ['input', 'pointerdown']

/**
 * A save that needs the result of what stands in the form: whoever presses F9 right after a tick must not save the price of
 * before. Whoever goes on in the form meanwhile has taken it back; half a number must not be saved by a key pressed before it.
 */
export const useSettledSave = (settling: boolean, save: () => void): (() => void) => {
  const { waits, setWaits, run } = useWaiting(settling, save)
  useEffect(() => {
    if (!waits) return
    const forget = () => setWaits(false)
    // After the fields themselves: what is drawn before they have read a key would take it from them.
    for (const act of GONE_ON) window.addEventListener(act, forget)
    return () => {
      for (const act of GONE_ON) window.removeEventListener(act, forget)
    }
  }, [waits, setWaits])
  return run
}
