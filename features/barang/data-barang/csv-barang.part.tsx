import type { InputOf, OutputOf } from '@kencana/contract'
import { call, showError } from '@kencana/screens'
import { Button, type Column, downloadText, IconDownload, popup, toCsv } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { listBarang } from './data-barang.contract.ts'

type Row = OutputOf<typeof listBarang>['rows'][number]

/** Rows of one request while a file is collected. */
const SEKALI = 1_000
const PALING_BANYAK = 50_000

/** The button that saves everything the filters leave as CSV, not only the page. */
export const useCsv = (input: InputOf<typeof listBarang>, columns: readonly Column<Row>[], name: string): ReactNode => {
  const [part, setPart] = useState<number | null>(null)
  const collect = async (): Promise<Row[]> => {
    const rows: Row[] = []
    for (let hal = 1; ; hal += 1) {
      const page = await call(listBarang, { ...input, hal, per: SEKALI }, { guarded: false })
      rows.push(...page.rows)
      setPart(page.total === 0 ? 1 : rows.length / page.total)
      if (page.rows.length < SEKALI || rows.length >= PALING_BANYAK) return rows
    }
  }
  const save = async () => {
    setPart(0)
    try {
      const rows = await collect()
      if (rows.length >= PALING_BANYAK) popup('info', `Hanya ${PALING_BANYAK.toLocaleString('en-US')} Baris Pertama`)
      downloadText(
        name,
        toCsv(
          columns.filter((column) => column.title !== ''),
          rows,
        ),
      )
    } catch (error) {
      showError(error)
    } finally {
      setPart(null)
    }
  }
  return (
    <Button
      icon={<IconDownload />}
      busy={part !== null}
      busyText={`CSV ${Math.round((part ?? 0) * 100)}%`}
      onClick={() => void save()}
    >
      CSV
    </Button>
  )
}
