/** The three levels this package writes; pino, fastify's logger and console all fit. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** A log that keeps quiet: for tools that print their own lines, and for tests. */
export const silentLog: Log = { info() {}, warn() {}, error() {} }
