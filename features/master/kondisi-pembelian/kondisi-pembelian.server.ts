import { sql } from '@kencana/database'
import { type Feature, masterRoutes, Refusal } from '@kencana/server-kit'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

export const kondisiPembelianFeature: Feature = {
  routes: masterRoutes(kondisiPembelian, {
    table: 'kondisi_pembelian',
    inUse: async ({ kondisi_barang }, { db }) => {
      const row = await db.one<{ kode_group: string }>(sql`
        SELECT kode_group::text FROM parameter_potongan
        WHERE kondisi_bawaan = ${kondisi_barang} AND dihapus_pada IS NULL ORDER BY 1 LIMIT 1`)
      if (row) throw new Refusal('rule', `Kondisi ${String(kondisi_barang)} Masih Bawaan Kategori ${row.kode_group}`)
    },
  }),
}
