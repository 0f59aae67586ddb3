/** Puts routes behind HTTP: token, input, handler, answer, and refusals as plain text. */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Berkas, type Endpoint, pesanIsian } from '@kencana/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { denganBarcodeSendiri } from './barcode-lama.ts'
import type { ReadContext, Sesi } from './context.ts'
import { encodeText } from './encode.ts'
import { checkEntered } from './entered.ts'
import { answerError, TERLALU_SERING } from './errors.ts'
import { bacaKunci, type PembacaKunci, samarkan } from './kunci-baca.ts'
import { bacaPengirim, type Pengirim } from './layanan.ts'
import { Refusal } from './refusal.ts'
import type { Deps, Feature, Route } from './route.ts'
import { invalidToken, readSesi } from './session.ts'
import type { Claims } from './token.ts'
import { checkKey, keyIsKnown, runWrite } from './write.ts'

const tokenOf = (request: FastifyRequest): string => {
  const own = request.headers['x-auth-token']
  if (typeof own === 'string' && own !== '') return own
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

const claimsOf = async (deps: Deps, request: FastifyRequest, endpoint: Endpoint): Promise<Claims> => {
  const claims = await deps.tokens.read(tokenOf(request))
  if (!claims) throw invalidToken(endpoint)
  return claims
}

const bodyOf = (request: FastifyRequest, { endpoint: { daftar } }: Route): unknown => {
  if (request.method === 'GET') return request.query
  return daftar !== undefined && Array.isArray(request.body) ? { [daftar]: request.body as unknown } : request.body
}

const wireOf = (request: FastifyRequest, route: Route): Record<string, unknown> => {
  const body = bodyOf(request, route)
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Refusal('invalid', 'Isi Permintaan Harus Objek JSON')
  const wire: Record<string, unknown> = {
    ...(body as object | undefined),
    ...(route.params.length > 0 ? (request.params as object) : undefined),
  }
  for (const [other, name] of Object.entries(route.endpoint.alias)) if (other in wire) wire[name] ??= wire[other]
  return { ...wire, ...route.endpoint.implied?.(wire) }
}

const decode = (endpoint: Endpoint, wire: Readonly<Record<string, unknown>>): unknown => {
  const parsed = z.safeDecode(endpoint.input, wire)
  if (!parsed.success) throw new Refusal('invalid', pesanIsian(parsed.error))
  if (!endpoint.judged) checkEntered(endpoint.perBaris ? { ...wire, baris: null } : wire)
  return parsed.data
}

const sendJson = (reply: FastifyReply, json: string) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(json)

/** Aborted when the client has gone before it was answered. */
const goneOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** A file in pieces keeps its place until it was taken: the pieces are read meanwhile. */
const sendAliran = async (reply: FastifyReply, aliran: AsyncIterable<string>) => {
  const isi = Readable.from(aliran)
  reply.send(isi)
  // Broken off in the middle it has no end, which whoever reads it sees.
  await finished(isi).catch((error: unknown) => reply.log.warn({ err: error }, 'a file was not sent whole'))
  return reply
}

/** A file: the browser may keep it, for this person only, and for ever where the input already names its content. */
const sendBerkas = (request: FastifyRequest, reply: FastifyReply, input: unknown, berkas: Berkas) => {
  const { bytes, aliran, type, etag } = berkas
  if (aliran) return sendAliran(reply.header('content-type', type), aliran)
  if (etag === undefined) return reply.header('content-type', type).send(Buffer.from(bytes))
  const named = Object.values(input as object).includes(etag)
  reply.header('etag', `"${etag}"`)
  reply.header('cache-control', named ? 'private, max-age=31536000, immutable' : 'private, no-cache')
  const header = request.headers['if-none-match'] ?? ''
  const known = new Set(header.split(',').map((one) => one.trim().replace(/^W\//, '')))
  if (known.has(`"${etag}"`) || known.has('*')) return reply.code(304).send()
  return reply.header('content-type', type).send(Buffer.from(bytes))
}

const answerPublic = async (deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint, handlePublic } = route
  const handle = handlePublic as (input: unknown, ctx: object) => Promise<unknown>
  const perangkat = (request.headers['user-agent'] ?? '').slice(0, 200)
  const alamat = request.ip
  const input = decode(endpoint, wireOf(request, route))
  const output = await deps.gate.run('open', { shop: alamat, signal: goneOf(reply) }, () =>
    handle(input, { ...deps, waktu: deps.clock.now(), perangkat, alamat }),
  )
  if (output instanceof Berkas) return sendBerkas(request, reply, input, output)
  return sendJson(reply, JSON.stringify(z.encode(endpoint.output, output)))
}

/** What a body may have where its route says nothing else. */
export const ISI_BIASA = 2 * 1024 * 1024

/** Who reads by a key instead of a login. */
const pembaca = new WeakMap<FastifyRequest, PembacaKunci>()

/** Which installation asks; it is looked up before anybody waits for its body. */
const pengirim = new WeakMap<FastifyRequest, Pengirim>()

const answerService = async (deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint, handleService } = route
  const siapa = pengirim.get(request)
  if (!siapa) throw invalidToken(endpoint)
  const handle = handleService as (input: unknown, ctx: object) => Promise<unknown>
  const input = decode(endpoint, wireOf(request, route))
  const ctx = { ...deps, waktu: deps.clock.now(), alamat: request.ip, pengirim: siapa }
  const output = await deps.gate.run('open', { shop: siapa.id, signal: goneOf(reply) }, () => handle(input, ctx))
  if (output instanceof Berkas) return sendBerkas(request, reply, input, output)
  return sendJson(reply, JSON.stringify(z.encode(endpoint.output, output)))
}

/** Rows that a report may have: nobody reads more at once, and a server holds several of them. */
const BARIS = 50_000

const sesiOf = async (deps: Deps, request: FastifyRequest, endpoint: Endpoint): Promise<Sesi> =>
  readSesi(deps.db, deps.clock, await claimsOf(deps, request, endpoint), endpoint)

const answerRead = async (deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint, handle } = route
  const kunci = pembaca.get(request)
  const sesi = kunci?.sesi ?? (await sesiOf(deps, request, endpoint))
  reply.header('x-hari-ini', sesi.hari_ini)
  const tanya = decode(endpoint, wireOf(request, route))
  const { db, blob, clock } = deps
  const gone = goneOf(reply)
  const work = endpoint.work === 'report' ? 'report' : 'read'
  const bounded = work === 'report' ? db.until(gone, BARIS) : db.until(gone)
  const dunia = { db: bounded, root: db, blob, sesi, clock, waktu: clock.now() }
  // An answer is put into words in its place too: of large ones there are never many at once.
  return deps.gate.run(work, { shop: sesi.kode_toko, signal: gone }, async () => {
    const { input, kodeBarang, sebut } = await denganBarcodeSendiri(bounded, sesi, endpoint, tanya)
    const ctx: ReadContext = { ...dunia, kodeBarang }
    const answer = (handle as (input: unknown, ctx: ReadContext) => Promise<unknown>)(input, ctx)
    const output = await answer.catch((error: unknown) => {
      throw sebut(error)
    })
    if (output instanceof Berkas) return sendBerkas(request, reply, input, output)
    const isi = kunci && !kunci.identitas ? samarkan(output) : output
    return sendJson(reply, await encodeText(endpoint.output, isi))
  })
}

/** What a route prepares before its transaction: for a session that may ask, and not again for a retry. */
const prepare = async (
  deps: Deps,
  route: Route,
  claims: Claims,
  input: unknown,
  key: string | null,
): Promise<unknown> => {
  if (!route.before || (route.beforeIf as ((input: unknown) => boolean) | undefined)?.(input) === false)
    return undefined
  if (key !== null && (await keyIsKnown(deps, claims, key))) return undefined
  const sesi = await readSesi(deps.db, deps.clock, claims, route.endpoint)
  return (route.before as (input: unknown, deps: Deps, sesi: Sesi) => Promise<unknown>)(input, deps, sesi)
}

const answerWrite = async (deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint } = route
  const claims = await claimsOf(deps, request, endpoint)
  let input: unknown
  let key: string | null
  try {
    input = decode(endpoint, wireOf(request, route))
    key = endpoint.keyless ? null : checkKey(request.headers['idempotency-key'])
  } catch (error) {
    // Who may not ask learns nothing about what is wrong with the question.
    const sesi = await readSesi(deps.db, deps.clock, claims, endpoint)
    reply.header('x-hari-ini', sesi.hari_ini)
    throw error
  }
  const prepared = await prepare(deps, route, claims, input, key)
  const answer = await runWrite(deps, { route, claims, input, key, prepared, gone: goneOf(reply) }).catch(
    async (error: unknown) => {
      const minta = error instanceof Refusal && error.simpan ? await error.simpan(deps.db) : null
      if (minta !== null) reply.header('x-minta', minta)
      throw error
    },
  )
  reply.header('x-hari-ini', answer.hari_ini)
  if (answer.replayed) reply.header('idempotent-replay', 'true')
  return answer.json
}

const respond = (deps: Deps, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (route.handlePublic) return answerPublic(deps, route, request, reply)
  if (route.handleService) return answerService(deps, route, request, reply)
  if (route.endpoint.effect === 'read') return answerRead(deps, route, request, reply)
  return sendJson(reply, await answerWrite(deps, route, request, reply))
}

/** A body that only routes with room for photos take, or that does not say how long it is. */
const besar = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= ISI_BIASA)

/** Nobody's body is waited for before his token is seen to be ours. */
const tokenFirst =
  (deps: Deps, { endpoint, handleService, bodyLimit }: Route) =>
  async (request: FastifyRequest) => {
    const kunci = request.headers['x-api-key']
    if (!handleService && kunci !== undefined) {
      const toko = request.headers['x-kode-toko']
      const kode_toko = typeof toko === 'string' ? toko.trim().toUpperCase() : ''
      pembaca.set(
        request,
        await bacaKunci(deps.db, deps.clock, { endpoint, token: String(kunci), kode_toko, alamat: request.ip }),
      )
      return
    }
    if (!handleService) {
      const claims = await claimsOf(deps, request, endpoint)
      // A large body is waited for from a session that still holds, and from nobody who may not send it.
      if (bodyLimit !== undefined && besar(request)) await readSesi(deps.db, deps.clock, claims, endpoint)
      return
    }
    const siapa = await bacaPengirim(deps.db, request.headers['x-service-token'])
    if (!siapa) throw invalidToken(endpoint)
    pengirim.set(request, siapa)
  }

/** Where the token is looked at: of installations after they were counted, so that a wrong secret is not tried without end. */
const pintu = (deps: Deps, one: Route) => {
  if (one.handlePublic) return {}
  const periksa = tokenFirst(deps, one)
  return one.handleService ? { preParsing: (request: FastifyRequest) => periksa(request) } : { onRequest: periksa }
}

/** Addresses of a call; what installations ask each other stands under the second service too. */
const alamatOf = ({ path, access }: Endpoint): string[] => {
  const below = path.replace(/\{(\w+)\}/g, ':$1')
  return [`/api/v1/${below}`, ...(access === 'service' ? [`/service/v1/${below}`] : [])]
}

const limitOf = ({ handlePublic, endpoint, perMinute }: Route, writes: number) => {
  const max = perMinute ?? (handlePublic && endpoint.effect === 'write' ? writes : undefined)
  return max === undefined ? (false as const) : { max, timeWindow: 60_000 }
}

/** Counts each thing of an address by itself; what all of them ask together is the limit of the route. */
const satuSatu = (app: FastifyInstance, { param, perMinute }: NonNullable<Route['perKey']>) => {
  const hitung = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `${request.ip} ${(request.params as Readonly<Record<string, string>>)[param]}`,
  })
  return async (request: FastifyRequest) => {
    const banyak = await hitung(request)
    if (!banyak.isAllowed && banyak.isExceeded) throw new Refusal('limit', TERLALU_SERING)
  }
}

/**
 * Registers every route of the features below /api/v1/ on a Fastify instance of its own scope, with the day and time
 * of the server in each answer's headers.
 * @param publicWritesPerMinute how often one address may try to log in or set up
 */
export const registerRoutes = (
  app: FastifyInstance,
  features: readonly Feature[],
  deps: Deps,
  publicWritesPerMinute: number,
): void => {
  app.setErrorHandler(answerError)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  )
  app.addHook('onSend', async (_request, reply) => {
    // The shop's date goes only with answers to a session: nobody else's zone is known.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-waktu', deps.clock.now().toISOString())
  })
  for (const feature of features)
    for (const one of feature.routes)
      for (const url of alamatOf(one.endpoint))
        app.route({
          method: [...one.endpoint.methods],
          url,
          handler: respond(deps, one),
          ...(one.bodyLimit ? { bodyLimit: one.bodyLimit } : {}),
          ...pintu(deps, one),
          ...(one.perKey ? { preHandler: satuSatu(app, one.perKey) } : {}),
          config: { rateLimit: limitOf(one, publicWritesPerMinute) },
        })
}
