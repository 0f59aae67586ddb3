import { popup, unready } from '@kencana/ui'
import { useRef, useState } from 'react'
import { ApiError, showError } from '../api/errors.ts'

/** What follows the work either way, before the next may begin; told what went wrong, undefined when nothing did. */
type Sesudah = (failure: unknown) => Promise<unknown> | undefined

interface Press {
  work: () => Promise<unknown>
  sesudah?: Sesudah
}

/**
 * One piece of work at a time: a second press finds it busy, and a failure is told to the person. Who has read that and
 * presses again while the screen still reads anew what others did is not lost: that press follows.
 * @param tanpaJawaban what the specification says where the server gave no answer: 'Terjadi Kesalahan Saat Mengirim Data'
 */
export const useBusy = (
  tanpaJawaban?: string,
): { busy: boolean; run: (work: () => Promise<unknown>, sesudah?: Sesudah) => Promise<void> } => {
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const refused = useRef(false)
  const next = useRef<Press | null>(null)
  const tell = (error: unknown) => {
    const silent = error instanceof ApiError && error.failure === 'offline'
    if (silent && tanpaJawaban !== undefined) popup('info', tanpaJawaban)
    else showError(error)
  }
  const once = async ({ work, sesudah }: Press) => {
    refused.current = false
    const failure = await work().then(
      () => undefined,
      (error: unknown) => {
        tell(error)
        refused.current = true
        return error
      },
    )
    await sesudah?.(failure)
  }
  return {
    busy,
    run: async (work, sesudah) => {
      // A number that is none holds no value: nothing is sent without what it should have said.
      if (unready()) return
      const press: Press = { work, ...(sesudah && { sesudah }) }
      if (working.current) {
        if (refused.current) next.current = press
        return
      }
      working.current = true
      setBusy(true)
      try {
        for (let now: Press | null = press; now; now = next.current) {
          next.current = null
          await once(now)
        }
      } finally {
        working.current = false
        refused.current = false
        setBusy(false)
      }
    },
  }
}
