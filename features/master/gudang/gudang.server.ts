import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterList, masterRoutes, Refusal, route } from '@kencana/server-kit'
import { gudang, gudangAllMaster } from './gudang.contract.ts'

const table: MasterTable = {
  table: 'gudang',
  shown: sql`t.bawaan`,
  inUse: async ({ kode_gudang, bawaan }, { db }) => {
    if (bawaan) throw new Refusal('rule', `Gudang ${String(kode_gudang)} Bawaan Sistem, Tidak Bisa Dihapus`)
    const baki = await db.one<{ kode_baki: string }>(
      sql`SELECT kode_baki::text FROM baki WHERE kode_gudang = ${kode_gudang} AND dihapus_pada IS NULL LIMIT 1`,
    )
    if (baki) throw new Refusal('rule', `Gudang ${String(kode_gudang)} Masih Dipakai Baki ${baki.kode_baki}`)
  },
}

export const gudangFeature: Feature = {
  routes: [...masterRoutes(gudang, table), route(gudangAllMaster, (_, ctx) => masterList(gudang, table)(ctx, sql``))],
}
