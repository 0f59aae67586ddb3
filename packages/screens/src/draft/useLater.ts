import { useLayoutEffect, useRef, useState } from 'react'

/** What is done a little later. */
export interface Later {
  /** In place of what was planned before. */
  plan: (act: () => void) => void
  /** Nothing is planned any more. */
  cancel: () => void
}

/** Does the last that was planned `wait` milliseconds later, at once where the page or its part of it is left before. */
export const useLater = (wait: number): Later => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const planned = useRef<(() => void) | null>(null)
  const [later] = useState(() => {
    const cancel = () => {
      clearTimeout(timer.current)
      planned.current = null
    }
    const now = () => {
      const act = planned.current
      cancel()
      act?.()
    }
    const plan = (act: () => void) => {
      cancel()
      planned.current = act
      timer.current = setTimeout(now, wait)
    }
    return { plan, cancel, now }
  })
  // Before other effects of what is left let go of what it needs.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', later.now)
    return () => {
      window.removeEventListener('pagehide', later.now)
      later.now()
    }
  }, [later])
  return later
}
