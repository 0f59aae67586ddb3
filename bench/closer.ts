/** How long closing waits when 50 users write without pause; beside the same closing with nobody else there. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, login, withScratchChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { median } from './product.ts'

const WRITERS = 50
const GOAL_MS = 1000

const post = (address: string, path: string, token: string, body: object): Promise<Response> =>
  fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })

/** The owner in a shop. @returns the token */
const ownerIn = async (address: string, kode_toko: string): Promise<string> => {
  const answer = await post(address, 'users/pindah-toko', await login(address, 'OWNER'), { kode_toko })
  if (!answer.ok) throw new Error(`to ${kode_toko}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Writes until the day is closed under it or `isOpen` says no; tells each write that is done. */
const writer = async (address: string, token: string, name: string, isOpen: () => boolean, done: () => void) => {
  for (let n = 0; isOpen(); n += 1) {
    const answer = await post(address, 'gudang/add', token, { kode_gudang: `${name}.${n}`, nama_gudang: 'UKUR' })
    const text = await answer.text()
    if (answer.status === 401) return
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
    done()
  }
}

/** Closes the nth shop of the chain, once, when its writers are at it. @returns milliseconds */
const closing = async (chain: Chain, n: number, writers: number, headStartMs: number): Promise<number> => {
  const { address } = chain.server
  const owner = await ownerIn(address, kodeToko(n))
  let open = true
  let begun: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    begun = resolve
  })
  const names = Array.from({ length: writers }, (_, w) => `S${n}W${w}`)
  const isOpen = () => open
  const running = Promise.all(names.map((name) => writer(address, chain.tokens[n - 1] ?? '', name, isOpen, begun)))
  if (writers > 0) await Promise.race([first, running])
  await sleep(headStartMs)
  const from = performance.now()
  const closed = await post(address, 'system/close', owner, { PROSES: 'close' })
  const ms = performance.now() - from
  open = false
  await running
  if (closed.status !== 200) throw new Error(`closing: ${closed.status} ${await closed.text()}`)
  return ms
}

const measure = ({ size, quick }: Run): Promise<Figure[]> => {
  const [rounds, headStartMs] = quick ? [1, 200] : [3, 1000]
  // A shop is closed once a day: two for each round.
  const shops = { ...size, name: 'closer', toko: 2 * rounds }
  return withScratchChain(shops, shops.toko, async (chain) => {
    const alone: number[] = []
    const crowded: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await closing(chain, 2 * round + 1, 0, 0))
      crowded.push(await closing(chain, 2 * round + 2, WRITERS, headStartMs))
    }
    return [
      {
        name: `closing while ${WRITERS} users write without pause`,
        value: median(crowded),
        unit: 'ms',
        bare: median(alone),
        goal: { max: GOAL_MS },
      },
    ]
  })
}

/** Medians of 3 closings each. */
export const closer: Bench = { name: 'closer', about: 'closing a shop beside its writers', sizes: [], measure }
