import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { IconButton, IconPrinter } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { call } from '../api/api.ts'
import { showError } from '../api/errors.ts'

interface Reprint<E extends Endpoint> {
  /** The paper that was asked for, until it is closed. */
  slip: OutputOf<E> | null
  close: () => void
  /** A printer beside the number of each group, for ReportScreen. */
  groupAction: { title: string; render: (block: { key: string }) => ReactNode }
}

/**
 * Reprinting from a report whose groups are documents.
 * @param endpoint reads one paper
 * @param input what it is asked with for a group's number
 * @param options.title head of the column; options.more further buttons beside the printer
 */
export const useReprint = <E extends Endpoint>(
  endpoint: E,
  input: (nomor: string) => InputOf<E>,
  { title = 'Cetak', more }: { title?: string; more?: (nomor: string) => ReactNode } = {},
): Reprint<E> => {
  const [slip, setSlip] = useState<OutputOf<E> | null>(null)
  const print = (nomor: string) => void call(endpoint, input(nomor)).then(setSlip, showError)
  return {
    slip,
    close: () => setSlip(null),
    groupAction: {
      title,
      render: ({ key }) => (
        <>
          <IconButton size="sm" label={`Cetak ulang ${key}`} onClick={() => print(key)}>
            <IconPrinter />
          </IconButton>
          {more?.(key)}
        </>
      ),
    },
  }
}
