import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import type { KodeOption } from '@kencana/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { query } from './api/query.ts'

type RowOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Row)[] ? Row : never

/** What a select is given; a part of it is spread with options of its own, and keeps the rest. */
export interface Options<O extends KodeOption = KodeOption> {
  options: O[]
  loading: boolean
  /** Said where there is nothing to choose, once that is known. */
  empty: ReactNode
  /** The list was opened, `kosong` with nothing to choose. */
  onOpen: (kosong: boolean) => void
}

/**
 * Choices of what a query has read. Opening the list asks for what has come since, at once where there was nothing.
 * @param empty said where there is nothing to choose: what is missing, who adds it, the way there; null where there always is something
 */
export const optionsOf = <O extends KodeOption>(
  { data, isPending, isStale, isFetching, refetch }: UseQueryResult,
  options: O[],
  empty: ReactNode,
): Options<O> => ({
  options,
  loading: isPending,
  empty: data !== undefined && empty,
  onOpen: (kosong) => {
    if (!isFetching && (isStale || kosong)) void refetch()
  },
})

/**
 * The rows of a lookup as choices of a select; loaded once, then fresh for half a minute.
 * @param toOption declared at module scope, so that the choices stay the same between renders
 * @param empty said where there is nothing to choose, as of optionsOf
 * @param only which of them; the same one between renders, as toOption
 */
export const useOptions = <E extends Endpoint, O extends KodeOption>(
  endpoint: E,
  input: InputOf<E>,
  toOption: (row: RowOf<E>) => O,
  empty: ReactNode,
  only?: (one: O) => boolean,
): Options<O> => {
  const asked = useQuery(query(endpoint, input))
  const { data } = asked
  const options = useMemo(() => {
    const semua = ((data ?? []) as RowOf<E>[]).map(toOption)
    return only ? semua.filter(only) : semua
  }, [data, toOption, only])
  return optionsOf(asked, options, empty)
}
