/** One item by barcode among all of them, 8 clients; beside a bare Node server and pgbench on the same database. */
import { sql } from '@kencana/database'
import { type Chain, pgbench, sizesOf, withChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import { bestOf, type Load, runLoad } from './load.ts'
import { print, printLoad } from './print.ts'
import { startAndAsk, stop } from './product.ts'

const CLIENTS = 8
const SECONDS = 4
const ROUNDS = 4
const GOAL = { perSecond: 3000, p99: 5 }
const SAMPLE = 20_000

/** Barcodes of each client's shop, spread over all of its history. */
const barcodes = async ({ db, size }: Chain): Promise<string[][]> => {
  const perShop = new Map<string, string[]>()
  const rows = await db.rows<{ kode_toko: string; kode_barcode: string }>(sql`
    SELECT kode_toko, kode_barcode FROM barang WHERE hashtext(kode_barang) % ${Math.ceil(size.barang / SAMPLE)} = 0`)
  for (const { kode_toko, kode_barcode } of rows) {
    const list = perShop.get(kode_toko) ?? []
    perShop.set(kode_toko, [...list, kode_barcode])
  }
  return [...perShop.keys()].toSorted().map((kode) => perShop.get(kode) ?? [])
}

const BARE = 'SELECT * FROM barang WHERE kode_toko = $1 AND kode_barcode = $2'

const measure = async (chain: Chain): Promise<void> => {
  const { server, size, databaseUrl } = chain
  const codes = await barcodes(chain)
  const asked = chain.tokens.map(() => 0)
  const nextCode = (client: number): string => {
    const list = codes[client % size.toko] ?? []
    asked[client] = (asked[client] ?? 0) + 7919
    return list[(asked[client] ?? 0) % list.length] ?? ''
  }
  const bareServer = await startAndAsk(
    'bench/bare-db.mjs',
    { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify([{ name: 'b', text: BARE }]) },
    '/?v=[["",""]]',
  )
  const load = (address: string, next: (client: number) => string) =>
    runLoad({ address, tokens: chain.tokens, seconds: SECONDS, next })
  const bares: Load[] = []
  const rounds: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await load(server.address, (client) => `/api/v1/barang/get/by-kode-barcode/${nextCode(client)}`))
    bares.push(
      await load(bareServer.address, (client) => {
        const toko = kodeToko(1 + (client % size.toko))
        return `/?v=${encodeURIComponent(JSON.stringify([[toko, nextCode(client)]]))}`
      }),
    )
  }
  await stop(bareServer)
  const raw = pgbench(
    databaseUrl,
    `\\set n random(1, ${size.barang})\nSELECT * FROM barang WHERE kode_barang = 'B10' || lpad(:n::text, 7, '0');\n`,
  )
  if (raw !== undefined) print('pgbench, one SELECT by key', `${raw.toFixed(0)}/s`)
  const bare = bestOf(bares)
  printLoad('bare Node and driver (limit)', bare)
  printLoad('Kencana, by barcode', bestOf(rounds), bare, `≥ ${GOAL.perSecond}/s, p99 ≤ ${GOAL.p99} ms`)
}

/** Prints requests per second and times at each size. */
export const benchLookup = async (names: readonly string[]): Promise<void> => {
  for (const size of sizesOf(names)) {
    console.log(`lookup: one item by barcode of ${size.barang} in ${size.toko} shop(s), ${CLIENTS} clients`)
    await withChain(size, CLIENTS, measure)
  }
}
