import { formatRibuan } from '@kencana/ledger'
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import { Tick } from '../fields/CheckField.tsx'
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconColumns, IconSearch } from '../icons/icons.ts'
import { Button, cx, Kbd, Spinner } from '../layout/Button.tsx'
import { DropMenu } from '../layout/Floating.tsx'
import { focusFirstRow } from './rowKeys.ts'
import { arrivedText, searchText, sentText } from './searchText.ts'
import css from './Table.module.css'
import type { Rows } from './useRows.ts'
import { PAGE_SIZES, pageNumbers, type TableViewState } from './view.ts'

interface SearchProps {
  view: TableViewState
  placeholder: string
  inputRef: RefObject<HTMLInputElement | null>
  busy?: boolean
  /** Wait this long after the last key: 0 for rows that are here, more when the server searches. */
  delay: number
  /** What is complete by itself waits for no further key. */
  whole?: RegExp
  /** Told what was searched by Enter: whoever finds one row alone means it; null once something else is typed. */
  onEnter: (searched: string | null) => void
}

function SearchBox({ view: [view, setView], placeholder, inputRef, delay, whole, busy, onEnter }: SearchProps) {
  const [state, setState] = useState(() => searchText(view.search))
  const box = arrivedText(state, view.search)
  if (box !== state) setState(box)
  const { typed } = box
  const setTyped = (text: string) => setState((now) => ({ ...now, typed: text }))
  const send = useCallback(
    (text: string) => {
      setState((now) => sentText(now, text))
      setView({ search: text })
    },
    [setView],
  )
  useEffect(() => {
    if (typed === view.search) return
    if (whole?.test(typed)) return send(typed)
    const timer = setTimeout(() => send(typed), delay)
    return () => clearTimeout(timer)
  }, [typed, view.search, delay, whole, send])
  return (
    <label className={css.search}>
      <IconSearch />
      <input
        ref={inputRef}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onEnter(null)
        }}
        onKeyDown={(event) => {
          // The shortcut that led here is not searched for.
          if (event.key === '/' && typed === '') event.preventDefault()
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            focusFirstRow(event.currentTarget)
          }
          if (event.key === 'Enter' && typed !== view.search) send(typed)
          if (event.key === 'Enter') onEnter(typed || null)
          if (event.key !== 'Escape' || typed === '') return
          event.stopPropagation()
          setTyped('')
        }}
      />
      {busy && (
        <span className={css.waiting}>
          <Spinner size={14} />
        </span>
      )}
      <Kbd>/</Kbd>
    </label>
  )
}

function ColumnChooser<Row extends object>({ rows }: { rows: Rows<Row> }) {
  return (
    <DropMenu
      look={{ position: 'bottom-end', offset: 4 }}
      target={(wiring) => (
        <Button size="sm" icon={<IconColumns />} {...wiring}>
          Kolom
        </Button>
      )}
      entries={rows.table.getAllLeafColumns().map((column) => ({
        key: column.id,
        text: String(column.columnDef.header),
        icon: <Tick checked={column.getIsVisible()} readOnly tabIndex={-1} aria-hidden="true" />,
        stays: true,
        onPick: () => column.toggleVisibility(),
      }))}
    />
  )
}

interface ToolbarProps<Row extends object> extends SearchProps {
  rows: Rows<Row>
  filters?: ReactNode
  narrow: boolean
}

/** Search, filters, column chooser. */
export function Toolbar<Row extends object>({ rows, filters, narrow, ...search }: ToolbarProps<Row>) {
  return (
    <div className={css.toolbar}>
      <SearchBox {...search} />
      <div className={css.filters}>{filters}</div>
      {!narrow && <ColumnChooser rows={rows} />}
    </div>
  )
}

interface PagerProps {
  view: TableViewState
  count: number
  pages: number
  selection?: ReactNode
  line: boolean
  /** false leaves only the selection: all rows are shown. */
  paging: boolean
}

function PageSize({ view: [view, setView] }: { view: TableViewState }) {
  return (
    <DropMenu
      look={{ position: 'top-end', offset: 4 }}
      target={(wiring) => (
        <Button size="sm" {...wiring}>
          {view.size} per halaman <IconChevronDown size={12} />
        </Button>
      )}
      entries={PAGE_SIZES.map((size) => ({
        key: String(size),
        text: `${size} per halaman`,
        onPick: () => setView({ size }),
      }))}
    />
  )
}

function Pages({ view, count, pages }: Pick<PagerProps, 'view' | 'count' | 'pages'>) {
  const [{ page, size }, setView] = view
  const from = count === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(page * size, count)
  return (
    <>
      <span>
        {formatRibuan(from)} sampai {formatRibuan(to)} dari {formatRibuan(count)}
      </span>
      <span className={css.size}>
        <PageSize view={view} />
      </span>
      <nav className={css.pages} aria-label="Halaman">
        <button
          type="button"
          className={css.page}
          aria-label="Halaman sebelumnya"
          disabled={page <= 1}
          onClick={() => setView({ page: page - 1 })}
        >
          <IconChevronLeft />
        </button>
        {pageNumbers(page, pages).map((number, index) =>
          number === 0 ? (
            <span key={`gap${index}`}>...</span>
          ) : (
            <button
              key={number}
              type="button"
              className={css.page}
              aria-label={`Halaman ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => setView({ page: number })}
            >
              {number}
            </button>
          ),
        )}
        <button
          type="button"
          className={css.page}
          aria-label="Halaman berikutnya"
          disabled={page >= pages}
          onClick={() => setView({ page: page + 1 })}
        >
          <IconChevronRight />
        </button>
      </nav>
    </>
  )
}

/** What is selected at the left; range, page size and pages at the right. */
export function Pager({ view, count, pages, selection, line, paging }: PagerProps) {
  return (
    <div className={cx(css.pager, line && css.pagerLine)}>
      <div className={css.selection}>{selection}</div>
      {paging && <Pages view={view} count={count} pages={pages} />}
    </div>
  )
}
