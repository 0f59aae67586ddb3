/** The audit: clean on a shop of all areas, and every rule finds what is planted around the server. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestShop, User } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import type { Violation } from '@kencana/testing/violation'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pelanggaranDi } from './neraca.api.ts'
import { auditNeraca } from './neraca.contract.ts'

/** What features plant: one file beside each document, <feature>.violations.ts. */
const features = join(import.meta.dirname, '..')
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.violations.ts'),
)
const modules = await Promise.all(
  files.map(
    (file) => import(pathToFileURL(join(features, file)).href) as Promise<{ VIOLATIONS: readonly Violation[] }>,
  ),
)
const planted = modules.flatMap(({ VIOLATIONS }) => VIOLATIONS)

let shop: TestShop
let owner: User
beforeAll(async () => {
  ;({ shop, owner } = await tokoLengkap())
})
afterAll(() => shop.close({ planted: true }))

/** Goes around the server, with every trigger off, and is undone again. @returns the rule when it finds something */
const found = async (statement: string, hanya: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: shop.db.url })
  await client.connect()
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
    await client.query(statement)
    return (await pelanggaranDi(client, { hanya })).map(({ aturan }) => aturan)
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}

describe('audit/neraca', () => {
  it('is clean, and for the owner only', async () => {
    const hasil = await owner.call(auditNeraca, {})
    expect(hasil).toMatchObject({ bersih: true, hari_ditutup: 2, pelanggaran: [] })
    const su = await shop.user(owner, 'SU', 'SU')
    expect((await su.send('GET', 'audit/neraca')).status).toBe(403)
  })

  it('has a violation planted for every rule', () => {
    const rules = readdirSync(join(features, '../db/invariants')).map((file) => file.replace('.sql', ''))
    const seen = new Set(planted.map(([, , rule]) => rule))
    expect(rules.filter((rule) => !seen.has(rule))).toEqual([])
    expect(planted.filter(([, , rule]) => !rules.includes(rule))).toEqual([])
  })

  it.each(planted)('finds %s', async (_, statement, rule) => {
    expect(await found(statement, rule)).toContain(rule)
  })
})
