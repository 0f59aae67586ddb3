import { useState } from 'react'

/** Page sizes of every list. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** What a person chose to see of a list; lives in the URL on screens. */
export interface TableView {
  search: string
  /** Column key to sort by, '' for the order given. */
  sort: string
  desc: boolean
  /** From 1, as shown. */
  page: number
  size: number
}

export const FIRST_VIEW: TableView = { search: '', sort: '', desc: false, page: 1, size: 25 }

/** A view and how to change it; what changes the set of rows goes back to page 1. */
export type TableViewState = readonly [TableView, (patch: Partial<TableView>) => void]

/** Applies a change the way people expect: a new search, order or size starts at the first page. */
export const changedView = (view: TableView, patch: Partial<TableView>): TableView => ({
  ...view,
  ...('page' in patch ? {} : { page: 1 }),
  ...patch,
})

/** A view kept in the component, for lists inside dialogs. */
export const useTableView = (initial: Partial<TableView> = {}): TableViewState => {
  const [view, setView] = useState<TableView>({ ...FIRST_VIEW, ...initial })
  return [view, (patch) => setView((now) => changedView(now, patch))]
}

/** The numbers of the pager: first, last, and those around the current page; 0 stands for a gap. */
export const pageNumbers = (page: number, pages: number): number[] => {
  const wanted = [
    1,
    pages,
    page - 1,
    page,
    page + 1,
    ...(page <= 2 ? [2, 3] : []),
    ...(page >= pages - 1 ? [pages - 1, pages - 2] : []),
  ]
  const shown = [...new Set(wanted.filter((one) => one >= 1 && one <= pages))].toSorted((a, b) => a - b)
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [0, one] : [one]))
}
