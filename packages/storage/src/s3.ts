/** Files in a bucket of S3 or of whatever speaks its language (MinIO, R2, Spaces). */
import { AwsClient } from 'aws4fetch'
import { type BlobStore, hashIn, pathOf, type StoredBlob, Turns } from './blob-store.ts'

/** How to reach a bucket. */
export interface S3Options {
  /** Host, bucket as the first part of the path, folder: https://s3.example.com/kencana/foto */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const TIMEOUT_MS = 20_000

/** One page of a bucket's content. */
interface Listing {
  Contents?: readonly { Key: string; LastModified: string }[]
  NextContinuationToken?: string
}

/** @throws Error when it is no listing, a page of a proxy in between for example */
const readListing = async (xml: string): Promise<Listing> => {
  // Only who keeps photos in a bucket needs it: it stays out of the memory of all others.
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
  const { ListBucketResult: listing } = parser.parse(xml, true) as { ListBucketResult?: Listing | '' }
  if (listing === undefined) throw new Error(`photo store answered no listing: ${xml.slice(0, 300)}`)
  // An element without content is read as an empty text.
  return listing === '' ? {} : listing
}

/** A BlobStore in a bucket. Requests are signed, bodies too, and tried again when the other side is busy. */
export class S3Store implements BlobStore {
  readonly #aws: AwsClient
  readonly #url: string
  readonly #turns = new Turns()

  constructor({ url, ...keys }: S3Options) {
    this.#aws = new AwsClient({ ...keys, service: 's3', retries: 3 })
    this.#url = url.replace(/\/+$/, '')
  }

  put(hash: string, bytes: Uint8Array): Promise<void> {
    const url = this.#at(hash)
    return this.#turns.run(async () => {
      // The name is the hash of the content, so the place itself can check that all of it arrived.
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'image/jpeg' }
      await this.#ask(url, { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer> })
    })
  }

  async get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await this.#ask(this.#at(hash), { method: 'GET' }, 404)
    return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer())
  }

  async has(hash: string): Promise<boolean> {
    return (await this.#ask(this.#at(hash), { method: 'HEAD' }, 404)).status !== 404
  }

  delete(hash: string, putBefore?: Date): Promise<boolean> {
    const url = this.#at(hash)
    return this.#turns.run(async () => {
      const head = await this.#ask(url, { method: 'HEAD' }, 404)
      if (head.status === 404) return false
      if (putBefore && !(new Date(head.headers.get('last-modified') ?? '') < putBefore)) return false
      await this.#ask(url, { method: 'DELETE' })
      return true
    })
  }

  async *list(): AsyncGenerator<StoredBlob> {
    const { origin, pathname } = new URL(this.#url)
    const [bucket = '', ...folder] = pathname.split('/').filter(Boolean)
    const prefix = folder.map((part) => `${decodeURIComponent(part)}/`).join('')
    for (let next: string | undefined = ''; next !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (next) query.set('continuation-token', next)
      const xml = await (await this.#ask(`${origin}/${bucket}?${query}`, { method: 'GET' })).text()
      const { Contents = [], NextContinuationToken } = await readListing(xml)
      for (const { Key, LastModified } of Contents) {
        const hash = hashIn(Key.slice(prefix.length))
        if (hash) yield { hash, putAt: new Date(LastModified) }
      }
      next = NextContinuationToken
    }
  }

  #at(hash: string): string {
    return `${this.#url}/${pathOf(hash)}`
  }

  async #ask(url: string, init: RequestInit, expected?: number): Promise<Response> {
    const answer = await this.#aws.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok || answer.status === expected) return answer
    const said = (await answer.text()).slice(0, 300)
    throw new Error(`photo store answered ${init.method} with ${answer.status}: ${said}`)
  }
}
