import { formatRibuan } from '@kencana/ledger'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../layout/keys.ts'
import { Empty } from '../layout/Marks.tsx'
import { Pager, Toolbar } from './Bars.tsx'
import { Body, SkeletonBody } from './Body.tsx'
import { Cards, CardTotals } from './Cards.tsx'
import type { Column } from './columns.ts'
import { Foot, Head } from './HeadFoot.tsx'
import css from './Table.module.css'
import { type Rows, type ServerRows, useRows } from './useRows.ts'
import type { TableViewState } from './view.ts'
import { columnWidths, minTableWidth, useFontsReady } from './widths.ts'

/** What a list is given. Screens declare `columns` at module scope. */
export interface DataTableProps<Row extends object> {
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  view: TableViewState
  /** Text of the specification for an empty list: 'Data Baki Kosong'. */
  emptyText: string
  /** Present when the server filters, sorts and pages; `rows` is then the current page. */
  server?: ServerRows
  /** New rows are on their way; those shown are the ones before. */
  busy?: boolean
  /** What the rows are called in the footer: 'baki' gives 'Total 12 baki'. */
  noun?: string
  /** Which of the rows the totals sum, where those are not all. */
  totalNote?: string | undefined
  searchPlaceholder?: string
  filters?: ReactNode
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** Width of their column in px: 84 for two icons, 116 for three. */
  actionsWidth?: number
  onRowClick?: (row: Row) => void
  /** Buttons for the selected rows; giving this makes rows selectable. */
  selectionActions?: (selected: readonly Row[]) => ReactNode
  /** Picture at the left of a card on the phone. */
  tile?: (row: Row) => ReactNode
  newestId?: string
  onTotalClick?: (column: Column<Row>) => void
  /** false shows all rows in one scroll. */
  paging?: boolean
}

const withNote = (label: string, note: string | undefined): string => (note ? `${label}, ${note}` : label)

const TICK_WIDTH = 44
const ACTIONS_WIDTH = 84

interface GridProps<Row extends object> extends DataTableProps<Row> {
  engine: Rows<Row>
}

function Grid<Row extends object>({ engine, ...props }: GridProps<Row>) {
  const scrollRef = useRef<HTMLElement>(null)
  const selectable = props.selectionActions !== undefined
  const hasActions = props.rowActions !== undefined
  const { visible, totals, matching, count } = engine
  // Read for its change only: when the faces arrive, everything is measured again.
  useFontsReady()
  const widths = columnWidths(visible, matching, totals)
  const label = withNote(`Total ${formatRibuan(count)} ${props.noun ?? 'baris'}`, props.totalNote)
  const all = [
    ...(selectable ? [TICK_WIDTH] : []),
    ...widths,
    ...(hasActions ? [props.actionsWidth ?? ACTIONS_WIDTH] : []),
  ]
  const nama = `Tabel ${props.noun ?? 'data'}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scrollRef} className={`${css.scroll} k-lagi`} tabIndex={0} aria-label={nama}>
      <table className={css.table} style={{ minWidth: minTableWidth(all) }} aria-rowcount={count + 1}>
        <colgroup>
          {all.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <Head rows={engine} view={props.view} selectable={selectable} hasActions={hasActions} />
        {props.rows === undefined ? (
          <SkeletonBody columns={visible} extra={all.length - visible.length} count={10} />
        ) : (
          <Body
            rows={engine}
            selectable={selectable}
            selectLabel={props.rowId}
            rowActions={props.rowActions}
            onRowClick={props.onRowClick}
            newestId={props.newestId}
            scrollRef={scrollRef}
          />
        )}
        {count > 0 && (
          <Foot
            rows={engine}
            label={label}
            selectable={selectable}
            hasActions={hasActions}
            onTotalClick={props.onTotalClick}
          />
        )}
      </table>
    </section>
  )
}

const NONE: readonly never[] = []

/** Between the last key and a search by the server, in ms: longer than between two keys of who types fast. */
const SEARCH_PAUSE = 80

// Enter in the search: the row opens that was found alone, as soon as it was found.
const useOnlyRow = <Row extends object>({ rows, busy, view, onRowClick }: DataTableProps<Row>, engine: Rows<Row>) => {
  const [entered, setEntered] = useState<string | null>(null)
  const found = entered !== null && entered === view[0].search && !busy && rows !== undefined
  const shown = engine.table.getRowModel().rows
  const only = engine.count === 1 ? shown[0]?.original : undefined
  useEffect(() => {
    if (!found) return
    setEntered(null)
    if (only) onRowClick?.(only as Row)
  }, [found, only, onRowClick])
  return setEntered
}

/** The one list of the product: search, sort, pages, columns, totals, selection; cards on the phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, view, server, paging = true, noun = 'baris' } = props
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false }) ?? false
  const searchRef = useRef<HTMLInputElement>(null)
  const engine = useRows({ columns, rows: rows ?? NONE, rowId, view: view[0], server, paging })
  const onEnter = useOnlyRow(props, engine)
  useKeys({ '/': () => searchRef.current?.focus() })
  const empty = rows !== undefined && engine.count === 0
  const label = withNote(`${formatRibuan(engine.count)} ${noun}`, props.totalNote)
  const searched = view[0].search !== ''
  const { selected } = engine
  return (
    <div className={css.card} data-table aria-busy={rows === undefined || props.busy}>
      <Toolbar
        rows={engine}
        view={view}
        filters={props.filters}
        placeholder={props.searchPlaceholder ?? 'Cari'}
        inputRef={searchRef}
        delay={server ? SEARCH_PAUSE : 0}
        whole={server?.whole}
        narrow={narrow}
        busy={props.busy}
        onEnter={onEnter}
      />
      {narrow && rows !== undefined ? (
        <Cards rows={engine} tile={props.tile} rowActions={props.rowActions} onRowClick={props.onRowClick} />
      ) : (
        <Grid {...props} engine={engine} />
      )}
      {empty && <Empty title={props.emptyText} hint={searched ? 'Ubah kata pencarian.' : undefined} />}
      {narrow && !empty && <CardTotals rows={engine} label={label} />}
      {(paging || selected.length > 0) && (
        <Pager
          paging={paging}
          view={view}
          count={engine.count}
          pages={engine.pages}
          line={empty || rows === undefined}
          selection={
            selected.length > 0 && (
              <>
                <b>{selected.length} dipilih</b>
                {props.selectionActions?.(selected)}
              </>
            )
          }
        />
      )}
    </div>
  )
}
