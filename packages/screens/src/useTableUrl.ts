import { changedView, FIRST_VIEW, PAGE_SIZES, type TableView, type TableViewState } from '@kencana/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Search = Readonly<Record<string, string | undefined>>

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

/** The view of a screen's list, kept in the URL: it survives reload, can be bookmarked and shared. */
export const useTableUrl = (initial: Partial<TableView> = {}): TableViewState => {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const { sort = FIRST_VIEW.sort, desc = FIRST_VIEW.desc, size = FIRST_VIEW.size } = initial
  const first = useMemo(() => ({ ...FIRST_VIEW, sort, desc, size }), [sort, desc, size])
  const view = useMemo(() => toView(search, first), [search, first])
  const change = useCallback(
    (patch: Partial<TableView>) => {
      void navigate({
        to: '.',
        replace: true,
        search: (before: Search) => ({
          ...before,
          ...toSearch(changedView(toView(before, first), patch), first),
        }),
      })
    },
    [navigate, first],
  )
  return [view, change]
}
