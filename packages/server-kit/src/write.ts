/** One write: key, day lock, session, right, day, handler, audit entry and stored answer in one transaction. */
import { createHmac } from 'node:crypto'
import type { Endpoint } from '@kencana/contract'
import { sql, type Tx } from '@kencana/database'
import { z } from 'zod'
import { denganBarcodeSendiri } from './barcode-lama.ts'
import { type JamRow, kolomJam, periksaJam } from './clock-guard.ts'
import type { AuditEntry, Buku, WriteContext } from './context.ts'
import { sebagai } from './public-write.ts'
import { Refusal, TOKO_BELUM_DITUTUP } from './refusal.ts'
import type { Deps, Route } from './route.ts'
import { checkAccess, checkOwnPassword, invalidToken, menusOf, toSesi } from './session.ts'
import type { Claims } from './token.ts'
import { tryAgain } from './try-again.ts'
import { writeContext } from './write-context.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Checks the form of an Idempotency-Key. @throws Refusal 400 */
export const checkKey = (key: unknown): string => {
  if (typeof key !== 'string' || key === '') throw new Refusal('invalid', 'Idempotency-Key Harus Diisi')
  if (!UUID.test(key)) throw new Refusal('invalid', 'Idempotency-Key Harus UUID')
  return key.toLowerCase()
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]))
}

/** Keyed, so that a stored hash says nothing about a password in the body. */
const bodyHash = (deps: Deps, wire: unknown): Buffer =>
  createHmac('sha256', deps.tokens.key)
    .update(JSON.stringify(canonical(wire)))
    .digest()

/** The input as checked and as it goes on the wire, so without what nobody asked for. */
const knownInput = ({ route, input }: WriteRequest): object => z.encode(route.endpoint.input, input) as object

interface StartRow extends JamRow {
  kunci_baru: boolean
  kunci_sama: boolean
  kunci_batal: boolean
  status: number | null
  jawaban: string | null
  sesi_sah: boolean
  ganti_password: boolean
  lihat: boolean
  boleh: boolean
  user_name: string
  level: string
  tgl_sesi: string
  tgl_system: string
  zona_waktu: string
  kode_laci: string
  pelaku: string
}

/** A write as it came in, checked as far as it can be without the database. */
export interface WriteRequest {
  route: Route
  claims: Claims
  input: unknown
  key: string | null
  /** What the route prepared before the transaction. */
  prepared: unknown
  /** Aborted when nobody waits for the answer any more; what has begun is done all the same. */
  gone: AbortSignal
}

/** The answer as it goes out. */
export interface Answer {
  status: number
  json: string
  replayed: boolean
  /** The shop's calendar date, for the answer's header. */
  hari_ini: string
}

const begin = async (deps: Deps, tx: Tx, request: WriteRequest, waktu: Date): Promise<StartRow> => {
  const { claims, route, key } = request
  const { endpoint } = route
  const row = await tx.one<StartRow>(sql`
    SELECT *, ${sebagai({ ...claims, waktu })} AS pelaku, ${kolomJam(claims.kode_toko)},
      laci_pegang(${claims.kode_toko}, ${claims.user_id}) AS kode_laci,
      (SELECT u.ganti_password FROM users u WHERE u.user_id = ${claims.user_id}) AS ganti_password FROM mulai_tulis(
      ${claims.sesi}, ${claims.user_id}, ${claims.kode_toko}, ${route.exclusive}, ${menusOf(endpoint.access)}::text[],
      ${endpoint.aksi}, ${key}, ${endpoint.path}, ${key === null ? null : bodyHash(deps, knownInput(request))}, ${waktu})`)
  if (!row) throw invalidToken(endpoint)
  // A closing ends its own session: its retry is told what it did, not that somebody else closed.
  const ownRetry = route.exclusive && !row.kunci_baru && row.kunci_sama && row.status !== null
  if (!row.sesi_sah && !ownRetry) throw invalidToken(endpoint)
  return row
}

const replay = (row: StartRow, hari_ini: string): Answer => {
  if (row.kunci_batal) throw new Refusal('conflict', 'Permintaan Ini Sudah Dibatalkan')
  if (!row.kunci_sama || row.status === null || row.jawaban === null)
    throw new Refusal('conflict', 'Data Sebelumnya Sudah Tersimpan, Silahkan Periksa Kembali')
  return { status: row.status, json: row.jawaban, replayed: true, hari_ini }
}

const PANJANG = 10_000

/** Passwords never reach the audit trail, and of a photo or an import only that there was one. */
const inputForAudit = (request: WriteRequest): object =>
  Object.fromEntries(
    Object.entries(knownInput(request))
      .filter(([name]) => !name.includes('password'))
      .map(([name, value]) => [
        name,
        typeof value === 'string' && value.length > PANJANG ? `(${value.length} huruf)` : value,
      ]),
  )

const finish = (tx: Tx, request: WriteRequest, buku: Buku, entries: AuditEntry[], json: string): void => {
  // Closing has written its own entry before it sealed the day; after the seal nothing may be added to it.
  const own = entries.length > 0 ? entries : [{ sesudah: inputForAudit(request) }]
  const rows = request.route.exclusive ? [] : own
  tx.last(sql`
    WITH catat AS (
      INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sebelum, sesudah)
      SELECT ${buku.kode_toko}, ${buku.tgl_system}, ${buku.waktu}, ${buku.user_id}, ${actionName(request.route.endpoint)},
        coalesce(e ->> 'dokumen', '-'), nullif(e -> 'sebelum', 'null'), nullif(e -> 'sesudah', 'null')
      FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) e
    )
    UPDATE idempotency SET status = 200, jawaban = ${json} WHERE user_id = ${buku.user_id} AND kunci = ${request.key}`)
}

/** An answer as it is kept for a retry: what is told once stays with nobody. */
const untukDisimpan = ({ sekali }: Endpoint, wire: unknown): string =>
  JSON.stringify(
    sekali.length === 0 ? wire : { ...(wire as object), ...Object.fromEntries(sekali.map((nama) => [nama, null])) },
  )

const actionName = (endpoint: Endpoint): string => `${endpoint.methods[0]} ${endpoint.path}`

const attempt = (deps: Deps, request: WriteRequest): Promise<Answer> =>
  deps.db.transaction(async (tx) => {
    const { route, claims } = request
    const { endpoint } = route
    const waktu = deps.clock.now()
    const row = await begin(deps, tx, request, waktu)
    checkOwnPassword(endpoint, row.ganti_password)
    checkAccess(endpoint, row.level, row)
    const sesi = toSesi(claims, row, deps.clock)
    if (!row.kunci_baru) return replay(row, sesi.hari_ini)
    // A session knows the day it was opened in: nothing it does may land in another one.
    if (row.tgl_sesi !== row.tgl_system) throw invalidToken(endpoint)
    // Who leaves, changes his password or answers a request enters nothing that the clock would date.
    if (!(endpoint.lateDay && endpoint.access === 'session')) periksaJam(deps, waktu, row, sesi.hari_ini)
    if (row.tgl_system < sesi.hari_ini && !endpoint.lateDay) throw new Refusal('rule', TOKO_BELUM_DITUTUP)
    const buku = { kode_toko: claims.kode_toko, tgl_system: row.tgl_system, user_id: claims.user_id, waktu }
    const entries: AuditEntry[] = []
    const { input, sebut } = await denganBarcodeSendiri(tx, sesi, endpoint, request.input)
    const draft = { endpoint, input }
    const ctx = writeContext(deps, { tx, waktu, sesi }, draft, entries)
    const handle = route.handle as (input: unknown, ctx: WriteContext, prepared: unknown) => Promise<unknown>
    const output = await handle(input, ctx, request.prepared).catch((error: unknown) => {
      throw sebut(error)
    })
    const wire = z.encode(endpoint.output, output)
    finish(tx, { ...request, input }, buku, entries, untukDisimpan(endpoint, wire))
    return { status: 200, json: JSON.stringify(wire), replayed: false, hari_ini: sesi.hari_ini }
  })

/** Runs a write in its shop's turn, a retry when its first is answered. */
export const runWrite = (deps: Deps, request: WriteRequest): Promise<Answer> => {
  const { claims, key, gone } = request
  const asker = { shop: claims.kode_toko, key: key === null ? undefined : `${claims.user_id} ${key}`, signal: gone }
  return deps.gate.run('write', asker, () => tryAgain(() => attempt(deps, request)))
}

/** Whether a key was used already: then the request is answered from it, and nothing is prepared or judged anew. */
export const keyIsKnown = async (deps: Deps, claims: Claims, key: string): Promise<boolean> =>
  (await deps.db.one(sql`SELECT 1 AS ada FROM idempotency WHERE user_id = ${claims.user_id} AND kunci = ${key}`)) !==
  undefined
