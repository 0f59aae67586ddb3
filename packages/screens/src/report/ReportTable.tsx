import type { Block, Result } from '@kencana/reports'
import {
  type Column,
  cellText,
  cellValue,
  columnWidths,
  cx,
  headEdges,
  headGroups,
  IconChevronDown,
  IconChevronRight,
  isNumeric,
  Lines,
  minTableWidth,
  useFontsReady,
} from '@kencana/ui'
import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { DataCell } from './DataCell.tsx'
import { linesOf } from './lines.ts'
import css from './Report.module.css'

const ACTION_WIDTH = 104
/** Of a button on every row: an icon. */
const ROW_ACTION_WIDTH = 72
/** A first column up to this width stays where it is while the others are scrolled. */
const LEKAT = 190
/** Rows of a group stand this much further in. */
const INDENT = 20

/** A button at the end of each group: 'Cetak Ulang'. */
export interface GroupAction<Row> {
  /** Head of its column. */
  title: string
  render: (block: Block<Row>) => ReactNode
}

/** A button at the end of each row, where a row is a document. */
export interface RowAction<Row> {
  /** Head of its column. */
  title: string
  /** It says what it does in a word: an icon needs less room. */
  kata?: boolean
  render: (row: Row) => ReactNode
}

export interface ReportTableProps<Row extends object> {
  result: Result<Row>
  groupAction?: GroupAction<Row>
  rowAction?: RowAction<Row>
  /** A total was clicked; the block is null for the grand total. */
  onTotal?: (column: Column<Row>, block: Block<Row> | null) => void
  /** What a number of a row does when it is clicked; null where it does nothing. */
  onCell?: (column: Column<Row>, row: Row) => (() => void) | null
}

type Marks = ReadonlySet<string>

const cellClass = <Row,>(column: Column<Row>, marks: Marks): string =>
  cx(
    isNumeric(column.kind) && css.num,
    (column.kind === 'kode' || column.kind === 'date') && css.kode,
    column.kind === 'name' && css.name,
    marks.has(column.key) && css.edge,
  )

function Head<Row>({ columns, marks, action }: { columns: readonly Column<Row>[]; marks: Marks; action?: string }) {
  const groups = headGroups(columns)
  const levels = groups.some((group) => group.title !== undefined) ? 2 : 1
  const title = (column: Column<Row>, rows: number) => (
    <th
      key={column.key}
      rowSpan={rows}
      scope="col"
      data-low={(levels === 2 && rows === 1) || undefined}
      className={cx(isNumeric(column.kind) && css.num, marks.has(column.key) && css.edge)}
    >
      {column.title}
    </th>
  )
  return (
    <thead>
      <tr>
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
        {action !== undefined && (
          <th rowSpan={levels} className={cx(css.num, css.aksi, levels === 2 && css.edge)}>
            {action}
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

interface SumsProps<Row extends object> extends Pick<ReportTableProps<Row>, 'onTotal'> {
  columns: readonly Column<Row>[]
  marks: Marks
  sums: Readonly<Record<string, number>>
  label: string
  block: Block<Row> | null
  hasAction: boolean
}

function Sums<Row extends object>({ columns, marks, sums, label, block, hasAction, onTotal }: SumsProps<Row>) {
  const first = columns.findIndex((column) => sums[column.key] !== undefined)
  const labelled = first === -1 ? columns.length : first
  return (
    <tr className={block ? css.subtotal : undefined}>
      {labelled > 0 && (
        <td colSpan={labelled} className={block ? css.indent : undefined}>
          {label}
        </td>
      )}
      {columns.slice(labelled).map((column) => {
        const sum = sums[column.key]
        const text = sum === undefined ? '' : cellText(column.kind, sum)
        return (
          <td key={column.key} className={cellClass(column, marks)}>
            {text && onTotal && !column.noLines ? (
              <button
                type="button"
                className={css.total}
                aria-label={`${label} ${column.group ?? ''} ${column.title}: ${text}, lihat jurnal`}
                onClick={() => onTotal(column, block)}
              >
                {text}
              </button>
            ) : (
              text
            )}
          </td>
        )
      })}
      {hasAction && <td className={cx(css.aksi, marks.size > 0 && css.edge)} />}
    </tr>
  )
}

interface GroupRowProps<Row> {
  block: Block<Row>
  span: number
  open: boolean
  onFold: (key: string) => void
  action?: GroupAction<Row>
}

function GroupRow<Row>({ block, span, open, onFold, action }: GroupRowProps<Row>) {
  const { kode, tanggal, user } = block.head ?? { kode: '' }
  return (
    <tr className={css.group}>
      <td colSpan={action ? span - 1 : span}>
        <span className={css.groupCell}>
          <button type="button" aria-expanded={open} className={css.fold} onClick={() => onFold(block.key)}>
            {open ? <IconChevronDown size={12} /> : <IconChevronRight size={12} />}
            <b>{kode}</b>
          </button>
          {tanggal && <span>{tanggal}</span>}
          {user && <span>{user}</span>}
        </span>
      </td>
      {action && <td className={css.aksi}>{action.render(block)}</td>}
    </tr>
  )
}

interface DataRowProps<Row extends object> extends Pick<ReportTableProps<Row>, 'onCell'> {
  row: Row
  columns: readonly Column<Row>[]
  marks: Marks
  indent: boolean
  hasAction: boolean
  action?: RowAction<Row>
}

const DataRow = memo(function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { row, columns, marks, indent, hasAction, action, onCell } = props
  const [pertama] = columns
  const nama = pertama ? cellText(pertama.kind, cellValue(pertama, row)) : ''
  return (
    <tr className={css.row}>
      {columns.map((column, at) => (
        <td key={column.key} className={cx(cellClass(column, marks), at === 0 && indent && css.indent)}>
          <DataCell column={column} row={row} nama={nama} onCell={onCell} />
        </td>
      ))}
      {hasAction && <td className={cx(css.num, css.aksi, marks.size > 0 && css.edge)}>{action?.render(row)}</td>}
    </tr>
  )
}) as <Row extends object>(props: DataRowProps<Row>) => ReactNode

/** Which groups are folded. */
const useFolded = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = (key: string) =>
    setFolded((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return { folded, fold }
}

/** The result of a report: two-level head, groups with sub-totals, a grand total that stays in sight. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { result, groupAction, rowAction, onTotal, onCell } = props
  const { columns, sums, countText } = result
  const scrollRef = useRef<HTMLElement>(null)
  const { folded, fold } = useFolded()
  const lines = useMemo(() => linesOf(result, folded), [result, folded])
  const marks = useMemo(() => headEdges(columns), [columns])
  const rows = useMemo(() => result.blocks.flatMap((block) => block.rows), [result])
  const ready = useFontsReady()
  // Measured again once the faces are here.
  const grouped = result.blocks.some((block) => block.head)
  const widths = useMemo(() => {
    const measured = ready ? columnWidths(columns, rows, sums, true) : []
    return grouped ? measured.map((width, at) => (at === 0 && width ? width + INDENT : width)) : measured
  }, [columns, rows, sums, ready, grouped])
  const action = groupAction?.title ?? rowAction?.title
  const all = [
    ...widths,
    ...(groupAction ? [ACTION_WIDTH] : rowAction ? [rowAction.kata ? ACTION_WIDTH : ROW_ACTION_WIDTH] : []),
  ]
  const common = { columns, marks, hasAction: action !== undefined }
  const draw = (index: number) => {
    const line = lines[index]
    if (!line) return null
    if (line.type === 'row')
      return <DataRow key={index} row={line.row} indent={grouped} action={rowAction} onCell={onCell} {...common} />
    const { block } = line
    return line.type === 'group' ? (
      <GroupRow
        key={index}
        block={block}
        span={all.length}
        open={!folded.has(block.key)}
        onFold={fold}
        action={groupAction}
      />
    ) : (
      <Sums key={index} label="Subtotal" sums={block.sums} block={block} onTotal={onTotal} {...common} />
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scrollRef} className={cx(css.scroll, !action && 'k-lagi')} tabIndex={0} aria-label="Tabel laporan">
      <table
        className={cx(css.table, (widths[0] ?? LEKAT) < LEKAT && css.lekat)}
        style={{ minWidth: minTableWidth(all) }}
        aria-rowcount={lines.length}
      >
        <colgroup>
          {all.map((width, at) => (
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <Head columns={columns} marks={marks} action={action} />
        <Lines count={lines.length} span={all.length} scrollRef={scrollRef} line={draw} />
        <tfoot>
          <Sums label={`Total ${countText}`} sums={sums} block={null} onTotal={onTotal} {...common} />
        </tfoot>
      </table>
    </section>
  )
}
