import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, type ReadContext, Refusal } from '@kencana/server-kit'
import { pabrik } from './pabrik.contract.ts'

/** The bill of a factory, of any shop, that is named first; with `hidup`, of those that are neither undone nor paid alone. */
const tagihan = ({ db }: Pick<ReadContext, 'db'>, nama_pabrik: unknown, hidup: boolean) =>
  db.one<{ no_tagihan: string }>(sql`
    SELECT t.no_tagihan FROM tagihan t WHERE t.pihak = ${nama_pabrik} AND (NOT ${hidup} OR t.no_batal IS NULL AND t.jumlah > coalesce((
      SELECT sum(u.jumlah) FROM tagihan_bayar b JOIN uang u USING (no_uang) WHERE b.no_tagihan = t.no_tagihan AND u.no_batal IS NULL), 0))
    ORDER BY t.no_tagihan LIMIT 1`)

const table: MasterTable = {
  table: 'master_pabrik',
  inUse: async ({ nama_pabrik }, ctx) => {
    const row = await tagihan(ctx, nama_pabrik, true)
    if (row) throw new Refusal('rule', `Pabrik ${String(nama_pabrik)} Punya Tagihan Terbuka ${row.no_tagihan}`)
  },
  // What is owed stands under the name.
  checkChange: async ({ nama_pabrik }, after, ctx) => {
    if (after.nama_pabrik === undefined || after.nama_pabrik === nama_pabrik) return
    const row = await tagihan(ctx, nama_pabrik, false)
    if (row)
      throw new Refusal(
        'rule',
        `Pabrik ${String(nama_pabrik)} Punya Tagihan ${row.no_tagihan}, Nama Tidak Bisa Diganti`,
      )
  },
}

export const pabrikFeature: Feature = { routes: masterRoutes(pabrik, table) }
