/** route(): the only way in. It binds an endpoint of the contract to its handler. */

import {
  type Dokumen,
  type Effect,
  type Endpoint,
  type InputOf,
  jenisBerkas,
  type Menu,
  type OutputOf,
  pathParams,
} from '@kencana/contract'
import type { Database, Sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import type { BlobStore } from '@kencana/storage'
import type { z } from 'zod'
import type { Clock } from './clock.ts'
import type { ReadContext, Sesi, WriteContext } from './context.ts'
import type { Gate } from './gate.ts'
import type { Pengirim } from './layanan.ts'
import type { TokenSigner } from './token.ts'

/** What every request needs from the installation. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: TokenSigner
  readonly gate: Gate
  /** Photos. */
  readonly blob: BlobStore
}

/** A handler's world before anybody is logged in. */
export interface PublicContext extends Deps {
  readonly waktu: Date
  /** Name of the browser, as it says itself. */
  readonly perangkat: string
  /** Network address of who asks; that of the proxy's client where a proxy is trusted. */
  readonly alamat: string
}

/** A handler's world when another installation asks. */
export interface ServiceContext extends Omit<PublicContext, 'perangkat'> {
  /** Who asks, as its secret says. */
  readonly pengirim: Pengirim
}

type ContextOf<E extends Effect> = E extends 'write' ? WriteContext : ReadContext

/** An endpoint with its handler, ready to be registered. */
export interface Route {
  readonly endpoint: Endpoint
  readonly params: readonly string[]
  readonly exclusive: boolean
  /** Most bytes of its body, where the usual 2 MB are too few. */
  readonly bodyLimit?: number
  readonly before?: (input: never, deps: Deps, sesi: Sesi) => Promise<unknown>
  readonly beforeIf?: (input: never) => boolean
  readonly handle?: (input: never, ctx: never, prepared: never) => Promise<unknown>
  readonly handlePublic?: (input: never, ctx: PublicContext) => Promise<unknown>
  readonly handleService?: (input: never, ctx: ServiceContext) => Promise<unknown>
  /** How often one address may call it in a minute; of an open write without it as often as it may try to log in. */
  readonly perMinute?: number
  readonly perKey?: PerKey
}

/** How often one address may ask of one thing that its address names: several behind one address do not count for each other. */
interface PerKey {
  /** The parameter of the path that names it. */
  param: string
  perMinute: number
}

interface RouteOptions<I, B> {
  /** The write takes the shop's lock alone (closing). */
  exclusive?: boolean
  /** Most bytes of its body, where the usual 2 MB are too few: ISI_FOTO for a photo. */
  bodyLimit?: number
  /** Done before the transaction of a write and outside of it, so that a refusal cannot undo it; its answer is handed on. */
  before?: (input: I, deps: Deps, sesi: Sesi) => Promise<B>
  /** Whether there is anything to do before it; where there is not, nobody asks who it is for twice, and nothing is handed on. */
  beforeIf?: (input: I) => boolean
}

/** Binds an endpoint that needs a session. Writes run inside one transaction under the shop's day lock. */
export const route = <I extends z.ZodType, O extends z.ZodType, E extends Effect, B = undefined>(
  endpoint: Endpoint<I, O, E>,
  handler: (input: InputOf<Endpoint<I, O, E>>, ctx: ContextOf<E>, prepared: B) => Promise<OutputOf<Endpoint<I, O, E>>>,
  { exclusive = false, bodyLimit, before, beforeIf }: RouteOptions<InputOf<Endpoint<I, O, E>>, B> = {},
): Route => {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: bind it with publicRoute`)
  if (endpoint.access === 'service') throw new Error(`${endpoint.path} is for installations: bind it with serviceRoute`)
  if (jenisBerkas(endpoint.output) && (endpoint.effect !== 'read' || endpoint.methods.join() !== 'GET'))
    throw new Error(`${endpoint.path} answers with a file: it must be a read by GET`)
  return {
    endpoint,
    params: pathParams(endpoint.path),
    exclusive,
    handle: handler,
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(before ? { before } : {}),
    ...(beforeIf ? { beforeIf } : {}),
  }
}

/**
 * Binds an endpoint that is open without login; its handler makes its own transactions.
 * @param perMinute how often one address may call it; an open write without it as often as it may try to log in
 * @param perKey how often it may of each thing by itself, besides
 */
export const publicRoute = <I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: InputOf<Endpoint<I, O>>, ctx: PublicContext) => Promise<OutputOf<Endpoint<I, O>>>,
  perMinute?: number,
  perKey?: PerKey,
): Route => {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: bind it with route`)
  const limit = perMinute === undefined ? {} : { perMinute }
  const each = perKey === undefined ? {} : { perKey }
  return { endpoint, params: pathParams(endpoint.path), exclusive: false, handlePublic: handler, ...limit, ...each }
}

/** Times that one address may ask in a minute as an installation: a slow line that catches up, and no more. */
const LAYANAN_SEMENIT = 1_200

/** Binds an endpoint that other installations call by the secret of their link; its handler makes its own transactions. */
export const serviceRoute = <I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: InputOf<Endpoint<I, O>>, ctx: ServiceContext) => Promise<OutputOf<Endpoint<I, O>>>,
  { bodyLimit }: { bodyLimit?: number } = {},
): Route => {
  if (endpoint.access !== 'service') throw new Error(`${endpoint.path} is not for installations: bind it with route`)
  const own = { params: pathParams(endpoint.path), exclusive: false, perMinute: LAYANAN_SEMENIT }
  return { endpoint, ...own, handleService: handler, ...(bodyLimit ? { bodyLimit } : {}) }
}

/** How much of something is open, and what its row says besides: one of these. */
export interface Terbuka {
  readonly jumlah: number
  /** Since when the oldest waits, ISO. */
  readonly sejak?: string | null
  /** The day of the oldest, where it was to be done by a day. */
  readonly hari?: string | null
  readonly pcs?: number
  readonly berat?: Mg
}

/** Something open in a shop: counted before its day closes, and on the dashboard. */
export interface Hitungan {
  /** A matter of the day's end: it is named before closing, not all day long. */
  readonly saatTutup?: true
  readonly nama: string
  /** Screen on which it is settled. */
  readonly path: string
  /** Of these screens one is open as well to whom it is told, where that one shows it by their right. */
  readonly juga?: readonly string[]
  /** How that screen is opened, where its list has to be narrowed down. */
  readonly search?: Readonly<Record<string, string>>
  /** By one read. */
  readonly jumlah: (db: ReadContext['db'], kode_toko: string) => Promise<number | Terbuka>
  /** What it was to be done by is over: the day of the oldest stands there in red. */
  readonly lewat?: true
  /** What whoever closes the day all the same is told, where it is no document that waits for its validation. */
  readonly kalimat?: string
}

/** Something that owners are warned of, read from what happened. */
export interface Alarm {
  /** Its name for ever: ticks refer to it. */
  readonly kode: string
  readonly judul: string
  /** MERAH: look at it today. KUNING: something to know. */
  readonly berat: 'MERAH' | 'KUNING'
  /** Screen on which it is looked into. */
  readonly path: Menu
  /**
   * SELECT of what happened after `sejak` (at most thirty days before `kini`), by an index: kunci (names it for ever), kode_toko,
   * waktu, user_id, dokumen, isi (one sentence). It takes all shops.
   */
  readonly baris: (sejak: Date, kini: Date) => Sql
}

/** What a feature brings to the server. */
export interface Feature {
  readonly routes: readonly Route[]
  /** Every kind of document it writes: numbers, tables and audit are held against them. */
  readonly dokumen?: readonly Dokumen[]
  /** Open documents that block closing. */
  readonly penghalang?: readonly Hitungan[]
  /** Open things that are only listed in the close dialog. */
  readonly terbuka?: readonly Hitungan[]
  /** What it books with the last of a shop's day, before that is sealed: what blocks closing has been looked at. */
  readonly sebelumTutup?: (ctx: WriteContext) => Promise<unknown>
  /** What it warns owners of. */
  readonly alarm?: readonly Alarm[]
}
