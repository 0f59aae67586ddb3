import { type ExportKind, exportReport, fileName, type PlainResult, type ReportHead } from '@kencana/reports'
import { downloadFile, oops } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'

/** A wait longer than this shows how far it is and can be cancelled. */
const LONG = 1000

/** An export under way; `part` from 0 to 1, `long` once it can be cancelled. */
export interface Exporting {
  kind: ExportKind
  part: number
  long: boolean
}

/** Exports of a report in a worker, one at a time. */
export const useExport = () => {
  const [running, setRunning] = useState<Exporting | null>(null)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const start = async (kind: ExportKind, result: PlainResult, head: ReportHead): Promise<void> => {
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    const from = performance.now()
    setRunning({ kind, part: 0, long: false })
    const onProgress = (part: number) => {
      if (!signal.aborted) setRunning({ kind, part, long: performance.now() - from > LONG })
    }
    const clock = setTimeout(() => setRunning((now) => now && { ...now, long: true }), LONG)
    try {
      const file = await exportReport(kind, result, head, { signal, onProgress })
      downloadFile(fileName(result.title, head.dicetak.slice(0, 10), kind), file)
    } catch {
      if (!signal.aborted) oops('Terjadi Kesalahan Saat Request Data')
    } finally {
      clearTimeout(clock)
      setRunning(null)
    }
  }
  return {
    running,
    start: (kind: ExportKind, result: PlainResult, head: ReportHead) => void start(kind, result, head),
    cancel: () => abort.current?.abort(),
  }
}
