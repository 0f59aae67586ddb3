/** A network between two installations that does what networks do: it cuts, before or after the work was done, slows, doubles and holds back. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What happens to a request. TUNDA: it gets lost for the sender, and is delivered when `lepaskan` is called. PUTUS_TENGAH: the answer
 * begins, and breaks off. DIALIHKAN: it is told to ask elsewhere.
 */
export type Cuaca = 'BAIK' | 'PUTUS' | 'PUTUS_SESUDAH' | 'PUTUS_TENGAH' | 'DIALIHKAN' | 'LAMBAT' | 'GANDA' | 'TUNDA'

interface Surat {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Jawaban {
  status: number
  type: string
  body: Buffer
}

const isi = async (stream: IncomingMessage): Promise<Buffer> => {
  const bagian: Buffer[] = []
  for await (const satu of stream) bagian.push(satu as Buffer)
  return Buffer.concat(bagian)
}

/** One direction: whoever asks its address reaches the installation behind it, if the weather lets him. */
export class Jaringan {
  readonly #server: Server
  #tujuan: string
  readonly #ditahan: Surat[] = []
  /** What happens to the next requests, one each; then `cuaca`. */
  readonly antrean: Cuaca[] = []
  cuaca: Cuaca = 'BAIK'
  /** Bytes of the largest request that something on the way lets through, and what a larger one is answered. */
  muat = Number.POSITIVE_INFINITY
  tolakan: 408 | 413 = 413
  /** Bytes of the largest request that gets through in its time; what is larger is given up by who sends it. */
  sempat = Number.POSITIVE_INFINITY
  /** Requests that came through so far. */
  lewat = 0

  private constructor(tujuan: string) {
    this.#tujuan = tujuan
    this.#server = createServer((ask, answer) => void this.#terus(ask, answer).catch(() => ask.socket.destroy()))
  }

  static async open(tujuan: string): Promise<Jaringan> {
    const jaringan = new Jaringan(tujuan)
    await new Promise<void>((done) => jaringan.#server.listen(0, '127.0.0.1', done))
    return jaringan
  }

  get alamat(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** From now on another process answers behind it. */
  arahkan(tujuan: string): void {
    this.#tujuan = tujuan
  }

  async #sampaikan({ method, url, headers, body }: Surat): Promise<Jawaban> {
    this.lewat += 1
    const { connection: _, ...own } = headers
    const ke = request(new URL(url, this.#tujuan), { method, headers: own, agent: false })
    // Whoever answers may be killed while he does.
    ke.on('error', () => undefined).end(body)
    const [dari] = (await once(ke, 'response')) as [IncomingMessage]
    return { status: dari.statusCode ?? 0, type: dari.headers['content-type'] ?? '', body: await isi(dari) }
  }

  async #terus(ask: IncomingMessage, answer: ServerResponse): Promise<void> {
    const surat = { method: ask.method ?? '', url: ask.url ?? '', headers: ask.headers, body: await isi(ask) }
    if (surat.body.byteLength > this.muat) return void answer.writeHead(this.tolakan, { connection: 'close' }).end()
    if (surat.body.byteLength > this.sempat) return void ask.socket.destroy()
    const cuaca = this.antrean.shift() ?? this.cuaca
    if (cuaca === 'TUNDA') this.#ditahan.push(surat)
    if (cuaca === 'PUTUS' || cuaca === 'TUNDA') return void ask.socket.destroy()
    if (cuaca === 'DIALIHKAN') return void answer.writeHead(302, { location: '/', connection: 'close' }).end()
    if (cuaca === 'LAMBAT') await sleep(300)
    if (cuaca === 'GANDA') await this.#sampaikan(surat)
    const jawaban = await this.#sampaikan(surat)
    if (cuaca === 'PUTUS_SESUDAH') return void ask.socket.destroy()
    if (cuaca === 'PUTUS_TENGAH') {
      answer.writeHead(jawaban.status, { 'content-length': jawaban.body.byteLength + 1 })
      return void answer.write(jawaban.body, () => ask.socket.end())
    }
    answer.writeHead(jawaban.status, { 'content-type': jawaban.type, connection: 'close' }).end(jawaban.body)
  }

  /** What was held back arrives after all, the last first. */
  async lepaskan(): Promise<void> {
    for (const surat of this.#ditahan.splice(0).toReversed()) await this.#sampaikan(surat)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
