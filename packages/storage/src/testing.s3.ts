/** A tiny bucket for tests. It computes every signature by itself and refuses what does not match. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  bytes: Buffer
  at: Date
}

const hex = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature version 4, written from its description and not from the client under test. */
const signatureOf = (request: IncomingMessage, secret: string, scope: string, signed: string): string => {
  const [date = '', region = '', service = ''] = scope.split('/').slice(1)
  const url = new URL(request.url ?? '/', 'http://bucket')
  const header = (name: string) => String(request.headers[name] ?? '')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const headers = signed.split(';').map((name) => `${name}:${header(name)}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, header('x-amz-content-sha256')]
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), `${date}/${region}/${service}/aws4_request`]
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), 'aws4_request')
  return hmac(key, [...toSign, hex(canonical.join('\n'))].join('\n')).toString('hex')
}

// Such a mark has to be escaped in XML and in an address, and comes back as it was.
const markOf = (at: number): string => `<${at}&+/=>`
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A bucket over HTTP on this machine. */
export class TestBucket {
  readonly kept = new Map<string, Kept>()
  readonly #server: Server
  readonly #secret: string
  /** Answers 503 this many times before it works. */
  busy = 0
  /** Answered instead of a listing. */
  answerToList: string | undefined
  /** Names per page of a listing. */
  pageSize = 2

  constructor(secret: string) {
    this.#secret = secret
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body = '', headers = {} }) =>
        response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body),
      )
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string | Buffer; headers?: Record<string, string> }> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (this.busy > 0) {
      this.busy -= 1
      return { status: 503 }
    }
    const auth = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(request.headers.authorization ?? '')
    const [, scope = '', signed = '', signature] = auth ?? []
    if (!signature || signature !== signatureOf(request, this.#secret, scope, signed))
      return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
    const url = new URL(request.url ?? '/', 'http://bucket')
    if (url.searchParams.has('list-type'))
      return { status: 200, body: this.answerToList ?? this.#list(url.searchParams) }
    const found = this.kept.get(url.pathname)
    if (request.method === 'PUT') {
      if (request.headers['x-amz-content-sha256'] !== hex(body))
        return { status: 400, body: 'XAmzContentSHA256Mismatch' }
      this.kept.set(url.pathname, { bytes: body, at: new Date() })
      return { status: 200 }
    }
    if (!found) return { status: 404 }
    if (request.method === 'DELETE') this.kept.delete(url.pathname)
    return { status: 200, body: found.bytes, headers: { 'last-modified': found.at.toUTCString() } }
  }

  #list(query: URLSearchParams): string {
    const prefix = `/kencana/${query.get('prefix')}`
    const mark = query.get('continuation-token')
    const from = mark === null ? 0 : Number(/^<(\d+)&\+\/=>$/.exec(mark)?.[1])
    const all = [...this.kept].filter(([path]) => path.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const contents = all.slice(from, from + this.pageSize).map(([path, { at }]) => {
      const key = path.slice('/kencana/'.length)
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`
    })
    const next = from + this.pageSize
    const more = next < all.length ? `<NextContinuationToken>${escapeXml(markOf(next))}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><KeyCount>${contents.length}</KeyCount>${contents.join('')}${more}</ListBucketResult>`
  }
}
