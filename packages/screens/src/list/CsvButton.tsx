import { Button, type Column, downloadText, IconDownload, toCsv } from '@kencana/ui'
import type { AllRows } from './useAllRows.ts'

interface CsvButtonProps<Row> {
  all: AllRows<Row>
  columns: readonly Column<Row>[]
  /** Of the file. */
  name: string
}

/** Saves all rows of a list as CSV; while they come it says how far it is, and Batalkan stands beside it once that takes long. */
export function CsvButton<Row>({ all: { count, running, cancel, read }, columns, name }: CsvButtonProps<Row>) {
  const named = columns.filter((column) => column.title !== '')
  return (
    <>
      {running?.long && (
        <Button kind="subtle" onClick={cancel}>
          Batalkan
        </Button>
      )}
      <Button
        icon={<IconDownload />}
        disabled={!count}
        busy={running !== null}
        busyText={`CSV ${Math.round((running?.part ?? 0) * 100)}%`}
        onClick={() => void read((rows) => downloadText(name, toCsv(named, rows)))}
      >
        CSV
      </Button>
    </>
  )
}
