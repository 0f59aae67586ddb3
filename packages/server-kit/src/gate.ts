/**
 * Who may hold a database connection for a write. Writes wait inside PostgreSQL for keys, day and balances; without a
 * limit one busy shop could take every connection and stop all shops' reads. Waiting happens here instead, in order.
 */

/** Most writes of one shop, and of all shops together, that hold a connection; the rest of the pool serves reads. */
export interface GateLimits {
  perShop: number
  all: number
}

interface Waiting {
  shop: string
  go: () => void
}

/** A fair gate: first come first served, but a full shop lets the others pass. */
export class Gate {
  readonly #limits: GateLimits
  readonly #running = new Map<string, number>()
  #total = 0
  #queue: Waiting[] = []

  constructor(limits: GateLimits) {
    this.#limits = limits
  }

  /** Runs fn as soon as its shop and the whole have a place. */
  async run<T>(shop: string, fn: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.#queue.push({ shop, go })
      this.#admit()
    })
    try {
      return await fn()
    } finally {
      this.#total -= 1
      this.#running.set(shop, (this.#running.get(shop) ?? 1) - 1)
      if (this.#running.get(shop) === 0) this.#running.delete(shop)
      this.#admit()
    }
  }

  #admit(): void {
    const left: Waiting[] = []
    for (const one of this.#queue) {
      const own = this.#running.get(one.shop) ?? 0
      if (this.#total >= this.#limits.all || own >= this.#limits.perShop) {
        left.push(one)
        continue
      }
      this.#total += 1
      this.#running.set(one.shop, own + 1)
      one.go()
    }
    this.#queue = left
  }
}
