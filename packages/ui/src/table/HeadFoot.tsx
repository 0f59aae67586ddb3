import type { ReactNode } from 'react'
import { Tick } from '../fields/CheckField.tsx'
import { IconChevronDown, IconChevronUp } from '../icons/icons.ts'
import { cellClass } from './Body.tsx'
import { type Column, cellText, isNumeric } from './columns.ts'
import css from './Table.module.css'
import type { Rows } from './useRows.ts'
import type { TableViewState } from './view.ts'

interface HeadProps<Row extends object> {
  rows: Rows<Row>
  view: TableViewState
  selectable: boolean
  hasActions: boolean
}

// Three steps, as people know them: up, down, back to the order given.
const nextSort = (view: TableViewState[0], key: string) =>
  view.sort !== key ? { sort: key, desc: false } : view.desc ? { sort: '', desc: false } : { sort: key, desc: true }

/** Column heads; a click sorts. */
export function Head<Row extends object>({ rows, view: [view, setView], selectable, hasActions }: HeadProps<Row>) {
  const { table } = rows
  return (
    <thead>
      <tr>
        {selectable && (
          <th>
            <Tick
              aria-label="Pilih semua"
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {rows.visible.map((column) => {
          const active = view.sort === column.key
          const arrow = active && (view.desc ? <IconChevronDown size={12} /> : <IconChevronUp size={12} />)
          return (
            <th
              key={column.key}
              className={isNumeric(column.kind) ? css.num : undefined}
              aria-sort={active ? (view.desc ? 'descending' : 'ascending') : undefined}
            >
              {column.title && (
                <button
                  type="button"
                  className={css.sort}
                  data-active={active || undefined}
                  onClick={() => setView(nextSort(view, column.key))}
                >
                  {column.title}
                  {arrow}
                </button>
              )}
            </th>
          )
        })}
        {hasActions && (
          <th>
            <span className="k-hidden">Aksi</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface FootProps<Row extends object> {
  rows: Rows<Row>
  label: ReactNode
  selectable: boolean
  hasActions: boolean
  onTotalClick?: (column: Column<Row>) => void
}

/** Totals over all filtered rows, not only the page; the label takes the columns before the first total. */
export function Foot<Row extends object>({ rows, label, selectable, hasActions, onTotalClick }: FootProps<Row>) {
  const firstTotal = rows.visible.findIndex((column) => rows.totals[column.key] !== undefined)
  const labelled = firstTotal === -1 ? rows.visible.length : firstTotal
  return (
    <tfoot>
      <tr>
        {selectable && <td />}
        {labelled > 0 && <td colSpan={labelled}>{label}</td>}
        {rows.visible.slice(labelled).map((column) => {
          const total = rows.totals[column.key]
          const text = total === undefined ? '' : cellText(column.kind, total)
          return (
            <td key={column.key} className={cellClass(column.kind)}>
              {text && onTotalClick ? (
                <button type="button" className={css.sort} onClick={() => onTotalClick(column)}>
                  <span className={css.total}>{text}</span>
                </button>
              ) : (
                text
              )}
            </td>
          )
        })}
        {hasActions && <td />}
      </tr>
    </tfoot>
  )
}
