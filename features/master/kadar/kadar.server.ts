import { type Queryable, sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, Refusal } from '@kencana/server-kit'
import { kadar } from './kadar.contract.ts'

const dipakai = async (db: Queryable, kode: unknown): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada WHERE EXISTS (SELECT FROM barang WHERE kadar = ${kode as string})
      OR EXISTS (SELECT FROM pesanan WHERE kadar = ${kode as string})
      OR EXISTS (SELECT FROM pembelian WHERE kadar = ${kode as string})`)) !== undefined

// What a code stood for when pieces were entered, ordered and bought with it is what the papers say: it is neither changed,
// nor taken away, nor given to a word that meant something by itself.
const table: MasterTable = {
  table: 'master_kadar',
  checkChange: async ({ kode, persentase }, after, { db }) => {
    if (persentase !== after.persentase && (await dipakai(db, kode)))
      throw new Refusal('rule', `Persentase Kadar ${String(kode)} Tidak Bisa Diganti Karena Sudah Dipakai`)
  },
  inUse: async ({ kode }, { db }) => {
    if (await dipakai(db, kode)) throw new Refusal('rule', `Kadar ${String(kode)} Sudah Dipakai`)
  },
  checkAdded: async ({ kode }, { db }) => {
    if (/^[\d.,]+$/.test(String(kode))) throw new Refusal('rule', 'Kadar Tidak Boleh Angka Saja')
    if (await dipakai(db, kode)) throw new Refusal('rule', `Kadar ${String(kode)} Sudah Dipakai Tanpa Master`)
  },
}

export const kadarFeature: Feature = { routes: masterRoutes(kadar, table) }
