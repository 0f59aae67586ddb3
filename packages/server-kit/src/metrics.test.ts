import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openShop, type TestShop } from '@kencana/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allFeatures } from '../../../features/features.ts'
import { createHttp } from './http.ts'

let shop: TestShop
let apps: FastifyInstance[]
let lines: Record<string, unknown>[]
beforeAll(async () => {
  shop = await openShop()
  apps = []
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})
afterAll(() => shop.close())

const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
const open = async (more: { metricsToken?: string; leaving?: () => boolean } = {}) => {
  lines = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = await createHttp({ deps: shop.deps, features, logger, trustProxy: 1, ...more })
  // Beyond the second from which a request is told of.
  app.get('/lama/:siapa', async () => {
    await sleep(1_100)
    return { selesai: true }
  })
  apps.push(app)
  return app
}

describe('/metrics', () => {
  it('tells places, connections, the event loop and times of answers', async () => {
    const app = await open()
    await app.inject('/live')
    const { statusCode, body, headers } = await app.inject('/metrics')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-type']).toContain('text/plain')
    for (const line of [
      /^kencana_gate_requests\{kind="report",state="waiting"\} 0$/m,
      /^kencana_pool_connections\{pool="write",state="open"\} \d+$/m,
      /^kencana_nodejs_eventloop_lag_p99_seconds /m,
      /^kencana_http_seconds_count\{method="GET",status="2xx"\} 1$/m,
    ])
      expect(body).toMatch(line)
  })

  it('is read by this machine, from elsewhere by whoever holds the token, and by nobody through a proxy without it', async () => {
    const near = await open()
    const ask = async (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
    expect(await ask(near, {}, '192.0.2.7')).toBe(401)
    expect(await ask(near, { 'x-forwarded-for': '127.0.0.1' })).toBe(401)
    expect(await ask(near, { authorization: 'Bearer undefined' }, '192.0.2.7')).toBe(401)
    const far = await open({ metricsToken: 'rahasia-pemantau-1' })
    expect(await ask(far, {})).toBe(401)
    expect(await ask(far, { authorization: 'Bearer rahasia-pemantau-2' }, '192.0.2.7')).toBe(401)
    expect(await ask(far, { authorization: 'Bearer rahasia-pemantau-1' }, '192.0.2.7')).toBe(200)
  })
})

it('writes down what took a second and more: the call, not whom it was about', async () => {
  const app = await open()
  await app.inject('/live')
  await app.inject('/lama/SITI?no_hp=0812')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ msg: 'slow request', method: 'GET', call: '/lama/:siapa', status: 200 })
  expect(JSON.stringify(lines)).not.toMatch(/SITI|0812/)
})

it('answers what it has begun before it closes, and asks for nothing more meanwhile', async () => {
  let leaving = false
  const app = await open({ leaving: () => leaving })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await app.inject('/ready')).statusCode).toBe(200)
  const arrived = once(app.server, 'request')
  const answer = fetch(`${url}/lama/x`)
  await arrived
  leaving = true
  expect(await app.inject('/ready')).toMatchObject({ statusCode: 503, body: JSON.stringify({ status: 'berhenti' }) })
  await app.close()
  expect(await (await answer).json()).toEqual({ selesai: true })
})
