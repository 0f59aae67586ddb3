/** Calls the real server inside this process: for the demo loader, benches and tests. */
import { randomUUID } from 'node:crypto'
import { type Endpoint, fillPath, type InputOf, type OutputOf } from '@kencana/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'

/** An answer as it came over the wire. */
export interface Answered {
  status: number
  text: string
  /** The body as it came, for files. */
  bytes: Buffer
  json: unknown
  headers: Readonly<Record<string, unknown>>
}

/** A refused call: status and the sentence. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly status: number
  /** The request for somebody's agreement that the refusal left. */
  readonly minta: string | undefined

  constructor({ status, text, headers }: Answered) {
    super(text)
    this.status = status
    this.minta = headers['x-minta'] as string | undefined
  }
}

interface SendOptions {
  query?: Record<string, unknown>
  body?: unknown
  /** Idempotency-Key; a fresh one unless told, none when null. */
  key?: string | null
}

const parse = (text: string, type: unknown): unknown =>
  String(type).startsWith('application/json') ? JSON.parse(text) : undefined

/** One user's calls; `token` as given by login. */
export class Caller {
  readonly #app: FastifyInstance
  token: string

  constructor(app: FastifyInstance, token = '') {
    this.#app = app
    this.token = token
  }

  /** Sends anything anywhere below /api/v1/, right or wrong. */
  async send(method: string, path: string, { query, body, key }: SendOptions = {}): Promise<Answered> {
    const headers: Record<string, string> = {}
    if (this.token) headers['x-auth-token'] = this.token
    if (method !== 'GET' && key !== null) headers['idempotency-key'] = key ?? randomUUID()
    const request: InjectOptions = { method: method as 'GET', url: `/api/v1/${path}`, headers }
    if (query) request.query = query as Record<string, string>
    if (body !== undefined) request.payload = body as object
    const answer = await this.#app.inject(request)
    const text = answer.body
    return {
      status: answer.statusCode,
      text,
      bytes: answer.rawPayload,
      json: parse(text, answer.headers['content-type']),
      headers: answer.headers,
    }
  }

  /** Calls an endpoint with typed input and output. @throws CallRefused */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, key?: string): Promise<OutputOf<E>> {
    const wire = z.encode(endpoint.input, input) as Record<string, unknown>
    const { path, rest } = fillPath(endpoint.path, wire)
    const method = endpoint.methods[0]
    const options = method === 'GET' ? { query: rest } : { body: rest }
    const answer = await this.send(method, path, key === undefined ? options : { ...options, key })
    if (answer.status !== 200) throw new CallRefused(answer)
    return z.decode(endpoint.output, answer.json) as OutputOf<E>
  }
}
