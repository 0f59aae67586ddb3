/** Scans that are still being looked up: a document is not saved past them. */
import { useEffect, useRef, useState } from 'react'

let underWay: readonly Promise<boolean>[] = []
let waiting = 0

/** Counts a scan until it is done. @param scan answers whether it was taken */
export const onItsWay = (scan: Promise<boolean>): Promise<boolean> => {
  underWay = [...underWay, scan]
  return scan.finally(() => {
    underWay = underWay.filter((one) => one !== scan)
  })
}

/** Whether a scan is still being looked up. */
export const scansUnderWay = (): boolean => underWay.length > 0

/** Whether a save waits for scans: what is refused now stops it, and has to stay readable. */
export const saveWaiting = (): boolean => waiting > 0

/**
 * Saves once the scans before it are in: what lies scanned on the counter goes with what it lies by. One that was not taken stops
 * it, and stands in red.
 */
export const useAfterScans = (save: () => void): (() => void) => {
  const latest = useRef(save)
  latest.current = save
  const [due, setDue] = useState(0)
  // Drawn together with what the last scan added, so that it is saved as well.
  useEffect(() => {
    if (due > 0) latest.current()
  }, [due])
  const saveAfter = async (scans: readonly Promise<boolean>[]) => {
    waiting += 1
    const taken = await Promise.all(scans)
    waiting -= 1
    if (taken.every(Boolean)) setDue((times) => times + 1)
  }
  return () => {
    if (underWay.length === 0) return latest.current()
    void saveAfter(underWay)
  }
}
