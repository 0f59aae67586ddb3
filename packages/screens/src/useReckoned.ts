import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { query } from './api/query.ts'
import type { FormValues } from './useZodForm.ts'

/** Asked this long after the last key, in ms. */
const PAUSE = 250

type ShapedEndpoint = Endpoint<z.ZodType & { shape: Readonly<Record<string, unknown>> }>

/**
 * What a read of the server makes of a form as far as it is typed: a price from weight and fineness. It is not asked
 * before its input is whole, and never remembers.
 * @param values of the form; only what the endpoint takes is looked at
 */
export const useReckoned = <E extends ShapedEndpoint>(
  endpoint: E,
  values: FormValues,
): { result: OutputOf<E> | null; error: Error | null } => {
  const taken = Object.fromEntries(Object.keys(endpoint.input.shape).map((name) => [name, values[name]]))
  const [asked] = useDebouncedValue(JSON.stringify(taken), PAUSE)
  const input = z.safeDecode(endpoint.input, JSON.parse(asked))
  const answer = useQuery({
    ...query(endpoint, input.data as InputOf<E>),
    queryKey: [endpoint.path, asked],
    enabled: input.success,
    staleTime: 0,
    retry: false,
  })
  if (!input.success) return { result: null, error: null }
  return { result: answer.data ?? null, error: answer.error }
}
