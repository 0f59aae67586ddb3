/** The two ends of an export's worker. Cancelling ends the worker itself: there is nothing to clean up. */
import { type Bentuk, bentuk, pakaiBentuk } from '@kencana/ledger'
import type { PlainResult, ReportHead } from './definition.ts'

type Write = (
  result: PlainResult,
  head: ReportHead,
  onProgress: (part: number) => void,
) => Promise<Uint8Array<ArrayBuffer>>

/** What goes to a worker. */
interface Job {
  result: PlainResult
  head: ReportHead
}

/** It starts in the specification's form: that of the page goes with each job. */
type Sent = Job & { bentuk?: Bentuk }

/** What comes back, in any number of progress notes and one end. */
type Note = { progress: number } | { file: Uint8Array<ArrayBuffer> } | { error: string }

/** Inside the worker: answers one job. */
export const serve = (write: Write): void => {
  const worker = globalThis as unknown as DedicatedWorkerGlobalScope
  worker.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    pakaiBentuk(data.bentuk)
    const answer = (note: Note) => worker.postMessage(note, [])
    write(data.result, data.head, (progress) => answer({ progress })).then(
      (file) => worker.postMessage({ file } satisfies Note, [file.buffer]),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    )
  })
}

/** How an export is watched. */
export interface ExportOptions {
  /** Aborting ends the worker; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Told from 0 to 1. */
  onProgress?: (part: number) => void
}

/** Outside: sends the job and waits. */
export const askWorker = (
  worker: Worker,
  job: Job,
  { signal, onProgress }: ExportOptions,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'Terjadi Kesalahan')))
    worker.addEventListener('message', ({ data }: MessageEvent<Note>) => {
      if ('progress' in data) onProgress?.(data.progress)
      else if ('file' in data) resolve(data.file)
      else reject(new Error(data.error))
    })
    const sent: Sent = bentuk() === 'INTERNASIONAL' ? job : { ...job, bentuk: bentuk() }
    worker.postMessage(sent, [])
  }).finally(() => worker.terminate())
