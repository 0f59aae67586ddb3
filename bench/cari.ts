/** One search over everything (Ctrl+K): words of names, beginnings of codes, ends of telephones, two people at once. */
import { sql } from '@kencana/database'
import { type Chain, withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { effort, runLoad } from './load.ts'

const CLIENTS = 2
/** Milliseconds. The promise is of 95 in a hundred; 99 are held to it. */
const GOAL = 50
const SAMPLE = 400

/** What people type: a word that many names have, one that few have, a code without its end, four digits of a telephone. */
const typed = async ({ db }: Chain): Promise<string[]> => {
  const rows = await db.rows<{ nama: string; kode: string; hp: string }>(sql`
    SELECT b.nama_barang::text AS nama, left(b.kode_barcode, 7) AS kode, right(coalesce(m.no_hp, '0000'), 4) AS hp
    FROM (SELECT nama_barang, kode_barcode, row_number() OVER () AS n FROM barang ORDER BY hashtext(kode_barang) LIMIT ${SAMPLE}) b
    LEFT JOIN (SELECT no_hp, row_number() OVER () AS n FROM member ORDER BY hashtext(kode_member) LIMIT ${SAMPLE}) m USING (n)`)
  return rows.flatMap(({ nama, kode, hp }) => [nama.split(' ')[0] ?? nama, nama, kode, hp])
}

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { rounds: _, ...length } = effort(quick)
  const asked = await typed(chain)
  let ke = 0
  const next = (): string => {
    ke += 7
    return `/api/v1/cari?q=${encodeURIComponent(asked[ke % asked.length] ?? '')}`
  }
  const { perSecond, p50, p99 } = await runLoad({
    address: chain.server.address,
    tokens: chain.tokens,
    ...length,
    next,
  })
  return [
    { name: `p99 of a search over everything, ${CLIENTS} clients`, value: p99, unit: 'ms', goal: { max: GOAL } },
    { name: 'p50 of it', value: p50, unit: 'ms', detail: true },
    { name: 'searches a second', value: perSecond, unit: '/s', detail: true },
  ]
}

export const cari: Bench = {
  name: 'cari',
  about: 'one search over pieces, papers, customers, craftsmen, settings',
  sizes: ['penuh'],
  measure: ({ size, quick }: Run) => withChain(size, CLIENTS, (chain) => measure(chain, quick)),
}
