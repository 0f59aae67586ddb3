/** What this computer closed last: the login says it until somebody logs in. */

const KUNCI = 'ditutup'

interface Ditutup {
  /** The closed days, oldest first. */
  hari: readonly string[]
  /** The shop's day from then on. */
  berikut: string
  /** Short form of the last day's seal. */
  segel: string
}

export const noteClosed = (ditutup: Ditutup): void => localStorage.setItem(KUNCI, JSON.stringify(ditutup))

/** Null where nobody closed a shop here since the last login. */
export const closedNote = (): Ditutup | null => {
  try {
    return JSON.parse(localStorage.getItem(KUNCI) ?? 'null') as Ditutup | null
  } catch {
    return null
  }
}

export const forgetClosed = (): void => localStorage.removeItem(KUNCI)
