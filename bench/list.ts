/** A page of 50 with filter, sort, count and sums, 8 clients; beside the same two statements on a bare Node server. Members besides. */
import { sql } from '@kencana/database'
import { barePath, type Chain, pgbench, withBareServer, withChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import { type Bench, type Figure, loadFigures, type Run } from './figures.ts'
import { effort, inTurns, runLoad } from './load.ts'
import { memberFigures } from './member.ts'

const CLIENTS = 8
const GOAL = { share: 0.65, p99: 12, growth: 1.25 }

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

/** Codes that most items on trays have. */
const pagesOf = async ({ db }: Chain): Promise<string[]> => {
  const codes = async (column: string) =>
    (
      await db.rows<{ kode: string }>(sql`
        SELECT ${sql.ident(column)} AS kode FROM barang_rekap WHERE kode_baki IS NOT NULL
        GROUP BY 1 ORDER BY sum(pcs) DESC LIMIT 2`)
    ).map(({ kode }) => kode)
  return queries(await codes('kode_group'), await codes('kode_dept'), await codes('kode_baki'))
}

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { server, size, databaseUrl, tokens } = chain
  const { rounds, ...length } = effort(quick)
  const pages = await pagesOf(chain)
  const turn = tokens.map((_, client) => client)
  const next = (only: readonly string[]) => (client: number) => {
    turn[client] = (turn[client] ?? 0) + 1
    return `/api/v1/barang?per=50&${only[(turn[client] ?? 0) % only.length]}`
  }
  const ask = (only: readonly string[], seconds: number) =>
    runLoad({ address: server.address, tokens, ...length, seconds, next: next(only) })
  const firstPage = (client: number) => {
    const toko = kodeToko(1 + (client % size.toko))
    return barePath([[toko], [toko]])
  }
  const { ours, bare } = await withBareServer(databaseUrl, BARE, (address) =>
    inTurns(rounds, {
      ours: () => ask(pages, length.seconds),
      bare: () => runLoad({ address, tokens, ...length, next: firstPage }),
    }),
  )
  const script = BARE.map(({ text }) => `${text.replaceAll('\n', ' ').replaceAll('$1', "'TK01'")};\n`).join('')
  const each: Figure[] = []
  for (const page of pages) {
    const { perSecond } = await ask([page], length.seconds / 4)
    each.push({ name: page || 'first page', value: perSecond, unit: '/s', detail: true })
  }
  const name = `a page of 50 with filter, sort, count and sums, ${CLIENTS} clients`
  return [
    ...loadFigures(name, ours, { ...GOAL, bare }),
    ...pgbench('pgbench, the same two statements', databaseUrl, script, quick ? 1 : 5),
    ...each,
    ...(await memberFigures(chain, quick)),
  ]
}

/** The best of 4 rounds. */
export const list: Bench = {
  name: 'list',
  about: 'pages of a list',
  sizes: ['penuh', 'sepersepuluh'],
  measure: ({ size, quick }: Run) => withChain(size, CLIENTS, (chain) => measure(chain, quick)),
}
