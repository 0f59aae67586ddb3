import { sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, Refusal } from '@kencana/server-kit'
import { parameterJenisGroup } from './parameter-jenis-group.contract.ts'

const table: MasterTable = {
  table: 'master_jenis_group',
  inUse: async ({ jenis_group }, { db }) => {
    const group = await db.one<{ kode_group: string }>(sql`
      SELECT kode_group::text FROM master_group
      WHERE jenis_group = ${jenis_group} AND dihapus_pada IS NULL ORDER BY kode_group LIMIT 1`)
    if (group) throw new Refusal('rule', `Jenis Group ${String(jenis_group)} Masih Dipakai Group ${group.kode_group}`)
  },
  // Deleted groups too: one that comes back has the kind it had, by its name of now.
  changed: async (before, { jenis_group }, { db }) => {
    if (before === null || before.jenis_group === jenis_group) return
    await db.run(sql`
      UPDATE master_group SET jenis_group = ${jenis_group}, versi = versi + 1 WHERE jenis_group = ${before.jenis_group}`)
  },
}

export const parameterJenisGroupFeature: Feature = { routes: masterRoutes(parameterJenisGroup, table) }
