import { terbaca } from '@kencana/ledger'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { Tick } from '../fields/CheckField.tsx'
import { cx } from '../layout/Button.tsx'
import { Skeleton, Status } from '../layout/Marks.tsx'
import { type Column, cellText, cellValue, isNumeric } from './columns.ts'
import { Lines } from './Lines.tsx'
import { rowKeys } from './rowKeys.ts'
import css from './Table.module.css'
import type { Rows } from './useRows.ts'

/** Class of a cell by its kind: mono codes, numbers at the right. */
export const cellClass = (kind: Column<never>['kind']): string =>
  cx(isNumeric(kind) && css.num, (kind === 'kode' || kind === 'date') && css.kode, kind === 'name' && css.name)

// What is no element is put into the form of the page here (jsx-runtime.ts).
const read = (drawn: ReactNode): ReactNode => (typeof drawn === 'string' ? terbaca(drawn) : drawn)

/** One cell's content: drawn by the column, a status with its dot, or text; a zero is pale. */
export function CellContent<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  if (column.render) return read(column.render(row))
  const value = cellValue(column, row)
  if (column.kind === 'status') return value ? <Status value={String(value)} /> : null
  const text = terbaca(cellText(column.kind, value))
  return value === 0 ? <span className={css.zero}>{text}</span> : text
}

export interface BodyProps<Row extends object> {
  rows: Rows<Row>
  selectable: boolean
  selectLabel: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  onRowClick?: (row: Row) => void
  /** Row that was just added: tint and streak. */
  newestId?: string
  scrollRef: RefObject<HTMLElement | null>
}

// A click on a button or a tick inside the row is theirs, not the row's.
const isOwnControl = (event: MouseEvent): boolean => (event.target as HTMLElement).closest('button, input, a') !== null

/** The rows now shown. */
export function Body<Row extends object>(props: BodyProps<Row>) {
  const { rows, selectable, selectLabel, rowActions, onRowClick, newestId, scrollRef } = props
  const shown = rows.table.getRowModel().rows
  const span = rows.visible.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)
  const line = (index: number) => {
    const row = shown[index]
    if (!row) return null
    const data = row.original as Row
    return (
      <tr
        key={row.id}
        className={css.row}
        aria-rowindex={rows.pages === 1 ? index + 2 : undefined}
        data-selected={row.getIsSelected() || row.id === newestId || undefined}
        data-clickable={onRowClick ? true : undefined}
        tabIndex={onRowClick || selectable ? (index === 0 ? 0 : -1) : undefined}
        onKeyDown={rowKeys({
          open: onRowClick && (() => onRowClick(data)),
          mark: selectable ? () => row.toggleSelected() : undefined,
        })}
        onClick={onRowClick && ((event) => !isOwnControl(event) && onRowClick(data))}
      >
        {selectable && (
          <td>
            <Tick
              aria-label={`Pilih ${selectLabel(data)}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          </td>
        )}
        {rows.visible.map((column) => (
          <td key={column.key} className={cx(cellClass(column.kind), rows.marks.has(column.key) && css.edge)}>
            <CellContent column={column} row={data} />
          </td>
        ))}
        {rowActions && (
          <td>
            <div className={css.actions}>{rowActions(data)}</div>
          </td>
        )}
      </tr>
    )
  }
  return <Lines count={shown.length} span={span} scrollRef={scrollRef} line={line} />
}

/** Rows of bars in the height of real ones, so that nothing jumps when the data arrives. */
export function SkeletonBody<Row>({
  columns,
  extra,
  count,
}: {
  columns: readonly Column<Row>[]
  extra: number
  count: number
}) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.key} className={cellClass(column.kind)}>
              <Skeleton width={column.kind === 'name' ? 130 - ((row * 23) % 50) : index === 0 ? 64 : 44} />
            </td>
          ))}
          {Array.from({ length: extra }, (_, index) => (
            <td key={index} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}
