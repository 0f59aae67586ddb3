/** What one customer bought today is found by his name, telephone or number, whatever the chain sold that day to others. */
import { type Queryable, sql, type Tx } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { kolomBeda, rencana, salinBaris } from '@kencana/testing/rencana'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orangSama } from '../data-member/orang-sama.api.ts'
import { sudahSehari } from './batas-lapor.api.ts'

/** Sales of the day. */
const BANYAK = 5_000

let shop: TestShop
beforeAll(async () => {
  ;({ shop } = await tokoLengkap())
})
afterAll(() => shop.close())

const HARI = '2011-01-01'

const isi = (tx: Queryable): Promise<void> =>
  salinBaris(
    tx,
    'penjualan',
    BANYAK,
    kolomBeda({
      no_faktur_jual: sql`'X' || n`,
      no_order: sql`NULL::text`,
      kode_marketplace: sql`NULL::text`,
      tgl_system: sql`date '2011-01-01'`,
      kode_member: sql`'-'`,
      nama_customer: sql`CASE WHEN n % 3 = 0 THEN 'UMUM' ELSE 'BU ' || n END`,
      no_hp: sql`CASE WHEN n % 3 = 0 THEN '' ELSE '08120000' || lpad(n::text, 4, '0') END`,
      status: sql`'DONE'`,
    }),
  )

it('is read by an index on who he is', async () => {
  const dia = orangSama({ kode_member: '-', nama_customer: 'BU 17', no_hp: '081200000017' })
  if (!dia) throw new Error('nobody')
  // A sale is one of very many: PostgreSQL plans it once, for whatever values will come.
  let dikirim = sql``
  await sudahSehari(
    {
      rows: () => Promise.resolve([]),
      run: () => Promise.resolve(0),
      one: (query) => {
        dikirim = query
        return Promise.resolve(undefined)
      },
    },
    HARI,
    dia,
  )
  const plan: string[] = []
  const dibaca = await rencana(shop, isi, (db) => sudahSehari(db, HARI, dia))
  await rencana(shop, isi, async (db) => {
    const { client } = db as Tx
    // EXPLAIN (GENERIC_PLAN) is not yet known to PostgreSQL 15.
    await client.query(`SET LOCAL plan_cache_mode = 'force_generic_plan'; PREPARE satu AS ${dikirim.text}`)
    const nilai = dikirim.values.map(() => 'NULL').join()
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE satu (${nilai})`)
    await client.query('DEALLOCATE satu')
    plan.push(...rows.map((row) => row['QUERY PLAN']))
  })
  for (const one of [plan, dibaca]) {
    expect(one.filter((line) => / on penjualan( |$)/.test(line))).not.toEqual([])
    expect(one.filter((line) => /penjualan_(?:hari|valid)|Seq Scan on penjualan /.test(line))).toEqual([])
  }
})
