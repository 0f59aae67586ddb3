import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Asker, Gate, type Limit, limitsFor } from './gate.ts'

/** A gate for reports whose work ends when it is told to. */
const held = (limit: Limit, wait?: number) => {
  const gate = new Gate({ report: limit }, wait)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, more: Partial<Asker> = {}) =>
    gate.run('report', { shop: name.charAt(0), ...more }, async () => {
      log.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  /** Ends one piece of work and lets those behind it begin. */
  const end = async (name: string) => {
    ends.get(name)?.()
    await sleep(0)
  }
  return { gate, log, ask, end }
}

describe('the gate', () => {
  it('lets a full shop wait and the others pass, each in order', async () => {
    const { log, ask, end } = held({ perShop: 2, all: 3 })
    const running = Promise.all(['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name)))
    await sleep(0)
    expect(log).toEqual(['a1', 'a2', 'b1'])
    await end('a1')
    expect(log).toEqual(['a1', 'a2', 'b1', 'a3'])
    await end('a2')
    expect(log.at(-1)).toBe('b2')
    for (const name of ['a3', 'b1', 'b2']) await end(name)
    await running
  })

  it('gives the next place to the shop that has fewest, however many of others wait before it', async () => {
    const { log, ask, end } = held({ perShop: 2, all: 4 })
    const running = Promise.all(['a1', 'a2', 'b1', 'b2', 'a3', 'a4', 'b3', 'b4', 'c1', 'd1'].map((name) => ask(name)))
    await sleep(0)
    expect(log).toEqual(['a1', 'a2', 'b1', 'b2'])
    for (const name of ['a1', 'b1', 'a2', 'b2', 'c1', 'd1']) await end(name)
    expect(log.slice(4)).toEqual(['c1', 'd1', 'a3', 'b3', 'a4', 'b4'])
    for (const name of ['a3', 'b3', 'a4', 'b4']) await end(name)
    await running
  })

  it('gives the place back when the work fails', async () => {
    const gate = new Gate({ write: { perShop: 1, all: 1 } })
    const fails = gate.run('write', { shop: 'a' }, () => Promise.reject(new Error('rusak')))
    await expect(fails).rejects.toThrow('rusak')
    expect(await gate.run('write', { shop: 'a' }, async () => 7)).toBe(7)
  })

  it('refuses with a sentence whoever waited too long, and only him', async () => {
    const { log, ask, end } = held({ perShop: 1, all: 1 }, 30)
    const first = ask('a1')
    await expect(ask('a2')).rejects.toMatchObject({
      status: 503,
      message: 'Terlalu Banyak Laporan Dihitung Bersamaan, Silahkan Coba Lagi Sebentar Lagi',
    })
    const last = ask('a3')
    await end('a1')
    await end('a3')
    await Promise.all([first, last])
    expect(log).toEqual(['a1', 'a3'])
  })

  it('forgets who went away, whether he waited already or not', async () => {
    const { log, ask, end } = held({ perShop: 1, all: 1 })
    const gone = new AbortController()
    const first = ask('a1')
    const waiting = ask('a2', { signal: gone.signal })
    gone.abort()
    await expect(waiting).rejects.toThrow('aborted')
    await expect(ask('a3', { signal: gone.signal })).rejects.toThrow('aborted')
    await end('a1')
    await first
    expect(log).toEqual(['a1'])
  })

  it('gives those of one key one place among them, and the other places to others', async () => {
    const { log, ask, end } = held({ perShop: 3, all: 3 })
    const running = Promise.all([
      ask('a1', { key: 'k' }),
      ask('a2', { key: 'k' }),
      ask('a3', { key: 'k' }),
      ask('a4', { key: 'l' }),
      ask('a5'),
    ])
    await sleep(0)
    expect(log).toEqual(['a1', 'a4', 'a5'])
    await end('a1')
    expect(log.slice(3)).toEqual(['a2'])
    for (const name of ['a2', 'a3', 'a4', 'a5']) await end(name)
    await running
  })

  it('leaves of sixteen connections some to each kind, whatever the others take', () => {
    const { write, read, report, open } = limitsFor(16)
    expect([write, read, report, open]).toEqual([
      { perShop: 6, all: 10 },
      { perShop: 6, all: 10 },
      { perShop: 2, all: 4 },
      { perShop: 2, all: 4 },
    ])
    expect(limitsFor(2).report).toEqual({ perShop: 1, all: 1 })
  })
})
