import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type CellValue, type Column, cellValue, compareCells, headEdges, searchText } from './columns.ts'
import type { TableView } from './view.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
  columnVisibilityFeature,
})

/** What the server says about a list of which only one page is here. */
export interface ServerRows {
  rowCount: number
  /** Sums over all filtered rows, by column key. */
  totals?: Readonly<Record<string, number>>
  /** Keys of the columns that it can sort by; all of them where nothing is said. */
  sortable?: ReadonlySet<string>
  /** A search that is a whole code, as a scanner types it: nothing more will follow, so it is sent at once. */
  whole?: RegExp
}

interface RowsOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  view: TableView
  server?: ServerRows
  /** false shows all rows at once (virtual over 100). */
  paging: boolean
}

const usedColumns = <Row>(columns: readonly Column<Row>[]) => {
  const helper = createColumnHelper<typeof features, object>()
  return columns.map((column) =>
    helper.accessor((row): unknown => cellValue(column, row as Row), {
      id: column.key,
      header: column.title,
      sortFn: (a, b) => compareCells(column.kind, a.getValue<CellValue>(column.key), b.getValue<CellValue>(column.key)),
    }),
  )
}

const sumOf = <Row>(column: Column<Row>, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + (Number(cellValue(column, row)) || 0), 0)

/**
 * The table engine behind DataTable: filters, sorts, pages, selects (shift takes a range) and sums the client's rows,
 * or takes page, count and sums from the server.
 */
export function useRows<Row extends object>({ columns, rows, rowId, view, server, paging }: RowsOptions<Row>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(columns.filter((column) => column.hidden).map((column) => [column.key, false])),
  )
  const defs = useMemo(() => usedColumns(columns), [columns])
  const haystack = useMemo(
    () => new Map(rows.map((row) => [rowId(row), searchText(columns, row)])),
    [rows, columns, rowId],
  )
  const words = useMemo(() => view.search.toUpperCase().split(/\s+/).filter(Boolean), [view.search])
  const sorting = useMemo(() => (view.sort ? [{ id: view.sort, desc: view.desc }] : []), [view.sort, view.desc])
  const size = paging ? view.size : Math.max(rows.length, 1)
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => rowId(row as Row),
    globalFilterFn: (row) => {
      const text = haystack.get(row.id) ?? ''
      return words.every((word) => text.includes(word))
    },
    getColumnCanGlobalFilter: () => true,
    state: {
      globalFilter: view.search,
      sorting,
      pagination: { pageIndex: paging ? view.page - 1 : 0, pageSize: size },
      rowSelection,
      columnVisibility,
    },
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: setColumnVisibility,
    autoResetPageIndex: false,
    manualFiltering: server !== undefined,
    manualSorting: server !== undefined,
    manualPagination: server !== undefined,
    rowCount: server?.rowCount,
  })
  const matching = table.getPrePaginatedRowModel().rows.map((row) => row.original as Row)
  const count = server?.rowCount ?? matching.length
  const totals = useMemo(() => {
    if (server) return server.totals ?? {}
    return Object.fromEntries(
      columns.filter((column) => column.total).map((column) => [column.key, sumOf(column, matching)]),
    )
  }, [columns, matching, server])
  const visible = columns.filter((column) => columnVisibility[column.key] !== false)
  const marks = headEdges(visible)
  const selected = rows.filter((row) => rowSelection[rowId(row)])
  const pages = paging ? Math.max(1, Math.ceil(count / size)) : 1
  return { table, visible, marks, matching, count, totals, selected, pages, sortable: server?.sortable }
}

/** What useRows answers; the parts of the table take it whole. */
export type Rows<Row extends object> = ReturnType<typeof useRows<Row>>
