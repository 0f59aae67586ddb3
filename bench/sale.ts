/** Validated sales over HTTP from 8 clients in 4 shops; beside them pgbench with the least that such a sale must write. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import pg from 'pg'
import { type Chain, pgbenchRate, withScratchChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import { SIZES } from './dataset/sizes.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { effort, type Line, type Load, openLine, runWork } from './load.ts'
import { openPairs, type Pair, priced, sell, sellEachKind } from './sale/seller.ts'

const CLIENTS = 8
const GOAL = { share: 0.4, perSecond: 1_000, p99: 25 }
/** Sales of one run are a part of the pieces that lie there. */
const SIZE = { name: 'sale', barang: 60_000, toko: 4, hari: 60 }
/**
 * What the limit is measured by, the same for every shop program that is compared (areas, read first, 56): never edited, a test holds
 * its bytes.
 */
export const LIMIT = { schema: 'sale8.schema.sql', script: 'sale8.pgbench.sql' } as const
/** The part of all pieces that is sold at most: of ten three have left, and the shops are not as large as each other. */
const LYING = 0.6
/** Barcodes of one question for prices. */
const ONCE = 50

/** One of the limit's files; a thousandth of its rows where it only has to be seen to work. */
const file = (name: string, quick: boolean): string => {
  const text = readFileSync(join(import.meta.dirname, 'sale', name), 'utf8')
  return quick ? text.replaceAll('1000000', '1000').replaceAll('500000', '500') : text
}

/** A database of its own in the same PostgreSQL, with what bounds a sale. @returns its URL */
const limitDatabase = async ({ db, databaseUrl }: Chain, quick: boolean): Promise<string> => {
  await db.pool.query('CREATE DATABASE batas')
  const url = databaseUrl.replace('/kencana?', '/batas?')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // One at a time: it vacuums, which no transaction may.
  for (const statement of file(LIMIT.schema, quick)
    .replace(/^--.*$/gm, '')
    .split(';'))
    if (statement.trim() !== '') await client.query(statement)
  await client.end()
  return url
}

/** Gives each pair as many pieces of its shop as it may sell in a run, with their prices. */
const givePieces = async ({ db, size }: Chain, line: Line, pairs: readonly Pair[], each: number): Promise<void> => {
  for (const [at, pair] of pairs.entries()) {
    const ke = Math.floor(at / size.toko)
    const rows = await db.rows<{ kode_barcode: string }>(sql`
      SELECT b.kode_barcode FROM barang b JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
      WHERE b.kode_toko = ${kodeToko(1 + (at % size.toko))} AND b.status_barang = 'TERSEDIA' AND k.kode_gudang = 'TOKO'
      ORDER BY hashtext(b.kode_barcode) LIMIT ${each} OFFSET ${ke * each}`)
    const kode = rows.map((row) => row.kode_barcode)
    for (let from = 0; from < kode.length; from += ONCE)
      pair.pieces.push(...(await priced(line, pair, kode.slice(from, from + ONCE))))
  }
}

const best = (loads: readonly Load[]): Load => {
  const [one] = loads.toSorted((a, b) => b.perSecond - a.perSecond)
  if (!one) throw new Error('no round')
  return one
}

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { rounds, ...length } = effort(quick)
  const { address } = chain.server
  const line = await openLine(address)
  const pairs = await openPairs(line, address, chain.size, CLIENTS)
  await givePieces(chain, line, pairs, Math.floor((chain.size.barang * LYING) / CLIENTS))
  const [first] = pairs
  if (first) await sellEachKind(line, first)
  line.end()
  const limit = await limitDatabase(chain, quick)
  let n = 0
  const work = async (own: Line, client: number) => {
    const pair = pairs[client]
    if (!pair) throw new Error('no pair')
    n += 1
    await sell(own, pair, n)
  }
  const ours: Load[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runWork({ address, clients: CLIENTS, work, ...length }))
    const rate = pgbenchRate(limit, file(LIMIT.script, quick), quick ? 1 : 5)
    if (rate !== undefined) bare.push(rate)
  }
  const { perSecond, p50, p99 } = best(ours)
  const name = `sale saved and validated, ${CLIENTS} clients in ${chain.size.toko} shops${bare.length === 0 ? ', tanpa pgbench' : ''}`
  return [
    {
      name,
      value: perSecond,
      unit: '/s',
      goal: { share: GOAL.share },
      ...(bare.length === 0 ? {} : { bare: Math.max(...bare) }),
    },
    { name: 'sales a second', value: perSecond, unit: '/s', goal: { min: GOAL.perSecond } },
    { name: 'p99 of a sale, both requests', value: p99, unit: 'ms', goal: { max: GOAL.p99 } },
    { name: 'p50 of it', value: p50, unit: 'ms', detail: true },
  ]
}

/** The best of 4 rounds, the limit's between them. */
export const sale: Bench = {
  name: 'sale',
  about: 'sales, one in ten agreed to, three in ten paid in two ways, one in ten with an old piece given in',
  sizes: [],
  measure: ({ quick }: Run) => withScratchChain(quick ? SIZES.tiny : SIZE, 0, (chain) => measure(chain, quick)),
}
