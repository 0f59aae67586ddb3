/**
 * Who may hold database connections, and how many. Writes wait inside PostgreSQL for keys, day and balances, and a report
 * works for seconds; without limits one busy shop, or one user with a button, could take every connection and stop all
 * shops. Waiting happens here instead: each kind of work in places of its own, fair between shops, and not for ever.
 */
import type { Work } from '@kencana/contract'
import { Refusal } from './refusal.ts'

/** What a place is asked for: what an endpoint does, or an open call (before anybody is known). */
export type Kind = Work | 'open'

/** Most places of one kind that are taken at once: by one shop, and by all together. */
export interface Limit {
  perShop: number
  all: number
}

/** Who asks for a place. */
export interface Asker {
  /** Among whom places are shared: the shop, for open calls the address. */
  shop: string
  /** Of those with the same key one has a place at a time: a retry waits for its first without one of its own. */
  key?: string | undefined
  /** Aborted when nobody waits for the answer any more: the place in the queue is given up. */
  signal?: AbortSignal | undefined
}

/** Milliseconds that anybody waits for a place. */
const WAIT = 10_000

/** What is said to whom waited in vain: nothing of what he asked was begun. */
const PENUH: Readonly<Record<Kind, string>> = {
  write: 'Server Sedang Sibuk, Silahkan Coba Lagi',
  read: 'Server Sedang Sibuk, Silahkan Coba Lagi',
  report: 'Terlalu Banyak Laporan Dihitung Bersamaan, Silahkan Coba Lagi Sebentar Lagi',
  open: 'Server Sedang Sibuk, Silahkan Coba Lagi',
}

interface Waiting extends Asker {
  go: () => void
}

/** How many of a kind run, and wait for a place. */
export type Load = Readonly<Record<'running' | 'waiting', number>>

/** The places of one kind and the queues before them. */
class Room {
  readonly #limit: Limit
  readonly #running = new Map<string, number>()
  readonly #keys = new Set<string>()
  /** By shop; whoever was served last stands last. */
  readonly #queues = new Map<string, Waiting[]>()
  #total = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  load(): Load {
    let waiting = 0
    for (const queue of this.#queues.values()) waiting += queue.length
    return { running: this.#total, waiting }
  }

  enter(one: Waiting): void {
    const queue = this.#queues.get(one.shop)
    if (queue) queue.push(one)
    else this.#queues.set(one.shop, [one])
    this.#admit()
  }

  /** Takes somebody out of the queue. @returns whether he stood there */
  giveUp(one: Waiting): boolean {
    const queue = this.#queues.get(one.shop) ?? []
    const at = queue.indexOf(one)
    if (at < 0) return false
    queue.splice(at, 1)
    if (queue.length === 0) this.#queues.delete(one.shop)
    return true
  }

  leave({ shop, key }: Waiting): void {
    this.#total -= 1
    const left = (this.#running.get(shop) ?? 1) - 1
    if (left === 0) this.#running.delete(shop)
    else this.#running.set(shop, left)
    if (key !== undefined) this.#keys.delete(key)
    this.#admit()
  }

  #mayGo = ({ key }: Waiting): boolean => key === undefined || !this.#keys.has(key)

  /** The next one of the shop that has the fewest places, of several the one served longest ago. */
  #next(): Waiting | undefined {
    let next: Waiting | undefined
    let fewest = this.#limit.perShop
    for (const [shop, queue] of this.#queues) {
      const own = this.#running.get(shop) ?? 0
      const first = own < fewest ? queue.find(this.#mayGo) : undefined
      if (!first) continue
      next = first
      fewest = own
    }
    return next
  }

  #admit(): void {
    while (this.#total < this.#limit.all) {
      const next = this.#next()
      if (!next) return
      this.giveUp(next)
      const rest = this.#queues.get(next.shop)
      if (rest && this.#queues.delete(next.shop)) this.#queues.set(next.shop, rest)
      this.#total += 1
      this.#running.set(next.shop, (this.#running.get(next.shop) ?? 0) + 1)
      if (next.key !== undefined) this.#keys.add(next.key)
      next.go()
    }
  }
}

/** Resolves when a place is had. @throws Refusal 503 after the deadline; whatever the signal was aborted with */
const placeIn = (room: Room, kind: Kind, asker: Asker, wait: number): Promise<Waiting> =>
  new Promise((resolve, reject) => {
    const { signal } = asker
    const giveUp = (error: unknown) => {
      if (room.giveUp(one)) stop(() => reject(error))
    }
    const timer = setTimeout(() => giveUp(new Refusal('busy', PENUH[kind])), wait)
    const gone = () => giveUp(signal?.reason)
    const stop = (then: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', gone)
      then()
    }
    const one: Waiting = { ...asker, go: () => stop(() => resolve(one)) }
    if (signal?.aborted) return stop(() => reject(signal.reason as Error))
    signal?.addEventListener('abort', gone)
    room.enter(one)
  })

/** A fair gate: within a shop first come first served, between shops the one with the fewest places first. */
export class Gate<K extends Kind = Kind> {
  readonly #rooms: ReadonlyMap<Kind, Room>
  readonly #wait: number

  /** @param wait milliseconds after which somebody in the queue is refused */
  constructor(limits: Readonly<Record<K, Limit>>, wait = WAIT) {
    this.#rooms = new Map(Object.entries<Limit>(limits).map(([kind, limit]) => [kind as Kind, new Room(limit)]))
    this.#wait = wait
  }

  /** What is going on in each room now. */
  load(): Record<string, Load> {
    return Object.fromEntries([...this.#rooms].map(([kind, room]) => [kind, room.load()]))
  }

  /**
   * Runs fn as soon as its kind has a place for its shop.
   * @throws Refusal 503 when there was none in time, and nothing was begun
   */
  async run<T>(kind: K, asker: Asker, fn: () => Promise<T>): Promise<T> {
    const room = this.#rooms.get(kind)
    if (!room) throw new Error(`the gate has no places for ${kind}`)
    const place = await placeIn(room, kind, asker, this.#wait)
    try {
      return await fn()
    } finally {
      room.leave(place)
    }
  }
}

/**
 * The limits for so many connections: of sixteen ten for writes and ten for reads, six of each for one shop, four for
 * reports, two of them for one shop. No kind alone, and no other kind with the reports, takes all of them.
 */
export const limitsFor = (connections: number): Readonly<Record<Kind, Limit>> => {
  const part = (share: number) => Math.max(1, Math.floor(connections * share))
  const most = { perShop: part(3 / 8), all: part(5 / 8) }
  return {
    write: most,
    read: most,
    report: { perShop: part(1 / 8), all: part(1 / 4) },
    open: { perShop: part(1 / 8), all: part(1 / 4) },
  }
}
