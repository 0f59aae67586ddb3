/** endpoint(): the single source for path, method, right, input and output of one call. */
import type { z } from 'zod'
import type { Aksi, Menu } from './menu.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call:
 * - `public`: without login (login, health, first set-up)
 * - `service`: another installation of the chain, by the secret that the two share; no user and no browser
 * - `session`: any logged-in user (lookups, logout, change-password, authorization, cetak, burning a key)
 * - `OWN/SU`, `OWN`: by level
 * - menu routes: OWN and SU pass, others need at least one of them in their menu; a write names its action there too
 */
export type Access = 'public' | 'service' | 'session' | 'OWN/SU' | 'OWN' | readonly Menu[]

export type Effect = 'read' | 'write'

/** What a call costs the server: reports read much, so they have few places of their own (docs/adr/0034). */
export type Work = Effect | 'report'

/** What follows from the fields of a call as they came, and takes their place. */
export type Implied = (wire: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** What one call is, for server, browser and documentation alike. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, E extends Effect = Effect> {
  /** Every method that answers here; the browser uses the first. */
  readonly methods: readonly [Method, ...Method[]]
  /** Path below /api/v1/ with `{names}` taken from the input. */
  readonly path: string
  readonly summary: string
  /** Only writes take the day lock, the idempotency key, the audit entry and the late-day refusal. */
  readonly effect: E
  /** What it costs, as it follows from what it is. */
  readonly work: Work
  readonly access: Access
  /** What of a menu a write does: a right of its own. Null for reads and for what is open by level or session. */
  readonly aksi: string | null
  /** A write that works while the shop's date is behind today. */
  readonly lateDay: boolean
  /** It answers also who has to choose his own password first. */
  readonly firstLogin: boolean
  /** A write without Idempotency-Key: only where a repeat changes nothing, or no user is known yet. */
  readonly keyless: boolean
  /** It changes what the head office owns: nobody may where the shop follows one. */
  readonly milikPusat: boolean
  /** Fields of the answer that are told once: kept for nobody, so a retry of the same request is told null. */
  readonly sekali: readonly string[]
  /** Its handler judges what nobody enters by itself. */
  readonly judged: boolean
  /** It takes the rows of a sheet, as `baris`: its handler judges them one by one, cell by cell, and says of which row it speaks. */
  readonly perBaris: boolean
  /** Other names under which a field may arrive: {tgl_from: 'tgl_awal'}. */
  readonly alias: Readonly<Record<string, string>>
  /** The field that a body stands for which is a bare list, as clients of before send it. */
  readonly daftar?: string
  /** Fields that follow from others where nobody said them: a sales person asks for the kind of rows that knows sales persons. */
  readonly implied?: Implied
  /** What the person reads when the call failed and the server said nothing (specification, section 8). */
  readonly gagal?: string
  readonly input: I
  readonly output: O
}

/** Input as the caller holds it (measures branded). */
export type InputOf<E extends Endpoint> = z.output<E['input']>
/** Output as the caller holds it (measures branded). */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Fields of an answer that may be null. */
type BolehNull<O extends z.ZodType> = {
  [K in keyof z.output<O>]: null extends z.output<O>[K] ? K : never
}[keyof z.output<O>] &
  string

interface EndpointOptions<I extends z.ZodType, O extends z.ZodType, E extends Effect, A extends Access> {
  method: Method | readonly [Method, ...Method[]]
  path: string
  summary: string
  effect: E
  access: A
  lateDay?: boolean
  firstLogin?: boolean
  keyless?: boolean
  sekali?: readonly BolehNull<O>[]
  judged?: boolean
  perBaris?: boolean
  milikPusat?: boolean
  alias?: Readonly<Record<string, string>>
  daftar?: string
  implied?: Implied
  gagal?: string
  input: I
  output: O
}

/** A write under a menu right names one of its actions, one that each of its menus has. */
type Named<E extends Effect, A extends Access> = [E, A] extends ['write', readonly (infer M extends Menu)[]]
  ? { aksi: Aksi<M> }
  : { aksi?: null }

/** Words of paths that read whole books or sheets: reports under other names, exports, audits, trials of an import. */
const MUCH = /(^|\/)(reports?|export|audit|impor)(\/|-|$)/

/** Declares one call. Path, method and texts come from the specification, odd ones included. */
export const endpoint = <I extends z.ZodType, O extends z.ZodType, const E extends Effect, const A extends Access>(
  options: EndpointOptions<I, O, E, A> & Named<E, A>,
): Endpoint<I, O, E> => ({
  ...options,
  work: options.effect === 'read' && MUCH.test(options.path) ? 'report' : options.effect,
  aksi: options.aksi ?? null,
  methods: typeof options.method === 'string' ? [options.method] : options.method,
  lateDay: options.lateDay ?? false,
  firstLogin: options.firstLogin ?? false,
  keyless: options.keyless ?? false,
  sekali: options.sekali ?? [],
  judged: options.judged ?? false,
  perBaris: options.perBaris ?? false,
  milikPusat: options.milikPusat ?? false,
  alias: options.alias ?? {},
})

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The `{names}` in a path, in order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/**
 * Fills the `{names}` of a path from the input as it goes on the wire.
 * @returns the path and what of the input remains for query or body
 */
export const fillPath = (
  path: string,
  wire: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } => {
  const params = pathParams(path)
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(wire[name]))),
    rest: Object.fromEntries(Object.entries(wire).filter(([name]) => !params.includes(name))),
  }
}
