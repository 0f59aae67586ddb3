/** What a server says of itself to whoever watches it (Prometheus' text format), and what it writes down when something took long. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '@kencana/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Gate } from './gate.ts'

/** Milliseconds from which a request is worth a line in the log. */
const LAMBAT = 1_000

/** Seconds; counters are used at tenths of a second, reports at seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const gauge = (
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, Readonly<Record<string, number>>>>,
): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: [label, 'state'],
    registers: [],
    collect() {
      for (const [of, load] of Object.entries(read()))
        for (const [state, value] of Object.entries(load)) this.set({ [label]: of, state }, value)
    },
  })

const watched = ({ db, gate }: { db: Database; gate: Gate }): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'kencana_' })
  const pools = 'Connections to the database: open, idle, and askers that wait for one'
  registry.registerMetric(gauge('kencana_pool_connections', pools, 'pool', () => db.load()))
  const places = 'Requests of each kind that run, and that wait for a place'
  registry.registerMetric(gauge('kencana_gate_requests', places, 'kind', () => gate.load()))
  return registry
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever holds the token; without one, programs on this machine that no proxy stands before. */
const mayWatch = (request: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (token !== undefined) return timingSafeEqual(digest(given), digest(token))
  const peer = request.socket.remoteAddress ?? ''
  const near = peer === '::1' || /^(::ffff:)?127\./.test(peer)
  return near && request.headers['x-forwarded-for'] === undefined
}

/**
 * Adds GET /metrics, and a line in the log for each request of a second and more: which call, how long, what came of it; never
 * what was in it.
 * @param token who may read /metrics shows it as `Authorization: Bearer`; without it only this machine reads
 */
export const watchRequests = (
  app: FastifyInstance,
  deps: { db: Database; gate: Gate },
  token: string | undefined,
): void => {
  const registry = watched(deps)
  const seconds = new Histogram({
    name: 'kencana_http_seconds',
    help: 'Time to the last byte of an answer',
    labelNames: ['method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = reply.elapsedTime
    seconds.observe({ method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` }, ms / 1000)
    if (ms < LAMBAT) return
    const { method, routeOptions, ip } = request
    // The pattern of the address, not the address: codes and names of people stand in it.
    request.log.warn(
      { method, call: routeOptions.url, status: reply.statusCode, ms: Math.round(ms), ip },
      'slow request',
    )
  })
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mayWatch(request, token))
      return reply.code(401).header('content-type', 'text/plain; charset=utf-8').send('Token Pemantau Salah')
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
