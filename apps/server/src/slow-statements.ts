/** Statements that took long, for whoever looks after the machine: their text, never what was bound to it. */
import type { Watch } from '@kencana/database'
import type { Logger } from 'pino'

/** Milliseconds from which a statement is worth a line in the log. */
const LAMBAT = 1_000
const LETTERS = 400

/** @returns what notices statements that answer rows, waiting for a connection included */
export const slowStatements =
  (logger: Logger): Watch =>
  ({ text }) => {
    const begun = performance.now()
    return () => {
      const ms = performance.now() - begun
      if (ms < LAMBAT) return
      logger.warn({ ms: Math.round(ms), statement: text.replaceAll(/\s+/g, ' ').slice(0, LETTERS) }, 'slow statement')
    }
  }
