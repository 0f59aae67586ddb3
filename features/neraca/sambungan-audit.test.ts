/** The audit's connections: given back when nothing runs on them any more, and no audit waits for another one's. */
import { openDatabase, silentLog, sql } from '@kencana/database'
import { openShop, type TestShop } from '@kencana/testing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { auditNeraca } from './neraca.api.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await shop.setup()
})
afterAll(() => shop.close())

it('asks no further rule once one fails', async () => {
  await shop.db.pool.query('ALTER FUNCTION sejak_audit() RENAME TO sejak_lain')
  onTestFinished(async () => {
    await shop.db.pool.query('ALTER FUNCTION sejak_lain() RENAME TO sejak_audit')
  })
  const selesai: string[] = []
  await expect(
    auditNeraca(shop.deps.db, shop.clock.now(), 'PENUH', (aturan) => selesai.push(aturan)),
  ).rejects.toMatchObject({ code: '42883' })
  const saatItu = [...selesai]
  for (let i = 0; i < 30; i += 1) await shop.deps.db.rows(sql`SELECT 1 AS ada`)
  expect(selesai).toEqual(saatItu)
  const terbuka = sql`SELECT 1 AS ada FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`
  expect(await shop.db.rows(terbuka)).toEqual([])
})

it('runs twice at once on three connections: one of them with two, the other with one', async () => {
  const url = new URL(shop.db.url)
  url.username = 'kencana_app'
  const db = await openDatabase({ databaseUrl: url.href, log: silentLog, max: 3, applicationName: 'dua-audit' })
  // Two that are open already, so that both audits go in step.
  await Promise.all([1, 2].map(() => db.rows(sql`SELECT pg_sleep(0.1)::text AS tidur`)))
  const tahan = await shop.db.pool.connect()
  await tahan.query(
    'BEGIN; LOCK TABLE jurnal, mutasi, hari_tutup, dokumen, saldo_harian, barang IN ACCESS EXCLUSIVE MODE',
  )
  const keduanya = Promise.all([1, 2].map(() => auditNeraca(db, shop.clock.now())))
  try {
    const menunggu = () =>
      shop.db.rows(sql`
        SELECT 1 AS ada FROM pg_stat_activity WHERE application_name = 'dua-audit' AND wait_event_type = 'Lock'`)
    await expect.poll(menunggu).toHaveLength(3)
  } finally {
    await tahan.query('ROLLBACK')
    tahan.release()
  }
  expect((await keduanya).map(({ bersih }) => bersih)).toEqual([true, true])
  await db.close()
})
