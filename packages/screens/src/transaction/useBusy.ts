import { popup, unready } from '@kencana/ui'
import { useRef, useState } from 'react'
import { ApiError, showError } from '../api/errors.ts'

/** What follows the work either way, before the next may begin; told what went wrong, undefined when nothing did. */
type Sesudah = (failure: unknown) => Promise<unknown> | undefined

/**
 * One piece of work at a time: a second press finds it busy, and a failure is told to the person.
 * @param tanpaJawaban what the specification says where the server gave no answer: 'Terjadi Kesalahan Saat Mengirim Data'
 */
export const useBusy = (
  tanpaJawaban?: string,
): { busy: boolean; run: (work: () => Promise<unknown>, sesudah?: Sesudah) => Promise<void> } => {
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const tell = (error: unknown) => {
    const silent = error instanceof ApiError && error.failure === 'offline'
    if (silent && tanpaJawaban !== undefined) popup('info', tanpaJawaban)
    else showError(error)
  }
  return {
    busy,
    run: async (work, sesudah) => {
      // A number that is none holds no value: nothing is sent without what it should have said.
      if (working.current || unready()) return
      working.current = true
      setBusy(true)
      try {
        const failure = await work().then(
          () => undefined,
          (error: unknown) => {
            tell(error)
            return error
          },
        )
        await sesudah?.(failure)
      } finally {
        working.current = false
        setBusy(false)
      }
    },
  }
}
