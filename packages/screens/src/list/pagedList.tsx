import { type Endpoint, type InputHalaman, type InputOf, urutanDari } from '@kencana/contract'
import { addDays, type TableView, type TableViewState } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type FirstRead, firstRead, query } from '../api/query.ts'
import { LoadError } from '../master/MasterScreen.tsx'
import { getSession } from '../session/session.ts'
import { readTableUrl, type TableUrl, type TableUrlSearch, useTableUrl } from '../useTableUrl.ts'

/** A page of rows, with count and sums over all that the filters leave. */
interface RowsPage {
  rows: readonly object[]
  total: number
  totals: Readonly<Record<string, number>>
}

/** A read that answers one: its input is the fields of `halaman`, a search `q` and filters by name. */
type PagedEndpoint = Endpoint<InputHalaman, z.ZodType<RowsPage>, 'read'>
type RowOf<E extends PagedEndpoint> = z.output<E['output']>['rows'][number]

interface PagedListOptions<E extends PagedEndpoint, Name extends string> {
  /** The column it is sorted by, unless asked otherwise: downwards, or upwards where it says so. */
  urut: string & InputOf<E>['urut']
  naik?: boolean
  /** Names of the filters. */
  filters: readonly Name[]
  /** Filters as they are sent, where that is not by name with 'ALL' for none. */
  send?: (filters: Readonly<Record<Name, string>>, cari: string) => object
}

interface PagedList<E extends PagedEndpoint, Name extends string> {
  /** The list as the address describes it. */
  useList: () => {
    view: TableUrl<Name>
    input: InputOf<E>
    /** Stands in the table's place while there is nothing to show. */
    failed: ReactNode
    /** What a DataTable shows: `<DataTable {...table} columns={COLUMNS} … />`. */
    table: {
      rows: readonly RowOf<E>[] | undefined
      view: TableViewState
      busy: boolean
      server: { rowCount: number; sortable: ReadonlySet<string>; totals?: RowsPage['totals'] }
    }
  }
  /** The screen's `first`: its rows are on their way before it is drawn. */
  first: (search: TableUrlSearch) => FirstRead
}

/** Shop days that a list of past documents opens with: what somebody looks for is among them, and its sums stay bounded. */
const DAYS = 30

/** The day that such a list begins with where none was chosen. */
export const recentSince = (): string => {
  const { user } = getSession()
  return user ? addDays(user.tgl_system, 1 - DAYS) : ''
}

/** The first day of a list of past documents as it is sent. */
export const recentDay = (value: string): string => chosenDay(value) || recentSince()

/** A day of a filter as it is sent: '' where none was chosen. */
export const chosenDay = (value: string): string => (value === 'ALL' ? '' : value)

/** A list that the server searches, filters, sorts and pages, kept in the address. Declare it at module scope. */
export const pagedList = <E extends PagedEndpoint, const Name extends string>(
  endpoint: E,
  { urut, naik = false, filters: names, send = (filters) => filters }: PagedListOptions<E, Name>,
): PagedList<E, Name> => {
  const initial = { sort: urut, desc: !naik }
  const sortable = urutanDari(endpoint.input)
  const inputOf = (view: TableView, filters: Readonly<Record<Name, string>>): InputOf<E> => {
    const { search: q, sort, desc, page: hal, size: per } = view
    // An address may be older than the columns, or typed.
    return {
      ...send(filters, q),
      q,
      urut: sortable.has(sort) ? sort : urut,
      turun: desc ? '1' : '0',
      hal,
      per,
    } as InputOf<E>
  }
  return {
    useList: () => {
      const view = useTableUrl(initial, names)
      const input = inputOf(view[0], view.filters)
      const { data, isError, error, refetch, isPlaceholderData } = useQuery({
        ...query(endpoint, input),
        // A list that is opened again is read again: others sell, buy and change prices meanwhile.
        staleTime: 2_000,
        placeholderData: keepPreviousData,
      })
      const page = data as RowsPage | undefined
      return {
        view,
        input,
        failed: isError && !page ? <LoadError error={error} onRetry={() => void refetch()} /> : null,
        table: {
          rows: page?.rows,
          view,
          busy: isPlaceholderData,
          server: { rowCount: page?.total ?? 0, sortable, ...(page ? { totals: page.totals } : {}) },
        },
      }
    },
    first: (search) => {
      const { view, filters } = readTableUrl(search, initial, names)
      return firstRead(endpoint, inputOf(view, filters))
    },
  }
}
