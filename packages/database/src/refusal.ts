/**
 * A start-up, migration, backup or restore that cannot go on, with a sentence the shop can act on (Indonesian).
 * Anything else that is thrown by this package is a bug or an error of PostgreSQL itself.
 */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** The text of whatever was thrown, for embedding in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The `code` of a Node or PostgreSQL error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}

/** A file of this machine that cannot be read, told apart from what is wrong with a place outside of it. */
export class HereRefusal extends DatabaseRefusal {}

/** An error of a file of this machine as a sentence. */
export const ofHere = (file: string, error: unknown): HereRefusal =>
  new HereRefusal(`${file} di komputer ini tidak terbaca: ${reasonOf(error)}`, { cause: error })
