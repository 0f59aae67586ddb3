/** A deadlock rolls everything back, so the same work may simply be done again. */

const DEADLOCK = '40P01'
const TRIES = 5

/** Runs work, again when PostgreSQL ended it to break a deadlock. */
export const tryAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries >= TRIES) throw error
    }
  }
}
