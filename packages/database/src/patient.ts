/** Changes to tables beside a running server. */
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './refusal.ts'

/**
 * Milliseconds that a change waits for a table. Everybody who asks for that table later waits behind it, reads included, so an
 * audit of an hour would stop the server that is still running: it gives way, and tries again.
 */
export const LOCK_TIMEOUT = 2_000
/** How often it is tried. */
export const TRIES = 30
const PAUSE = 1_000

/** Whether something gave up waiting for a lock, itself or in what it was caused by. */
const gaveWay = (error: unknown): boolean =>
  codeOf(error) === '55P03' || (error instanceof Error && error.cause !== undefined && gaveWay(error.cause))

/**
 * Does what gives way where a table is in use, again and again.
 * @param gaveUp what is thrown once it was tried so often
 */
export async function patiently<T>(
  tries: number,
  work: () => Promise<T>,
  gaveUp: (error: unknown) => Error,
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (!gaveWay(error)) throw error
      if (left <= 0) throw gaveUp(error)
      await sleep(PAUSE)
    }
  }
}
