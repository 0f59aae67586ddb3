/** The client of the contract: one call, its key, its guard, its errors. */
import { type Endpoint, fillPath, type InputOf, type OutputOf } from '@kencana/contract'
import { z } from 'zod'
import { keepPlace } from '../session/kembali.ts'
import { endSession, getSession, noteServerTime } from '../session/session.ts'
import { withAgreement } from './agreement.ts'
import { ApiError, errorOf, showSlow } from './errors.ts'
import { burnt, keyFor, settleKey } from './keys.ts'

const BASE = '/api/v1/'
/** A guarded call that takes longer shows 'Gagal Terhubung Ke Server' (specification, section 9). */
const GUARD = 5_000
/** Writes, reports and exports may take longer before they count as lost. */
const PATIENCE = 60_000

export interface CallOptions {
  /** The key of a draft; without it the client keeps one per submit. */
  key?: string
  /** false for reports and exports, which may take longer than 5 s. Writes are never guarded: their outcome matters. */
  guarded?: boolean
  signal?: AbortSignal
}

interface Wire {
  method: string
  url: string
  body: string | undefined
  /** Said when the answer of a failure says nothing. */
  gagal?: string | undefined
}

const queryOf = (rest: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

// What the contract refuses is told as the server would tell it.
const encoded = (endpoint: Endpoint, input: unknown): Record<string, unknown> => {
  const wire = z.safeEncode(endpoint.input, input)
  if (!wire.success) throw new ApiError('refused', 400, wire.error.issues[0]?.message ?? 'Data Tidak Sesuai')
  return wire.data as Record<string, unknown>
}

const toWire = (endpoint: Endpoint, input: unknown): Wire => {
  const method = endpoint.methods[0]
  const { path, rest } = fillPath(endpoint.path, encoded(endpoint, input))
  const { gagal } = endpoint
  if (method === 'GET') return { method, url: `${BASE}${path}${queryOf(rest)}`, body: undefined, gagal }
  return { method, url: `${BASE}${path}`, body: JSON.stringify(rest), gagal }
}

/** The session is over (revoked, expired, closed elsewhere): forget it and start again at the login. */
const leave = (): void => {
  const { user } = getSession()
  if (user) keepPlace(user)
  endSession()
  location.replace('/')
}

const headersOf = (wire: Wire, key: string | undefined): Record<string, string> => {
  const token = getSession().user?.token
  return {
    ...(wire.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { 'x-auth-token': token } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
}

const send = async (wire: Wire, key: string | undefined, limit: number, signal?: AbortSignal): Promise<string> => {
  const clock = AbortSignal.timeout(limit)
  let response: Response
  let body: string
  try {
    response = await fetch(wire.url, {
      method: wire.method,
      headers: headersOf(wire, key),
      body: wire.body,
      signal: signal ? AbortSignal.any([clock, signal]) : clock,
      cache: 'no-store',
    })
    body = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw clock.aborted
      ? new ApiError('timeout', 0, 'Koneksi bermasalah..')
      : new ApiError('offline', 0, 'Koneksi Bermasalah')
  }
  noteServerTime(response.headers.get('x-hari-ini'), response.headers.get('x-waktu'))
  // A gateway without a server behind it answers, but not for the server.
  if (response.status === 502 || response.status === 504)
    throw new ApiError('offline', response.status, 'Koneksi Bermasalah')
  if (!response.ok) throw errorOf(response.status, body, wire.gagal, response.headers.get('x-minta') ?? undefined)
  return body
}

const read = async (endpoint: Endpoint, input: unknown, options: CallOptions): Promise<string> => {
  const guarded = options.guarded ?? true
  try {
    return await send(toWire(endpoint, input), undefined, guarded ? GUARD : PATIENCE, options.signal)
  } catch (error) {
    if (guarded && error instanceof ApiError && error.failure === 'timeout') void showSlow()
    throw error
  }
}

/**
 * Reads an endpoint that answers with a file. The browser keeps it as its headers say.
 * @throws ApiError
 */
export const callFile = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const wire = toWire(endpoint, input)
  const response = await fetch(wire.url, { headers: headersOf(wire, undefined), signal: signal ?? null })
  if (!response.ok) throw errorOf(response.status, await response.text(), wire.gagal)
  return response.blob()
}

/** The earlier submit had been done after all: nothing new is sent until the person has looked. */
const alreadyDone = (): ApiError =>
  new ApiError('refused', 409, 'Data Sebelumnya Sudah Tersimpan, Silahkan Periksa Kembali')

/**
 * Burns the key of a submit whose outcome is unknown, so that a late first request is refused.
 * @throws ApiError when that submit had been done
 */
export const burnKey = async (key: string): Promise<void> => {
  const wire = { method: 'POST', url: `${BASE}idempotency/${key}/batal`, body: '{}' }
  const { status } = JSON.parse(await send(wire, undefined, PATIENCE)) as { status: 'SELESAI' | 'BATAL' }
  if (status === 'SELESAI') throw alreadyDone()
}

const write = async (endpoint: Endpoint, input: unknown, options: CallOptions): Promise<string> => {
  const wire = toWire(endpoint, input)
  if (endpoint.keyless) return send(wire, undefined, PATIENCE, options.signal)
  if (options.key) return send(wire, options.key, PATIENCE, options.signal)
  const place = `${wire.method} ${wire.url}`
  const { key, burn } = keyFor(place, wire.body ?? '')
  try {
    if (burn) await burnKey(burn)
    burnt(place)
    const body = await send(wire, key, PATIENCE, options.signal)
    settleKey(place)
    return body
  } catch (error) {
    // A refusal rolled everything back, the key included; only an unknown outcome keeps it.
    if (error instanceof ApiError && !error.uncertain) settleKey(place)
    throw error
  }
}

/** A write whose draft may need somebody's agreement asks for it by itself. */
const writeAgreed = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<string> => {
  const draft = input as { otorisasi?: string | null }
  if (draft.otorisasi) return write(endpoint, input, options)
  const { method, url, body } = toWire(endpoint, input)
  return withAgreement(`${method} ${url} ${body}`, (otorisasi) => write(endpoint, { ...draft, otorisasi }, options))
}

/** Heard on the window whenever the server refuses a call for want of a right. */
export const DENIED = 'kencana-akses-ditolak'

/**
 * Calls an endpoint of the contract: measures are encoded on the way out and branded on the way in.
 * @throws ApiError
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  try {
    const body =
      endpoint.effect === 'read' ? await read(endpoint, input, options) : await writeAgreed(endpoint, input, options)
    return z.decode(endpoint.output, JSON.parse(body)) as OutputOf<E>
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'session' && getSession().user) leave()
    // Rights were taken meanwhile, perhaps: the shell asks for the menu anew.
    if (error instanceof ApiError && error.status === 403) window.dispatchEvent(new Event(DENIED))
    throw error
  }
}
