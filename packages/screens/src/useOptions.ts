import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import type { KodeOption } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from './api/query.ts'

type RowOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Row)[] ? Row : never

/** What a select is given. */
export interface Options {
  options: KodeOption[]
  loading: boolean
}

/**
 * The rows of a lookup as choices of a select; loaded once, then fresh for half a minute.
 * @param toOption declared at module scope, so that the choices stay the same between renders
 */
export const useOptions = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  toOption: (row: RowOf<E>) => KodeOption,
): Options => {
  const { data, isPending } = useQuery(query(endpoint, input))
  const options = useMemo(() => ((data ?? []) as RowOf<E>[]).map(toOption), [data, toOption])
  return { options, loading: isPending }
}
