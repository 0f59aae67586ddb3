/** A load of HTTP requests that costs little itself: kept connections, requests written as text, no parsing of bodies. */
import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** What a run of requests came to. */
export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  requests: number
}

interface Length {
  seconds: number
  /** Seconds before anything is counted. */
  warmUp: number
}

interface WorkOptions extends Length {
  address: string
  clients: number
  /** What a client does again and again on its connection. */
  work: (line: Line, client: number) => Promise<void>
}

interface LoadOptions extends Length {
  address: string
  /** One token per client. */
  tokens: readonly string[]
  /** Path and query of the next request of a client. */
  next: (client: number) => string
}

/** An answer, whatever it is. */
interface Said {
  status: number
  headers: string
  body: string
}

const END = Buffer.from('\r\n\r\n')

/** One kept connection that asks one question at a time. */
export class Line {
  readonly #socket: Socket
  readonly #address: string
  #buffer: Buffer = Buffer.alloc(0)
  #done: ((said: Said) => void) | undefined
  #failed: (error: Error) => void = () => undefined

  constructor(socket: Socket, address: string) {
    this.#socket = socket
    this.#address = address
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', (error) => this.#failed(error))
    socket.on('close', () => this.#failed(new Error('connection closed')))
  }

  #say(text: string): Promise<Said> {
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
      this.#socket.write(text)
    })
  }

  /** @returns the body @throws Error for whatever is not answered with 200 */
  async get(path: string, token: string): Promise<string> {
    const { status, headers, body } = await this.#say(requestText(this.#address, path, token))
    if (status !== 200) throw new Error(`${headers.split('\r\n')[0]}: ${body.slice(0, 200)}`)
    return body
  }

  /** A write under a key of its own. */
  post(path: string, token: string, input: object): Promise<Said> {
    const body = JSON.stringify(input)
    const host = new URL(this.#address).host
    return this.#say(
      `POST /api/v1/${path} HTTP/1.1\r\nhost: ${host}\r\nx-auth-token: ${token}\r\nidempotency-key: ${randomUUID()}\r\n` +
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
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
    this.#done?.({ status: Number(headers.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), headers, body })
  }
}

/** A new connection. */
export const openLine = (address: string): Promise<Line> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(new Line(socket, address)))
    socket.once('error', reject)
  })

const requestText = (address: string, path: string, token: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\nx-auth-token: ${token}\r\naccept: application/json\r\n\r\n`

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

/** Every client works without a pause, each piece of work timed. */
export const runWork = async ({ address, clients, work, seconds, warmUp }: WorkOptions): Promise<Load> => {
  const times: number[] = []
  const begin = performance.now()
  const from = begin + warmUp * 1000
  const until = from + seconds * 1000
  const client = async (_: unknown, index: number) => {
    const line = await openLine(address)
    for (let at = performance.now(); at < until; ) {
      await work(line, index)
      const now = performance.now()
      if (at >= from) times.push(now - at)
      at = now
    }
    line.end()
  }
  await Promise.all(Array.from({ length: clients }, client))
  const sorted = Float64Array.from(times).toSorted()
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
  return { perSecond: times.length / seconds, p50, p99, requests: times.length }
}

/** Every client asks as soon as it has its answer. Whatever is not answered with 200 ends the run. */
export const runLoad = ({ tokens, next, ...rest }: LoadOptions): Promise<Load> =>
  runWork({
    ...rest,
    clients: tokens.length,
    work: async (line, client) => void (await line.get(next(client), tokens[client] ?? '')),
  })

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
  const line = await openLine(address)
  const body = await line.get(path, token)
  line.end()
  return body
}
