import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import type { KodeOption } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { query } from './api/query.ts'

type RowOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Row)[] ? Row : never

/** What a select is given. */
export interface Options {
  options: KodeOption[]
  loading: boolean
  /** Said where there is nothing to choose. */
  empty?: ReactNode
  /** The list was opened. */
  onOpen?: () => void
}

/**
 * The rows of a lookup as choices of a select; loaded once, then fresh for half a minute. Opening the list asks for what has come since,
 * at once where there was nothing.
 * @param toOption declared at module scope, so that the choices stay the same between renders
 * @param empty said where there is nothing to choose
 */
export const useOptions = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  toOption: (row: RowOf<E>) => KodeOption,
  empty?: ReactNode,
): Options => {
  const { data, isPending, isStale, isFetching, refetch } = useQuery(query(endpoint, input))
  const options = useMemo(() => ((data ?? []) as RowOf<E>[]).map(toOption), [data, toOption])
  const onOpen = () => {
    if (!isFetching && (isStale || options.length === 0)) void refetch()
  }
  return { options, loading: isPending, onOpen, ...(empty !== undefined && { empty }) }
}
