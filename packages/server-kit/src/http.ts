/** The HTTP server: security headers, API, the built web application and its offline shell. */
import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { watchRequests } from './metrics.ts'
import { answerReady } from './ready.ts'
import { ISI_BIASA, registerRoutes } from './register.ts'
import type { Deps, Feature } from './route.ts'

/** What the server is made of. */
export interface HttpOptions {
  deps: Deps
  features: readonly Feature[]
  logger: FastifyBaseLogger
  /** Folder of the built web application; without it only the API answers. */
  webDir?: string | undefined
  /**
   * How many proxies stand in front, each of which adds an address to x-forwarded-for; 0 believes none. Only what these wrote is
   * believed: whatever a client puts before it chooses no address.
   */
  trustProxy?: number
  /** Logins that one address may try in a minute. */
  loginsPerMinute?: number
  /** Whether the server is about to stop: /ready says so, that a balancer sends nobody here any more. */
  leaving?: () => boolean
  /** Sockets that one address may keep open, where no proxy stands in front. */
  socketsPerAddress?: number
  /** Who may read /metrics from elsewhere; without it this machine alone. */
  metricsToken?: string | undefined
}

// Styles inline: the UI kit writes its theme into a style element. Scripts never; WebAssembly is what reads codes from the
// camera's pictures, and that word lets nothing else be evaluated.
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Shops run on plain http inside their LAN; a reverse proxy adds TLS.
  upgradeInsecureRequests: null,
}

/** They are the same for every answer, so the plugin is asked once: it would put them together anew each time. */
const securityHeaders = async (): Promise<Record<string, string>> => {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CSP },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  probe.get('/', (_, reply) => reply.code(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'content-length'].includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

/** What each address needs besides the shell, as the build wrote it down: the Link header of its answer. */
const readPreloads = (webDir: string): ReadonlyMap<string, string> => {
  const file = join(webDir, 'preload.json')
  const links = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return new Map(Object.entries(links))
}

const serveWeb = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const preloads = readPreloads(webDir)
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    // The build leaves .br and .gz beside every hashed file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Hashed files never change; the shell, worker and manifest must be asked for each time.
      const forEver = path.includes(join('assets', '/'))
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      const links = path.endsWith('index.html') ? preloads.get(reply.request.url.split('?', 1)[0] ?? '') : undefined
      if (links) reply.header('link', links)
    },
  })
}

/** Unknown addresses: the web application finds its own screens, everything else is refused. */
const answerUnknown = (app: FastifyInstance, hasWeb: boolean): void => {
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (hasWeb && wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Alamat Tidak Dikenal')
  })
}

/** Sockets that are kept open at once; further ones are closed at the door. */
const CONNECTIONS = 4_000

/** Closes what one address opens beyond its share: it alone would keep everybody else out. */
const limitAddress = ({ server }: FastifyInstance, most: number): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? ''
    const now = (open.get(from) ?? 0) + 1
    if (now > most) return void socket.destroy()
    open.set(from, now)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}

/** Builds the server; the caller listens and closes. */
export const createHttp = async ({
  deps,
  features,
  logger,
  webDir,
  trustProxy = 0,
  loginsPerMinute = 60,
  leaving = () => false,
  socketsPerAddress = CONNECTIONS / 4,
  metricsToken,
}: HttpOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: ISI_BIASA,
    exposeHeadRoutes: false,
    // As a number the framework trusts nobody: it cannot know that a proxy is the peer. Whoever sets it vouches for that.
    trustProxy: trustProxy === 0 ? false : (_address: string, hop: number) => hop < trustProxy,
    // A server that stops answers what it has begun: closing cuts connections that wait, not those at work.
    forceCloseConnections: 'idle',
    // Whoever sends slowly or never ends holds memory: a minute for a whole request.
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    // Before any route is found: an address that is no text is answered in our words, too.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply)
        .code(400)
        .header('content-type', 'text/plain; charset=utf-8')
        .send('Alamat Tidak Dikenal'),
  })
  app.server.maxConnections = CONNECTIONS
  // Behind a proxy all of them are the proxy's.
  if (trustProxy === 0) limitAddress(app, socketsPerAddress)
  const headers = await securityHeaders()
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  // Nothing keeps a connection open to a server that goes: its next request belongs to another one.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving()) reply.header('connection', 'close')
  })
  await app.register(rateLimit, { global: false })
  app.get('/live', () => ({ status: 'ok' }))
  app.get('/ready', answerReady(deps.db, leaving))
  watchRequests(app, deps, metricsToken)
  await app.register(async (api) => registerRoutes(api, features, deps, loginsPerMinute))
  const hasWeb = webDir !== undefined && existsSync(webDir)
  if (hasWeb) await serveWeb(app, webDir)
  answerUnknown(app, hasWeb)
  return app
}
