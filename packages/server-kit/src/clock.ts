/** Time is a dependency: production passes the real clock, demo loader, bench and tests one that walks day by day. */

/** Tells the time. */
export interface Clock {
  now(): Date
}

/** The clock of the machine. */
export const realClock: Clock = { now: () => new Date() }

/** A clock that stands until it is told to move. */
export class WalkingClock implements Clock {
  #now: Date

  constructor(start: string | Date) {
    this.#now = new Date(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  /** Moves on by whole and part days; 1/24 is an hour. */
  walk(days: number): void {
    this.#now = new Date(this.#now.getTime() + days * 86_400_000)
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

const MENIT = 60_000
const terakhir = new Map<string, { menit: number; tanggal: string }>()

/** The calendar date (YYYY-MM-DD) that a shop's wall shows at an instant. */
export const tanggalDi = (zona: string, instant: Date): string => {
  // Every request asks, and no zone changes its day within a minute.
  const menit = Math.floor(instant.getTime() / MENIT)
  const known = terakhir.get(zona)
  if (known?.menit === menit) return known.tanggal
  const tanggal = hitungTanggal(zona, instant)
  terakhir.set(zona, { menit, tanggal })
  return tanggal
}

const hitungTanggal = (zona: string, instant: Date): string => {
  let format = formats.get(zona)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zona, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(zona, format)
  }
  return format.format(instant)
}

/** A date moved by whole days. */
export const geserTanggal = (tanggal: string, days: number): string =>
  new Date(Date.parse(`${tanggal}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
