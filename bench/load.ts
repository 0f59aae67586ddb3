/** A load of HTTP requests that costs little itself: kept connections, requests written as text, no parsing of bodies. */
import { connect, type Socket } from 'node:net'

/** What a run of requests came to. */
export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  requests: number
}

interface LoadOptions {
  address: string
  /** One token per client. */
  tokens: readonly string[]
  /** Path and query of the next request of a client. */
  next: (client: number) => string
  seconds: number
  /** Seconds before anything is counted. */
  warmUp: number
}

const END = Buffer.from('\r\n\r\n')

/** One kept connection that asks one question at a time. */
class Line {
  readonly #socket: Socket
  #buffer: Buffer = Buffer.alloc(0)
  #done: ((body: string) => void) | undefined
  #failed: (error: Error) => void = () => undefined

  constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', (error) => this.#failed(error))
    socket.on('close', () => this.#failed(new Error('connection closed')))
  }

  ask(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
      this.#socket.write(text)
    })
  }

  end(): void {
    this.#failed = () => undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk])
    const head = this.#buffer.indexOf(END)
    if (head < 0) return
    const headers = this.#buffer.toString('latin1', 0, head)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1])
    if (this.#buffer.length < head + 4 + length) return
    const body = this.#buffer.toString('utf8', head + 4)
    this.#buffer = Buffer.alloc(0)
    if (headers.startsWith('HTTP/1.1 200')) this.#done?.(body)
    else this.#failed(new Error(`${headers.split('\r\n')[0]}: ${body.slice(0, 200)}`))
  }
}

const open = (address: string): Promise<Line> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(new Line(socket)))
    socket.once('error', reject)
  })

const requestText = (address: string, path: string, token: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\nx-auth-token: ${token}\r\naccept: application/json\r\n\r\n`

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

/** Every client asks as soon as it has its answer. Whatever is not answered with 200 ends the run. */
export const runLoad = async ({ address, tokens, next, seconds, warmUp }: LoadOptions): Promise<Load> => {
  const times: number[] = []
  const begin = performance.now()
  const from = begin + warmUp * 1000
  const until = from + seconds * 1000
  const client = async (token: string, index: number) => {
    const line = await open(address)
    for (let at = performance.now(); at < until; ) {
      await line.ask(requestText(address, next(index), token))
      const now = performance.now()
      if (at >= from) times.push(now - at)
      at = now
    }
    line.end()
  }
  await Promise.all(tokens.map(client))
  const sorted = Float64Array.from(times).toSorted()
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
  return { perSecond: times.length / seconds, p50, p99, requests: times.length }
}

/** How long a load lasts, in seconds, and how often it is tried; the shortest says only that it works. */
export const effort = (quick: boolean): { rounds: number; seconds: number; warmUp: number } =>
  quick ? { rounds: 1, seconds: 0.2, warmUp: 0 } : { rounds: 4, seconds: 4, warmUp: 2 }

/** The best of some rounds: what else the machine does can only make one slower. */
const bestOf = (loads: readonly Load[]): Load => {
  const [best] = loads.toSorted((a, b) => b.perSecond - a.perSecond)
  if (!best) throw new Error('no round')
  return best
}

/** The best rounds of two loads that take turns, so that both meet the same machine. */
export const inTurns = async (
  rounds: number,
  loads: { ours: () => Promise<Load>; bare: () => Promise<Load> },
): Promise<{ ours: Load; bare: Load }> => {
  const ours: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await loads.ours())
    bare.push(await loads.bare())
  }
  return { ours: bestOf(ours), bare: bestOf(bare) }
}

/** Asks once and gives back the body. */
export const askOnce = async (address: string, path: string, token: string): Promise<string> => {
  const line = await open(address)
  const body = await line.ask(requestText(address, path, token))
  line.end()
  return body
}
