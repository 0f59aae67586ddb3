import { sql } from '@kencana/database'
import {
  type Feature,
  kunciMaster,
  type MasterTable,
  masterList,
  masterRoutes,
  Refusal,
  route,
} from '@kencana/server-kit'
import { group, groupByKode } from './group.contract.ts'

const table: MasterTable = {
  table: 'master_group',
  inUse: async ({ kode_group }, { db }) => {
    await kunciMaster(db, `GROUP|${String(kode_group)}`)
    const jenis = await db.one<{ kode_dept: string }>(
      sql`SELECT kode_dept::text FROM jenis WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL LIMIT 1`,
    )
    if (jenis) throw new Refusal('rule', `Group ${String(kode_group)} Masih Dipakai Jenis ${jenis.kode_dept}`)
    const stok = await db.one(sql`
      SELECT 1 AS ada FROM toko k CROSS JOIN LATERAL saldo(k.kode_toko, 'infinity') s
      JOIN akun a ON a.akun = s.akun AND a.tanda <> 0
      WHERE s.kode_group = ${kode_group} LIMIT 1`)
    if (stok) throw new Refusal('rule', `Group ${String(kode_group)} Masih Ada Barangnya`)
  },
}

export const groupFeature: Feature = {
  routes: [
    ...masterRoutes(group, table),
    route(groupByKode, ({ kode_group }, ctx) =>
      masterList(group, table)(ctx, sql`AND t.dihapus_pada IS NULL AND t.kode_group = ${kode_group}`),
    ),
  ],
}
