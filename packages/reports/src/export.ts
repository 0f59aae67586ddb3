/** Exports of a report, made in a worker: the page stays usable meanwhile. */
import type { PlainResult, ReportHead } from './definition.ts'
import { askWorker, type ExportOptions } from './worker.ts'

/** The kinds of files. */
export type ExportKind = 'pdf' | 'xlsx'

const TYPES: Readonly<Record<ExportKind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const start = (kind: ExportKind): Worker =>
  kind === 'pdf'
    ? new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./excel.worker.ts', import.meta.url), { type: 'module' })

/**
 * Writes a report as a file.
 * @throws the signal's reason when it was cancelled, Error when it failed
 */
export const exportReport = async (
  kind: ExportKind,
  result: PlainResult,
  head: ReportHead,
  options: ExportOptions = {},
): Promise<Blob> => {
  const file = await askWorker(start(kind), { result, head }, options)
  return new Blob([file], { type: TYPES[kind] })
}
