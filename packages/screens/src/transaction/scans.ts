/** Scans that are still being looked up: a document is not saved past them. */
import { useEffect, useRef, useState } from 'react'

let underWay: readonly Promise<boolean>[] = []

/** Counts a scan until it is done. @param scan answers whether it was taken */
export const onItsWay = (scan: Promise<boolean>): Promise<boolean> => {
  underWay = [...underWay, scan]
  return scan.finally(() => {
    underWay = underWay.filter((one) => one !== scan)
  })
}

/** Whether a scan is still being looked up. */
export const scansUnderWay = (): boolean => underWay.length > 0

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
  return () => {
    if (underWay.length === 0) return latest.current()
    void Promise.all(underWay).then((taken) => taken.every(Boolean) && setDue((times) => times + 1))
  }
}
