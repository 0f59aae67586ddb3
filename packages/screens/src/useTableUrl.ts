import { changedView, FIRST_VIEW, PAGE_SIZES, type TableView, type TableViewState } from '@kencana/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

/** An address's search parameters. */
export type TableUrlSearch = Readonly<Record<string, string | undefined>>
type Search = TableUrlSearch

/** The choice that stands for 'no filter', on the wire as in the specification (section 9). */
const ALL = 'ALL'

const toView = (search: Search, first: TableView): TableView => {
  const size = Number(search.per)
  return {
    search: search.q ?? first.search,
    sort: search.urut ?? first.sort,
    desc: search.turun === undefined ? first.desc : search.turun === '1',
    page: Math.max(1, Math.trunc(Number(search.hal)) || 1),
    size: (PAGE_SIZES as readonly number[]).includes(size) ? size : first.size,
  }
}

// Only what differs from the first view is written: a plain list has a plain address.
const toSearch = (view: TableView, first: TableView): Search => ({
  q: view.search || undefined,
  urut: view.sort === first.sort ? undefined : view.sort,
  turun: view.desc === first.desc ? undefined : view.desc ? '1' : '0',
  hal: view.page === 1 ? undefined : String(view.page),
  per: view.size === first.size ? undefined : String(view.size),
})

// No order asked for is the one that the list began with, or its reverse where that one is left.
const unsorted = ({ sort, desc }: TableView, first: TableView): Partial<TableView> => ({
  sort: first.sort,
  desc: sort === first.sort && desc === first.desc ? !desc : first.desc,
})

/** What FilterSelect takes. */
interface FilterBinding {
  value: string
  onChange: (value: string) => void
}

/** A list's view with named filters; give it whole to DataTable. */
export type TableUrl<Name extends string> = TableViewState & {
  /** The filters by name, 'ALL' where none is set. */
  readonly filters: Readonly<Record<Name, string>>
  /** For a chip: `<FilterSelect label="Kategori" {...view.filter('kode_group')} {...group} />`. */
  readonly filter: (name: Name) => FilterBinding
}

const filtersOf = <Name extends string>(search: Search, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, search[name] ?? ALL])) as Record<Name, string>

/** The view and filters that an address stands for, before there is a screen: what useTableUrl will find in it. */
export const readTableUrl = <Name extends string>(
  search: TableUrlSearch,
  initial: Partial<TableView>,
  names: readonly Name[],
) => ({ view: toView(search, { ...FIRST_VIEW, ...initial }), filters: filtersOf(search, names) })

const NONE: readonly never[] = []

/**
 * The view of a screen's list, kept in the URL: it survives reload, can be bookmarked and shared.
 * @param names filters of the screen that live there too; setting one goes back to page 1. Declare them at module scope.
 */
export const useTableUrl = <Name extends string = never>(
  initial: Partial<TableView> = {},
  names: readonly Name[] = NONE,
): TableUrl<Name> => {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const { sort = FIRST_VIEW.sort, desc = FIRST_VIEW.desc, size = FIRST_VIEW.size } = initial
  const first = useMemo(() => ({ ...FIRST_VIEW, sort, desc, size }), [sort, desc, size])
  const view = useMemo(() => toView(search, first), [search, first])
  const write = useCallback(
    (patch: (before: Search) => Search) => {
      void navigate({ to: '.', replace: true, search: (before: Search) => ({ ...before, ...patch(before) }) })
    },
    [navigate],
  )
  const change = useCallback(
    (patch: Partial<TableView>) =>
      write((before) => {
        const view = toView(before, first)
        return toSearch(changedView(view, patch.sort === '' ? { ...patch, ...unsorted(view, first) } : patch), first)
      }),
    [write, first],
  )
  const filters = useMemo(() => filtersOf(search, names), [names, search])
  const filter = (name: Name): FilterBinding => ({
    value: filters[name],
    onChange: (value) => write(() => ({ [name]: value === ALL || value === '' ? undefined : value, hal: undefined })),
  })
  return Object.assign([view, change] as const, { filters, filter })
}
