/** How long closing waits when 50 users write without pause; beside the same closing with nobody else there. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { median, scratchDir, startProduct, stop } from './product.ts'

const WRITERS = 50
const ROUNDS = 3

const post = (address: string, path: string, token: string, body: object): Promise<Response> =>
  fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })

const login = async (address: string, user_id: string): Promise<string> => {
  const answer = await post(address, 'users/login', '', { user_id, password: 'kencana123' })
  const data = (await answer.json()) as { token: string }
  return data.token
}

/** One closing of an own scratch shop. @returns its milliseconds and how many writes were done around it */
const round = async (writers: number): Promise<{ ms: number; writes: number }> => {
  const dataDir = scratchDir()
  const product = await startProduct(dataDir)
  const { address } = product
  const writer = await login(address, 'gudang')
  const closer = await login(address, 'owner')
  let open = true
  let writes = 0
  const write = async (n: number) => {
    for (let i = 0; open; i += 1) {
      const answer = await post(address, 'gudang/add', writer, { kode_gudang: `G${n}.${i}`, nama_gudang: 'UKUR' })
      if (answer.status === 401) return
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      writes += 1
    }
  }
  const running = Array.from({ length: writers }, (_, n) => write(n))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const from = performance.now()
  const closed = await post(address, 'system/close', closer, { PROSES: 'close' })
  const ms = performance.now() - from
  open = false
  await Promise.all(running)
  if (closed.status !== 200) throw new Error(`closing: ${closed.status} ${await closed.text()}`)
  await stop(product)
  rmSync(dataDir, { recursive: true, force: true })
  return { ms, writes }
}

/** Prints medians of 3 closings each. */
export const benchCloser = async (): Promise<void> => {
  const alone: number[] = []
  const crowded: number[] = []
  let writes = 0
  for (let i = 0; i < ROUNDS; i += 1) {
    alone.push((await round(0)).ms)
    const one = await round(WRITERS)
    crowded.push(one.ms)
    writes += one.writes
  }
  console.log(`closing alone (limit)           ${median(alone).toFixed(0).padStart(6)} ms`)
  console.log(
    `closing against ${WRITERS} writers      ${median(crowded).toFixed(0).padStart(6)} ms   goal < 1000 (${writes} writes went through)`,
  )
}
