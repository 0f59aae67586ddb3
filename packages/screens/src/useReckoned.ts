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
 */
export const useReckoned = <E extends ShapedEndpoint>(endpoint: E, values: FormValues): Reckoned<E> => {
  const taken = Object.fromEntries(Object.keys(endpoint.input.shape).map((name) => [name, values[name]]))
  const now = JSON.stringify(taken)
  const [asked] = useDebouncedValue(now, PAUSE)
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

/**
 * Work that needs the result of what stands in the form: done at once, or as soon as the result is that of the last change.
 * Whoever presses F9 right after a tick must not save the price of before.
 */
export const useSettled = (settling: boolean, work: () => void): (() => void) => {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || settling) return
    setWaits(false)
    work()
  }, [waits, settling, work])
  return () => (settling ? setWaits(true) : work())
}
