/** A member found by the last four digits of a telephone, and pages of members; beside the same statement on a bare server. */
import { sql } from '@kencana/database'
import { barePath, type Chain, withBareServer } from './chain.ts'
import { type Figure, loadFigures } from './figures.ts'
import { effort, inTurns, runLoad } from './load.ts'

const GOAL = { share: 0.5, p99: 12, growth: 1.5 }
/** How many telephones are asked for. */
const SAMPLE = 500

const BARE = `SELECT kode_member, nama_member::text, no_hp, alamat FROM member
  WHERE kode_member = ANY (ARRAY(
    SELECT kode_member FROM member WHERE dihapus_pada IS NULL AND reverse(no_hp) ~>=~ $1 AND reverse(no_hp) ~<~ $2))
  ORDER BY nama_member, kode_member LIMIT 8`

const terbalik = (akhir: string): string => Array.from(akhir).toReversed().join('')

/** Where the telephones begin and end, turned round, that end so: a colon comes after the last digit. */
const akhirnya = (awal: string): string[] => [awal, `${awal}:`]

/** What a counter asks of members, with as many clients as the chain has. */
export const memberFigures = async ({ db, server, databaseUrl, tokens }: Chain, quick: boolean): Promise<Figure[]> => {
  const { rounds, ...length } = effort(quick)
  const { n = 0 } = (await db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM member`)) ?? {}
  const akhir = (
    await db.rows<{ akhir: string }>(
      sql`SELECT right(no_hp, 4) AS akhir FROM member ORDER BY hashtext(kode_member) LIMIT ${SAMPLE}`,
    )
  ).map((row) => row.akhir)
  let ke = 0
  const berikut = (): string => {
    ke += 1
    return akhir[ke % akhir.length] ?? ''
  }
  const ask = (next: () => string) => runLoad({ address: server.address, tokens, ...length, next })
  const { ours, bare } = await withBareServer(databaseUrl, [{ name: 'm', text: BARE }], (address) =>
    inTurns(rounds, {
      ours: () => ask(() => `/api/v1/pelanggan/cari?q=${berikut()}`),
      bare: () => runLoad({ address, tokens, ...length, next: () => barePath([akhirnya(terbalik(berikut()))]) }),
    }),
  )
  const halaman = await ask(() => `/api/v1/member/get/all?q=SARI&per=50&hal=${1 + (ke++ % 5)}`)
  const banyak = n.toLocaleString('en-US')
  const figures = loadFigures(`a member by four digits among ${banyak}, ${tokens.length} clients`, ours, {
    ...GOAL,
    bare,
  })
  return [
    // Beside those of the list, which are named alike.
    ...figures.map((one) => (one.unit === 'ms' ? { ...one, name: 'p99 of finding a member' } : one)),
    {
      name: `a page of 50 of ${banyak} members by a part of the name`,
      value: halaman.perSecond,
      unit: '/s',
      detail: true,
    },
  ]
}
