import type { Endpoint, InputOf } from '@kencana/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callFile } from './api.ts'
import { queryKey } from './query.ts'

/**
 * The address of a file of the server for an <img>, undefined until it is there. The session's token goes with the
 * request, which an <img> of its own could not send.
 * @param input null asks for nothing
 */
export const useFile = <E extends Endpoint>(endpoint: E, input: InputOf<E> | null): string | undefined => {
  const wanted = input !== null
  const { data } = useQuery({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => callFile(endpoint, input as InputOf<E>, signal),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data || !wanted) return setUrl(undefined)
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, wanted])
  return url
}
