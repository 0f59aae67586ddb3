/** One item by barcode among all of them, 8 clients; beside a bare Node server and pgbench on the same database. */
import { sql } from '@kencana/database'
import { barePath, type Chain, pgbench, withBareServer, withChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import { type Bench, type Figure, loadFigures, type Run } from './figures.ts'
import { effort, inTurns, runLoad } from './load.ts'

const CLIENTS = 8
const GOAL = { share: 0.75, p99: 4, growth: 1.25 }
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

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { server, size, databaseUrl } = chain
  const { rounds, ...length } = effort(quick)
  const codes = await barcodes(chain)
  const asked = chain.tokens.map(() => 0)
  const nextCode = (client: number): string => {
    const list = codes[client % size.toko] ?? []
    asked[client] = (asked[client] ?? 0) + 7919
    return list[(asked[client] ?? 0) % list.length] ?? ''
  }
  const load = (address: string, next: (client: number) => string) =>
    runLoad({ address, tokens: chain.tokens, ...length, next })
  const { ours, bare } = await withBareServer(databaseUrl, [{ name: 'b', text: BARE }], (address) =>
    inTurns(rounds, {
      ours: () => load(server.address, (client) => `/api/v1/barang/get/by-kode-barcode/${nextCode(client)}`),
      bare: () => load(address, (client) => barePath([[kodeToko(1 + (client % size.toko)), nextCode(client)]])),
    }),
  )
  const script = `\\set n random(1, ${size.barang})\nSELECT * FROM barang WHERE kode_barang = 'B10' || lpad(:n::text, 7, '0');\n`
  return [
    ...loadFigures(`one item by barcode, ${CLIENTS} clients`, ours, { ...GOAL, bare }),
    ...pgbench('pgbench, one SELECT by key', databaseUrl, script, quick ? 1 : 5),
  ]
}

/** The best of 4 rounds. */
export const lookup: Bench = {
  name: 'lookup',
  about: 'one item by barcode',
  sizes: ['penuh', 'sepersepuluh'],
  measure: ({ size, quick }: Run) => withChain(size, CLIENTS, (chain) => measure(chain, quick)),
}
