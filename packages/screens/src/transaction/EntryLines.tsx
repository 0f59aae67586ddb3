import { Button, IconAdd, undo, useKeys } from '@kencana/ui'
import { type ReactNode, useRef, useState } from 'react'
import { putBack } from '../pick.ts'
import { LinesTable, type LinesTableProps } from './LinesTable.tsx'

/** What the dialog of a line is given. */
export interface EntryProps<Row> {
  /** The line that is edited; null for a new one. */
  initial: Row | null
  onSave: (row: Row) => void
  onClose: () => void
}

type Shown<Row> = Row & { at: number }

export interface EntryLinesProps<Row extends object>
  extends Pick<LinesTableProps<Row>, 'columns' | 'label' | 'noun' | 'emptyText'> {
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
  /** On the button that opens the dialog, F2 too: 'Tambah Barang'. */
  addText: string
  /** Asks, or says why not, before a line is added or taken away. */
  may?: (act: 'add' | 'remove') => boolean | Promise<boolean>
  /** @param others the lines beside the one that is entered */
  dialog: (entry: EntryProps<Row>, others: readonly Row[]) => ReactNode
}

/** Lines that are entered in a dialog: F2 opens it for a new one, a click for one that is there. */
export function EntryLines<Row extends object>(props: EntryLinesProps<Row>) {
  const { columns, label, noun, emptyText, rows, onRows, addText, may = () => true, dialog } = props
  const [opened, setOpened] = useState<number | null>(null)
  const others = rows.filter((_, at) => at !== opened)
  const close = () => setOpened(null)
  const add = async () => {
    if (await may('add')) setOpened(rows.length)
  }
  const latest = useRef(props)
  latest.current = props
  const remove = async ({ at }: Shown<Row>) => {
    const row = rows[at]
    if (row === undefined || !(await may('remove'))) return
    onRows(rows.filter((_, other) => other !== at))
    undo(`Baris ${at + 1} dihapus`, () => latest.current.onRows(putBack(latest.current.rows, row, at)))
  }
  const put = (row: Row) => {
    onRows(putBack(others, row, opened ?? 0))
    close()
  }
  useKeys({ F2: () => void add() })
  return (
    <>
      <LinesTable<Shown<Row>>
        columns={columns}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowId={(row) => String(row.at)}
        label={label}
        noun={noun}
        emptyText={emptyText}
        onRowClick={({ at }) => setOpened(at)}
        onRemove={(row) => void remove(row)}
      >
        <Button icon={<IconAdd />} kbd="F2" onClick={() => void add()}>
          {addText}
        </Button>
      </LinesTable>
      {opened !== null && dialog({ initial: rows[opened] ?? null, onSave: put, onClose: close }, others)}
    </>
  )
}
