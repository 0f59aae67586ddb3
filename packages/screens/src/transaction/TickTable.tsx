import { formatRibuan } from '@kencana/ledger'
import {
  CellContent,
  type Column,
  cellClass,
  cellText,
  cellValue,
  columnWidths,
  Empty,
  isNumeric,
  minTableWidth,
  Tick,
  tableCss,
  useFontsReady,
} from '@kencana/ui'
import { type ReactNode, useMemo } from 'react'
import css from './Transaction.module.css'

const TICK_WIDTH = 44

export interface TickTableProps<Row extends object> {
  /** Columns with `total` are summed in the foot, over the rows that are not ticked, or over those that are. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What rows are called: 'barang' gives '5 barang'. */
  noun: string
  /** What the foot sums once something is ticked: what is left, or what was chosen. */
  foot?: 'sisa' | 'dipilih'
  emptyText: string
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  /** Above the rows. */
  children?: ReactNode
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

function Foot<Row extends object>({ columns, rows, rowId, noun, ticked, foot = 'sisa' }: TickTableProps<Row>) {
  const chosen = rows.filter((row) => ticked.includes(rowId(row)))
  const picks = foot === 'dipilih' && chosen.length > 0
  const left = picks ? chosen : rows.filter((row) => !chosen.includes(row))
  const first = columns.findIndex((column) => column.total)
  return (
    <tfoot>
      <tr>
        <td />
        <td colSpan={first === -1 ? columns.length : first}>
          {formatRibuan(left.length)} {noun}
          {picks && ' dipilih'}
        </td>
        {columns.slice(first === -1 ? columns.length : first).map((column) => (
          <td key={column.key} className={cellClass(column.kind)}>
            {column.total &&
              cellText(
                column.kind,
                left.reduce((sum, row) => sum + (Number(cellValue(column, row)) || 0), 0),
              )}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function Head<Row extends object>({ columns, rows, rowId, noun, ticked, onTick }: TickTableProps<Row>) {
  const all = rows.map(rowId)
  const some = all.some((id) => ticked.includes(id))
  const every = all.length > 0 && all.every((id) => ticked.includes(id))
  return (
    <thead>
      <tr>
        <th>
          <Tick
            aria-label={`Pilih semua ${noun}`}
            checked={every}
            indeterminate={some && !every}
            disabled={all.length === 0}
            onChange={() =>
              onTick(every ? ticked.filter((id) => !all.includes(id)) : [...new Set([...ticked, ...all])])
            }
          />
        </th>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={isNumeric(column.kind) ? tableCss.num : undefined}>
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Rows to tick, all at once or one by one; the foot sums what is not ticked yet, or what is. */
export function TickTable<Row extends object>(props: TickTableProps<Row>) {
  const { columns, rows, rowId, noun, emptyText, ticked, onTick, children } = props
  const ready = useFontsReady()
  const widths = useMemo(() => (ready ? columnWidths(columns, rows, {}) : []), [columns, rows, ready])
  const all = [TICK_WIDTH, ...widths]
  return (
    <div className={css.lines}>
      {children && <div className={css.above}>{children}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={tableCss.scroll} tabIndex={0} aria-label={`Pilihan ${noun}`}>
        <table className={tableCss.table} style={{ minWidth: minTableWidth(all) }}>
          <colgroup>
            {all.map((width, at) => (
              <col key={at} style={{ width }} />
            ))}
          </colgroup>
          <Head {...props} />
          <tbody>
            {rows.map((row) => {
              const id = rowId(row)
              const change = () => onTick(toggled(ticked, id))
              return (
                <tr
                  key={id}
                  className={tableCss.row}
                  data-clickable
                  data-selected={ticked.includes(id) || undefined}
                  onClick={change}
                >
                  <td>
                    {/* the row's click does it: a click on the box reaches it too */}
                    <Tick
                      aria-label={`Pilih ${id}`}
                      checked={ticked.includes(id)}
                      onChange={change}
                      onClick={(event) => event.stopPropagation()}
                    />
                  </td>
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column.kind)}>
                      <CellContent column={column} row={row} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          {rows.length > 0 && <Foot {...props} />}
        </table>
      </section>
      {rows.length === 0 && <Empty title={emptyText} />}
    </div>
  )
}
