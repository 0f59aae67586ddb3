import { Fragment, type ReactNode } from 'react'
import { CellContent } from './Body.tsx'
import { type Column, cellText, cellValue, isNumeric } from './columns.ts'
import css from './Table.module.css'
import type { Rows } from './useRows.ts'

interface CardsProps<Row extends object> {
  rows: Rows<Row>
  tile?: (row: Row) => ReactNode
  rowActions?: (row: Row) => ReactNode
  onRowClick?: (row: Row) => void
}

// On a card the name leads, the first number stands beside it; codes and the rest follow below.
// A column without a head only draws something: the tile does that here.
const arrange = <Row,>(all: readonly Column<Row>[]) => {
  const columns = all.filter((column) => column.title !== '')
  const title = columns.find((column) => column.kind === 'name') ?? columns[0]
  const numbers = columns.filter((column) => isNumeric(column.kind))
  const status = columns.find((column) => column.kind === 'status')
  const rest = columns.filter((column) => column !== title && column !== status && !isNumeric(column.kind))
  // Of several numbers money is what a card is read for.
  const right = numbers.find((column) => column.kind === 'rupiah' && column.total) ?? numbers[0]
  return { title, right, status, price: numbers.find((column) => column !== right), rest }
}

/** Whether a column has anything to say of a row: an empty one leaves no comma behind. */
const says =
  <Row extends object>(row: Row) =>
  (column: Column<Row>): boolean =>
    column.render !== undefined || ![null, undefined, ''].includes(cellValue(column, row) as null)

// Without a column head a number has to say its unit itself.
function Measure<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <>
      {column.kind === 'rupiah' && 'Rp. '}
      <CellContent column={column} row={row} />
      {column.kind === 'gram' && <span className="k-dim"> g</span>}
    </>
  )
}

/** The rows of a list on the phone: cards 64 high with a 44 px target. */
export function Cards<Row extends object>({ rows, tile, rowActions, onRowClick }: CardsProps<Row>) {
  const { title, right, status, price, rest } = arrange(rows.visible)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ul className={css.cards} tabIndex={0} aria-label="Daftar">
      {rows.table.getRowModel().rows.map((row) => {
        const data = row.original as Row
        // What is there as it should be needs no word: its price says more.
        const usual = !status || cellValue(status, data) === 'TERSEDIA'
        const below = (usual && price) || status
        const lines = (
          <>
            <span className={css.cardLine}>
              <b>{title && <CellContent column={title} row={data} />}</b>
              {right && (
                <b>
                  <Measure column={right} row={data} />
                </b>
              )}
            </span>
            <span className={css.cardLine}>
              <small>
                {rest.filter(says(data)).map((column, index) => (
                  <Fragment key={column.key}>
                    {index > 0 && ', '}
                    <span className={column.kind === 'kode' ? 'k-mono' : undefined}>
                      <CellContent column={column} row={data} />
                    </span>
                  </Fragment>
                ))}
              </small>
              {below && (
                <small>
                  <Measure column={below} row={data} />
                </small>
              )}
            </span>
          </>
        )
        return (
          <li key={row.id} className={css.cardRow}>
            {tile?.(data)}
            {onRowClick ? (
              <button type="button" className={css.cardMain} onClick={() => onRowClick(data)}>
                {lines}
              </button>
            ) : (
              <div className={css.cardMain}>{lines}</div>
            )}
            {rowActions?.(data)}
          </li>
        )
      })}
    </ul>
  )
}

/** The strip of totals under the cards. */
export function CardTotals<Row extends object>({ rows, label }: { rows: Rows<Row>; label: ReactNode }) {
  const first = rows.visible.find((column) => rows.totals[column.key] !== undefined)
  return (
    <div className={css.cardTotals}>
      <span>{label}</span>
      {first && (
        <span>
          {cellText(first.kind, rows.totals[first.key])}
          {first.kind === 'gram' && ' g'}
        </span>
      )}
    </div>
  )
}
