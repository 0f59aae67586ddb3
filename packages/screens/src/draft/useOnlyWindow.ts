import { type RefObject, useEffect, useRef, useState } from 'react'

/** One that is being left has let go after so many tries, this far apart in milliseconds: only then another window is told of. */
const TRIES = 8
const STEP = 50

/** Whether this window may keep a draft: not known yet, or held by another one. */
export type Keeping = 'ASKED' | 'HERE' | 'ELSEWHERE'

/**
 * Of all windows of this browser that show the same place one keeps its draft, another one once it is worked in and that one is gone.
 * Two that kept one draft would each write over what the other typed.
 */
export const useOnlyWindow = (place: string): { keeping: Keeping; here: RefObject<boolean> } => {
  const [keeping, setKeeping] = useState<Keeping>('ASKED')
  // Known at once to what still runs in a drawing before.
  const here = useRef(false)
  useEffect(() => {
    const keep = () => {
      here.current = true
      setKeeping('HERE')
    }
    // A page without a safe line knows no locks.
    if (!('locks' in navigator)) return keep()
    let gone = false
    let release = () => {}
    const kept = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = (lock: Lock | null) => {
      if (lock === null || gone) return undefined
      keep()
      return kept
    }
    // Never waited for: a window whose page is loaded anew would find that the other one took what it has in hand.
    const ask = () => {
      if (!here.current) void navigator.locks.request(`draft/${place}`, { ifAvailable: true }, hold)
    }
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      if (here.current || tries > TRIES) clearInterval(timer)
      if (!here.current && tries > TRIES) setKeeping('ELSEWHERE')
      ask()
    }, STEP)
    ask()
    // The other one may be gone when somebody works here again.
    for (const sign of ['focus', 'keydown', 'input']) window.addEventListener(sign, ask, true)
    return () => {
      gone = true
      clearInterval(timer)
      for (const sign of ['focus', 'keydown', 'input']) window.removeEventListener(sign, ask, true)
      here.current = false
      release()
    }
  }, [place])
  return { keeping, here }
}
