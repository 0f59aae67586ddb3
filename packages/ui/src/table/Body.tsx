import { useVirtualizer } from '@tanstack/react-virtual'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { Tick } from '../fields/CheckField.tsx'
import { cx } from '../layout/Button.tsx'
import { Skeleton, Status } from '../layout/Marks.tsx'
import { type Column, cellText, cellValue, isNumeric } from './columns.ts'
import css from './Table.module.css'
import type { Rows } from './useRows.ts'

const ROW_HEIGHT = 34
/** More rows than this are drawn only where they are seen. */
const VIRTUAL_OVER = 100

/** Class of a cell by its kind: mono codes, numbers at the right. */
export const cellClass = (kind: Column<never>['kind']): string =>
  cx(isNumeric(kind) && css.num, (kind === 'kode' || kind === 'date') && css.kode, kind === 'name' && css.name)

/** One cell's content: drawn by the column, a status with its dot, or text; a zero is pale. */
export function CellContent<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  if (column.render) return column.render(row)
  const value = cellValue(column, row)
  if (column.kind === 'status') return value ? <Status value={String(value)} /> : null
  const text = cellText(column.kind, value)
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

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer row takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

// A click on a button or a tick inside the row is theirs, not the row's.
const isOwnControl = (event: MouseEvent): boolean => (event.target as HTMLElement).closest('button, input, a') !== null

/** The rows now shown; over 100 of them only those in sight exist. */
export function Body<Row extends object>(props: BodyProps<Row>) {
  const { rows, selectable, selectLabel, rowActions, onRowClick, newestId, scrollRef } = props
  const shown = rows.table.getRowModel().rows
  const virtual = shown.length > VIRTUAL_OVER
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    enabled: virtual,
  })
  const items = virtual ? virtualizer.getVirtualItems() : shown.map((_, index) => ({ index, start: 0, end: 0 }))
  const span = rows.visible.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)
  const first = items[0]
  const last = items[items.length - 1]
  return (
    <tbody>
      {virtual && first && <Spacer height={first.start} span={span} />}
      {items.map(({ index }) => {
        const row = shown[index]
        if (!row) return null
        const data = row.original as Row
        return (
          <tr
            key={row.id}
            className={css.row}
            aria-rowindex={virtual ? index + 2 : undefined}
            data-selected={row.getIsSelected() || row.id === newestId || undefined}
            data-clickable={onRowClick ? true : undefined}
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
      })}
      {virtual && last && <Spacer height={virtualizer.getTotalSize() - last.end} span={span} />}
    </tbody>
  )
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
