import type { ReactNode } from 'react'
import { Tick } from '../fields/CheckField.tsx'
import { IconChevronDown, IconChevronUp } from '../icons/icons.ts'
import { cx } from '../layout/Button.tsx'
import { cellClass } from './Body.tsx'
import { type Column, cellText, headGroups, isNumeric } from './columns.ts'
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

interface TitleProps<Row extends object> {
  column: Column<Row>
  view: TableViewState
  /** Levels of the head that it takes. */
  rows: number
  low?: boolean
  edge: boolean
  sortable: boolean
}

function Title<Row extends object>({ column, view: [view, setView], rows, low, edge, sortable }: TitleProps<Row>) {
  const active = view.sort === column.key
  const arrow = active && (view.desc ? <IconChevronDown size={12} /> : <IconChevronUp size={12} />)
  return (
    <th
      rowSpan={rows}
      data-low={low || undefined}
      className={cx(isNumeric(column.kind) && css.num, edge && css.edge)}
      aria-sort={active ? (view.desc ? 'descending' : 'ascending') : undefined}
    >
      {!sortable && column.title}
      {sortable && column.title && (
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
}

/** Column heads, in two levels where columns have groups; a click sorts. */
export function Head<Row extends object>({ rows, view, selectable, hasActions }: HeadProps<Row>) {
  const { table, visible, marks, sortable } = rows
  const groups = headGroups(visible)
  const levels = groups.some((group) => group.title !== undefined) ? 2 : 1
  const title = (column: Column<Row>, span: number) => (
    <Title
      key={column.key}
      column={column}
      view={view}
      rows={span}
      low={levels === 2 && span === 1}
      edge={marks.has(column.key)}
      sortable={sortable?.has(column.key) ?? true}
    />
  )
  return (
    <thead>
      <tr>
        {selectable && (
          <th rowSpan={levels}>
            <Tick
              aria-label="Pilih semua"
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {groups.map((group) =>
          group.title === undefined ? (
            group.columns.map((column) => title(column, levels))
          ) : (
            <th
              key={group.columns[0]?.key}
              colSpan={group.columns.length}
              scope="colgroup"
              className={cx(css.groupTitle, marks.has(group.columns[0]?.key ?? '') && css.edge)}
            >
              <span>{group.title}</span>
            </th>
          ),
        )}
        {hasActions && (
          <th rowSpan={levels}>
            <span className="k-hidden">Aksi</span>
          </th>
        )}
      </tr>
      {levels === 2 && (
        <tr>
          {groups.flatMap((group) => (group.title === undefined ? [] : group.columns.map((one) => title(one, 1))))}
        </tr>
      )}
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
            <td key={column.key} className={cx(cellClass(column.kind), rows.marks.has(column.key) && css.edge)}>
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
