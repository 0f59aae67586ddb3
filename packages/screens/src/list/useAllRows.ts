import type { Endpoint } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { popup } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../api/api.ts'
import { showError } from '../api/errors.ts'

/** Rows of one request while a file is collected. */
const SEKALI = 1_000
const PALING_BANYAK = 50_000
/** A wait longer than this can be cancelled. */
const LONG = 1_000

/** A read in pages, as far as collecting them needs it. */
type Paged = Endpoint<z.ZodObject, z.ZodType<{ rows: readonly object[]; total: number }>, 'read'>

/** All rows of a list, read when a file is made of them. */
export interface AllRows<Row> {
  /** How many they are, while the list is there. */
  count: number | undefined
  /** How much of them has come, 0 to 1, while they are read; `long` once that can be cancelled. */
  running: { part: number; long: boolean } | null
  cancel: () => void
  /** Hands them on; not where reading was cancelled or failed, which is said. */
  read: (take: (rows: readonly Row[]) => unknown) => Promise<void>
}

/** The rows of a list that is there as a whole. */
export const rowsHere = <Row>(rows: readonly Row[] | undefined): AllRows<Row> => ({
  count: rows?.length,
  running: null,
  cancel: () => undefined,
  read: async (take) => {
    if (rows) await take(rows)
  },
})

const collect = async (
  endpoint: Paged,
  input: object,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<object[]> => {
  const rows: object[] = []
  const totals = new Set<number>()
  for (let hal = 1; ; hal += 1) {
    const page = await call(endpoint, { ...input, hal, per: SEKALI }, { guarded: false, signal })
    rows.push(...page.rows)
    totals.add(page.total)
    onPart(page.total === 0 ? 1 : rows.length / page.total)
    if (page.rows.length < SEKALI || rows.length >= PALING_BANYAK) break
  }
  if (rows.length >= PALING_BANYAK) popup('info', `Hanya ${formatRibuan(PALING_BANYAK)} Baris Pertama`)
  // Between two pages a row may have slipped from one to the other.
  else if (totals.size > 1) popup('info', 'Daftar Berubah Selagi Diunduh', 'Unduh lagi bila harus lengkap')
  return rows
}

/**
 * All rows that the filters of a paged list leave, not only the page that is shown.
 * @param input the page that is shown
 * @param count how many rows there are in all
 */
export const useAllRows = <E extends Paged>(
  endpoint: E,
  input: z.output<E['input']>,
  count: number | undefined,
): AllRows<z.output<E['output']>['rows'][number]> => {
  const [running, setRunning] = useState<AllRows<object>['running']>(null)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const read: AllRows<object>['read'] = async (take) => {
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    setRunning({ part: 0, long: false })
    const clock = setTimeout(() => setRunning((now) => now && { ...now, long: true }), LONG)
    try {
      const rows = await collect(endpoint, input, signal, (part) => setRunning((now) => now && { ...now, part }))
      if (!signal.aborted) await take(rows)
    } catch (error) {
      if (!signal.aborted) showError(error)
    } finally {
      clearTimeout(clock)
      setRunning(null)
    }
  }
  return { count, running, cancel: () => abort.current?.abort(), read }
}
