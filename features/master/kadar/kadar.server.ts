import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, Refusal } from '@kencana/server-kit'
import { kadar } from './kadar.contract.ts'

const table: MasterTable = {
  table: 'master_kadar',
  // What a code stood for when pieces were entered, ordered and bought with it is what the papers say.
  checkChange: async ({ kode, persentase }, after, { db }) => {
    if (persentase === after.persentase) return
    const dipakai = await db.one(sql`
      SELECT 1 AS ada WHERE EXISTS (SELECT FROM barang WHERE kadar = ${kode})
        OR EXISTS (SELECT FROM pesanan WHERE kadar = ${kode}) OR EXISTS (SELECT FROM pembelian WHERE kadar = ${kode})`)
    if (dipakai) throw new Refusal('rule', `Persentase Kadar ${String(kode)} Tidak Bisa Diganti Karena Sudah Dipakai`)
  },
}

export const kadarFeature: Feature = { routes: masterRoutes(kadar, table) }
