import type { Endpoint } from '@kencana/contract'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { showError } from '../api/errors.ts'

/** A wait longer than this can be cancelled. */
const LONG = 1_000

/** A read in pages, as far as collecting them needs it. */
export type Paged = Endpoint<z.ZodObject, z.ZodType<{ rows: readonly object[]; total: number }>, 'read'>

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
      // Loaded once a file is made: no list waits for it.
      const { collect } = await import('./collect.ts')
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
