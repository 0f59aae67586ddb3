import type { Endpoint, OutputOf } from '@kencana/contract'
import { toast, useToday } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { z } from 'zod'
import { call } from '../api/api.ts'
import type { ApiError } from '../api/errors.ts'
import { queryKey } from '../api/query.ts'
import { serverNow } from '../session/session.ts'
import { type FormValues, useZodForm } from '../useZodForm.ts'
import { filterNames, firstFilters, searchedFilters, toSearch } from './filters.ts'

/** An answer with when it came and how long it took. */
interface Answer<E extends Endpoint> {
  data: OutputOf<E>
  /** What was searched. */
  filters: FormValues
  /** Server time. */
  at: Date
  ms: number
}

/** Filters in the address, a form over them, and the answer to the last search. */
export const useReport = <E extends Endpoint>(endpoint: E, blank: FormValues) => {
  const today = useToday()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const names = useMemo(() => filterNames(endpoint), [endpoint])
  const first = useMemo(() => firstFilters(endpoint, blank, today), [endpoint, blank, today])
  const asked = searchedFilters(names, search, first, endpoint.implied)
  // A report opens with today's result, where its filters leave nothing to be said.
  const opening = useMemo(
    () => (z.safeDecode(endpoint.input, first as never).success ? first : null),
    [endpoint, first],
  )
  // A bookmark with a wrong filter shows its message at the next search instead of asking the server.
  const benar = asked !== null && z.safeDecode(endpoint.input, asked).success
  const searched = asked === null ? opening : benar ? asked : null
  const tertulis = asked ?? opening
  const form = useZodForm(endpoint.input, tertulis ?? first)
  const input = searched && z.safeDecode(endpoint.input, searched)
  const query = useQuery<Answer<E>, ApiError>({
    queryKey: [...queryKey(endpoint, searched), 'laporan'],
    queryFn: async ({ signal }) => {
      const from = performance.now()
      const data = await call(endpoint, input?.data as never, { guarded: false, signal })
      return { data, filters: searched ?? {}, at: serverNow(), ms: Math.round(performance.now() - from) }
    },
    enabled: input?.success === true,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  })
  const { refetch } = query
  // The back button brings back an earlier search, and its filters into the form.
  const address = JSON.stringify(tertulis)
  const { set } = form
  const latest = useRef({ set, tertulis })
  latest.current = { set, tertulis }
  useEffect(() => {
    if (address !== 'null') latest.current.set(latest.current.tertulis ?? {})
  }, [address])
  const run = () => {
    if (form.validate() === null) return
    const next = toSearch(names, form.values)
    const same = searched !== null && JSON.stringify(toSearch(names, searched)) === JSON.stringify(next)
    if (same && !query.isFetching) void refetch()
    if (!same || asked === null) void navigate({ to: '.', search: next })
  }
  return { names, form, query, searched, opened: asked === null, run }
}

/** What a report is searched with, and what came of it. */
export type Report<E extends Endpoint> = ReturnType<typeof useReport<E>>

/** Tells each new, non-empty answer: 'Laporan Kirim Sepuh Tersedia', '4 kiriman, 563.075 g'. */
export const useSuccessToast = (at: Date | undefined, text: string, detail: string | null): void => {
  const latest = useRef({ text, detail })
  latest.current = { text, detail }
  useEffect(() => {
    const { text, detail } = latest.current
    if (at && detail !== null) toast('success', text, detail)
  }, [at])
}
