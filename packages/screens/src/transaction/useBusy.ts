import { useRef, useState } from 'react'
import { showError } from '../api/errors.ts'

/** One piece of work at a time: a second press finds it busy, and a failure is told to the person. */
export const useBusy = (): { busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } => {
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  return {
    busy,
    run: async (work) => {
      if (working.current) return
      working.current = true
      setBusy(true)
      try {
        await work()
      } catch (error) {
        showError(error)
      } finally {
        working.current = false
        setBusy(false)
      }
    },
  }
}
