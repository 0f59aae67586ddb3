import { describe, expect, it } from 'vitest'
import { HEAD, plainOf, rowsOf } from './testing.fixture.ts'
import { askWorker } from './worker.ts'

/** A worker that answers what it is told to, and remembers whether it was ended. */
class FakeWorker extends EventTarget {
  ended = false
  got: unknown

  postMessage(job: unknown): void {
    this.got = job
  }

  terminate(): void {
    this.ended = true
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const job = { result: plainOf(rowsOf(3)), head: HEAD }
const start = (options: Parameters<typeof askWorker>[2] = {}) => {
  const fake = new FakeWorker()
  return { fake, file: askWorker(fake as unknown as Worker, job, options) }
}

describe('an export in a worker', () => {
  it('is given plain data, tells how far it is, and ends with the file', async () => {
    const told: number[] = []
    const { fake, file } = start({ onProgress: (part) => told.push(part) })
    // What cannot be cloned could not go to a worker.
    expect(structuredClone(fake.got)).toEqual(job)
    fake.say({ progress: 0.5 })
    fake.say({ file: Uint8Array.of(1) })
    expect(await file).toEqual(Uint8Array.of(1))
    expect(told).toEqual([0.5])
    expect(fake.ended).toBe(true)
  })

  it('stops at once when it is cancelled, even before it began', async () => {
    const abort = new AbortController()
    const { fake, file } = start({ signal: abort.signal })
    abort.abort(new Error('batal'))
    await expect(file).rejects.toThrow('batal')
    expect(fake.ended).toBe(true)
    const late = start({ signal: abort.signal })
    await expect(late.file).rejects.toThrow('batal')
    expect(late.fake.got).toBe(undefined)
  })

  it('fails with the worker', async () => {
    const { fake, file } = start()
    fake.say({ error: 'rusak' })
    await expect(file).rejects.toThrow('rusak')
    expect(fake.ended).toBe(true)
  })
})
