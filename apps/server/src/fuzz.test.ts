/** Bad input for every call, made from the contract: only 4xx with a readable sentence, no 5xx, nothing changed. */
import { randomUUID } from 'node:crypto'
import { type Endpoint, pathParams } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { runs } from '@kencana/testing/sample'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { allFeatures } from '../../../features/features.ts'

const CASES = runs(10_000, 3_000)
// Not sent here: they end or move the session that the generator itself needs.
const SPARED = new Set(['users/logout', 'system/close', 'users/pindah-toko'])

const endpoints = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ path }) => !SPARED.has(path))

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\u0000',
    'A\u0000B',
    '\ud800',
    '🪙',
    "'; DROP TABLE toko; --",
    '{{7*7}}',
    '=CMD()',
    '../../etc/passwd',
    '<script>',
    'NaN',
    '1e3',
    '٣',
    '-0.001',
    '2026-02-30',
    [],
    {},
    [[]],
    { $gt: '' },
  ),
  fc.string({ maxLength: 5000 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
)

const fieldsOf = (endpoint: Endpoint): string[] =>
  endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : []

/** Some fields nasty, some left out, some that nobody asked for. */
const inputFor = (endpoint: Endpoint) =>
  fc.record(Object.fromEntries([...fieldsOf(endpoint), 'tambahan'].map((name) => [name, nasty])), {
    requiredKeys: pathParams(endpoint.path),
  }) as fc.Arbitrary<Record<string, unknown>>

const request = fc.constantFrom(...endpoints).chain((endpoint) => fc.tuple(fc.constant(endpoint), inputFor(endpoint)))

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

/** Anything as part of an address; a lone surrogate, which no browser can send, as the bytes it would be. */
const inUrl = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

const ledger = () => shop.db.rows(sql`SELECT * FROM saldo('TK01', 'infinity') ORDER BY akun, ref`)

it(`answers ${CASES} bad inputs with 4xx and a sentence, or does exactly what a good one asks`, async () => {
  const before = await ledger()
  const wrong: string[] = []
  const send = async ([endpoint, input]: [Endpoint, Record<string, unknown>]) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => inUrl(input[name]) || '-')
    const headers = { 'x-auth-token': owner.token, 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    const method = endpoint.methods[0]
    const query = Object.entries(input)
      .map(([key, value]) => `${key}=${inUrl(value)}`)
      .join('&')
    const target =
      method === 'GET'
        ? { url: `/api/v1/${path}?${query}` }
        : { url: `/api/v1/${path}`, payload: JSON.stringify(input) }
    const answer = await shop.app.inject({ method: method as 'GET', headers, ...target })
    // A refusal is said in words, never in the framework's own shape.
    const sentence = answer.statusCode === 200 || /^[^{]*\p{L}{3}/u.test(answer.body)
    if (answer.statusCode >= 500 || !sentence)
      wrong.push(
        `${method} ${path} ${JSON.stringify(input).slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`,
      )
  }
  const cases = fc.sample(request, CASES)
  for (let i = 0; i < cases.length; i += 50) await Promise.all(cases.slice(i, i + 50).map(send))
  expect(wrong.slice(0, 10)).toEqual([])
  // A nasty input may by chance be a good shop or user; goods and this shop's money it never touches.
  expect(await ledger()).toEqual(before)
})
