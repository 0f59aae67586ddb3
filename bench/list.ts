/** A page of 50 with filter, sort, count and sums, 8 clients; beside the same two statements on a bare Node server. */
import { sql } from '@kencana/database'
import { type Chain, pgbench, sizesOf, withChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import { bestOf, type Load, runLoad } from './load.ts'
import { print, printLoad } from './print.ts'
import { startAndAsk, stop } from './product.ts'

const CLIENTS = 8
const SECONDS = 4
const ROUNDS = 4
const GOAL = '≥ 1000/s, p99 ≤ 20 ms'

/** What people do with a list: look at it, sort it, narrow it down, turn pages. */
const queries = (groups: readonly string[], depts: readonly string[], trays: readonly string[]): string[] => [
  '',
  'hal=2',
  'status_barang=TERSEDIA',
  'status_barang=TERSEDIA&urut=nama_barang&turun=0',
  'urut=harga_total&turun=1&hal=3',
  'urut=berat&turun=0',
  ...groups.map((group) => `kode_group=${group}&urut=berat&turun=1`),
  ...depts.map((dept) => `kode_dept=${dept}&status_barang=TERSEDIA`),
  ...trays.map((tray) => `kode_baki=${tray}&status_barang=TERSEDIA&urut=kode_barang&turun=0`),
]

const COLUMNS = `kode_barang, kode_barcode, kode_intern, nama_barang::text, kode_group, kode_dept, kode_baki, kadar, tipe_barang,
  berat, harga_total, status_barang, foto, versi`
const BARE = [
  { name: 'h', text: `SELECT ${COLUMNS} FROM barang WHERE kode_toko = $1 ORDER BY kode_barang DESC LIMIT 50` },
  { name: 'j', text: 'SELECT sum(pcs) AS pcs, sum(mg) AS mg, sum(rp) AS rp FROM barang_rekap WHERE kode_toko = $1' },
]

const measure = async (chain: Chain): Promise<void> => {
  const { server, size, databaseUrl, db, tokens } = chain
  const codes = async (column: string, few: number) =>
    (
      await db.rows<{ kode: string }>(sql`
        SELECT ${sql.ident(column)} AS kode FROM barang_rekap WHERE kode_baki IS NOT NULL
        GROUP BY 1 ORDER BY sum(pcs) DESC LIMIT ${few}`)
    ).map(({ kode }) => kode)
  const all = queries(await codes('kode_group', 2), await codes('kode_dept', 2), await codes('kode_baki', 2))
  const turn = tokens.map((_, client) => client)
  const next = (only: readonly string[]) => (client: number) => {
    turn[client] = (turn[client] ?? 0) + 1
    return `/api/v1/barang?per=50&${only[(turn[client] ?? 0) % only.length]}`
  }
  const ask = (only: readonly string[], seconds: number) =>
    runLoad({ address: server.address, tokens, seconds, next: next(only) })
  const bareServer = await startAndAsk(
    'bench/bare-db.mjs',
    { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(BARE) },
    '/?v=[[""],[""]]',
  )
  const askBare = () =>
    runLoad({
      address: bareServer.address,
      tokens,
      seconds: SECONDS,
      next: (client) => {
        const toko = kodeToko(1 + (client % size.toko))
        return `/?v=${encodeURIComponent(JSON.stringify([[toko], [toko]]))}`
      },
    })
  const bares: Load[] = []
  const rounds: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await ask(all, SECONDS))
    bares.push(await askBare())
  }
  await stop(bareServer)
  const script = BARE.map(({ text }) => `${text.replaceAll('\n', ' ').replaceAll('$1', "'TK01'")};\n`).join('')
  const raw = pgbench(databaseUrl, script)
  if (raw !== undefined) print('pgbench, the same two statements', `${raw.toFixed(0)}/s`)
  const bare = bestOf(bares)
  printLoad('bare Node and driver, first page (limit)', bare)
  printLoad('Kencana, mixed pages', bestOf(rounds), bare, GOAL)
  for (const one of all) printLoad(`  ${one || 'first page'}`, await ask([one], 1))
}

/** Prints requests per second and times at each size. */
export const benchList = async (names: readonly string[]): Promise<void> => {
  for (const size of sizesOf(names)) {
    console.log(`list: a page of 50 of ${size.barang} items in ${size.toko} shop(s), ${CLIENTS} clients`)
    await withChain(size, CLIENTS, measure)
  }
}
