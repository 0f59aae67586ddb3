import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import type { KodeOption } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { query } from './api/query.ts'

type RowOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Row)[] ? Row : never

/** What a select is given. */
export interface Options<O extends KodeOption = KodeOption> {
  options: O[]
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
 * @param empty said where there is nothing to choose, once that is known
 * @param only which of them: where none of these is there, opening asks anew as well; the same one between renders, as toOption
 */
export const useOptions = <E extends Endpoint, O extends KodeOption>(
  endpoint: E,
  input: InputOf<E>,
  toOption: (row: RowOf<E>) => O,
  empty?: ReactNode,
  only?: (one: O) => boolean,
): Options<O> => {
  const { data, isPending, isStale, isFetching, refetch } = useQuery(query(endpoint, input))
  const options = useMemo(() => {
    const semua = ((data ?? []) as RowOf<E>[]).map(toOption)
    return only ? semua.filter(only) : semua
  }, [data, toOption, only])
  const onOpen = () => {
    if (!isFetching && (isStale || options.length === 0)) void refetch()
  }
  return { options, loading: isPending, onOpen, ...(empty !== undefined && data !== undefined && { empty }) }
}
