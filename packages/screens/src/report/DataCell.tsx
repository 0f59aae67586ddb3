import { CellContent, type Column, cellText, cellValue } from '@kencana/ui'
import css from './Report.module.css'

interface DataCellProps<Row extends object> {
  column: Column<Row>
  row: Row
  /** The first cell of the row says which it is. */
  nama: string
  onCell?: (column: Column<Row>, row: Row) => (() => void) | null
}

/** A number that leads to ledger lines of its own is a button, as a total is. */
export function DataCell<Row extends object>({ column, row, nama, onCell }: DataCellProps<Row>) {
  const show = onCell?.(column, row)
  if (!show) return <CellContent column={column} row={row} />
  const text = cellText(column.kind, cellValue(column, row))
  return (
    <button
      type="button"
      className={css.total}
      aria-label={`${nama} ${column.title}: ${text}, lihat jurnal`}
      onClick={show}
    >
      {text}
    </button>
  )
}
