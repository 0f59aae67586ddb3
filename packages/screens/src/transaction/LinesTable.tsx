import { formatRibuan } from '@kencana/ledger'
import {
  CellContent,
  type Column,
  cellClass,
  cellText,
  cellValue,
  columnWidths,
  Empty,
  fitting,
  IconButton,
  IconTrash,
  isNumeric,
  minTableWidth,
  rowKeys,
  tableCss,
  undo,
  useFontsReady,
} from '@kencana/ui'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo, useRef } from 'react'
import css from './Transaction.module.css'

const NUMBER_WIDTH = 36
const DIGIT_WIDTH = 8
const REMOVE_WIDTH = 56

export interface LinesTableProps<Row extends object> {
  /** Columns with `total` are summed in the foot. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What lines are called: 'barang' gives '5 barang'. */
  noun: string
  /** The line added last: tint and streak until the next one. */
  newestId?: string
  /** Says what is to be scanned or entered first. */
  emptyText: string
  /** Name of a line on its delete button; without onRemove there is none. */
  label?: (row: Row) => string
  onRemove?: (row: Row) => void
  /** Puts a line back that was removed, where it was: for a while a note offers it. */
  onRestore?: (row: Row, at: number) => void
  onRowClick?: (row: Row) => void
  /** Above the lines: the scan field. */
  children?: ReactNode
}

function Foot<Row extends object>({ columns, rows, noun, onRemove }: LinesTableProps<Row>) {
  const first = columns.findIndex((column) => column.total)
  const labelled = first === -1 ? columns.length : first
  return (
    <tfoot>
      <tr>
        <td />
        {labelled > 0 && (
          <td colSpan={labelled}>
            {formatRibuan(rows.length)} {noun}
          </td>
        )}
        {columns.slice(labelled).map((column) => (
          <td key={column.key} className={cellClass(column.kind)}>
            {column.total &&
              cellText(
                column.kind,
                rows.reduce((sum, row) => sum + (Number(cellValue(column, row)) || 0), 0),
              )}
          </td>
        ))}
        {onRemove && <td />}
      </tr>
    </tfoot>
  )
}

// Room for the columns, measured once the table stands: what does not fit there yields.
const useColumns = <Row extends object>({ columns, rows, onRemove }: LinesTableProps<Row>) => {
  const ready = useFontsReady()
  const { ref, width } = useElementSize<HTMLElement>()
  const widths = useMemo(() => (ready ? columnWidths(columns, rows, {}) : []), [columns, rows, ready])
  const number = NUMBER_WIDTH + (String(rows.length).length - 1) * DIGIT_WIDTH
  const remove = onRemove ? [REMOVE_WIDTH] : []
  const stay = fitting(columns, widths, Math.max(0, width - minTableWidth([number, ...remove])))
  return {
    ref,
    columns: stay.flatMap((at) => columns[at] ?? []),
    widths: [number, ...stay.map((at) => widths[at]), ...remove],
  }
}

// Taken away, with a note that brings it back where the table can put it again.
const useRemove = <Row extends object>({ rowId, label = rowId, onRemove, onRestore }: LinesTableProps<Row>) => {
  const latest = useRef(onRestore)
  latest.current = onRestore
  return (
    onRemove &&
    ((row: Row, at: number) => {
      onRemove(row)
      if (latest.current) undo(`${label(row)} dihapus`, () => latest.current?.(row, at))
    })
  )
}

interface LineProps<Row extends object>
  extends Pick<LinesTableProps<Row>, 'columns' | 'rowId' | 'newestId' | 'label' | 'onRowClick'> {
  row: Row
  at: number
  remove?: (row: Row, at: number) => void
}

function Line<Row extends object>(props: LineProps<Row>) {
  const { row, at, columns, rowId, newestId, label = rowId, onRowClick, remove } = props
  const open = onRowClick && (() => onRowClick(row))
  return (
    <tr
      className={tableCss.row}
      data-selected={rowId(row) === newestId || undefined}
      data-clickable={open ? true : undefined}
      tabIndex={open || remove ? (at === 0 ? 0 : -1) : undefined}
      onClick={open}
      onKeyDown={rowKeys({ open, remove: remove && (() => remove(row, at)) })}
    >
      <td className={css.number}>{at + 1}</td>
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column.kind)}>
          <CellContent column={column} row={row} />
        </td>
      ))}
      {remove && (
        <td>
          <IconButton
            size="sm"
            label={`Hapus ${label(row)}`}
            onClick={(event) => {
              event.stopPropagation()
              remove(row, at)
            }}
          >
            <IconTrash />
          </IconButton>
        </td>
      )}
    </tr>
  )
}

/** The lines of a transaction: numbered, the newest marked, each with a delete button, sums below. */
export function LinesTable<Row extends object>(props: LinesTableProps<Row>) {
  const { rows, rowId, noun, emptyText, children } = props
  const remove = useRemove(props)
  const { ref, columns, widths } = useColumns(props)
  return (
    <div className={css.lines}>
      {children && <div className={css.above}>{children}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={ref} className={tableCss.scroll} tabIndex={0} aria-label={`Daftar ${noun}`}>
        <table className={tableCss.table} style={{ minWidth: minTableWidth(widths) }}>
          <colgroup>
            {widths.map((width, at) => (
              <col key={at} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">#</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={isNumeric(column.kind) ? tableCss.num : undefined}>
                  {column.title}
                </th>
              ))}
              {remove && (
                <th>
                  <span className="k-hidden">Hapus</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Line key={rowId(row)} {...props} columns={columns} row={row} at={at} remove={remove} />
            ))}
          </tbody>
          {rows.length > 0 && <Foot {...props} columns={columns} />}
        </table>
      </section>
      {rows.length === 0 && <Empty title={emptyText} />}
    </div>
  )
}
