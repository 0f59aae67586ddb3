import { sql } from '@kencana/database'
import { type Feature, route } from '@kencana/server-kit'
import { cetak } from './cetak.contract.ts'

export const cetakFeature: Feature = {
  routes: [
    route(cetak, async ({ jenis, dokumen, rangkap }, ctx) => {
      const { kode_toko, tgl_system, user_id } = ctx.sesi
      // Two prints of one document at once are counted one after the other.
      await ctx.db.run(sql`SELECT pg_advisory_xact_lock(6, hashtext(${`${kode_toko}|${jenis}|${dokumen}`}))`)
      const row = await ctx.db.one<{ ke: number }>(sql`
        INSERT INTO cetak (kode_toko, tgl_system, jenis, dokumen, ke, rangkap, user_id, waktu)
        SELECT ${kode_toko}, ${tgl_system}, ${jenis}, ${dokumen}, coalesce(max(c.ke), 0) + 1, ${rangkap}, ${user_id}, ${ctx.waktu}
        FROM cetak c WHERE c.kode_toko = ${kode_toko} AND c.jenis = ${jenis} AND c.dokumen = ${dokumen}
        RETURNING ke`)
      if (!row) throw new Error('print not recorded')
      ctx.audit({ dokumen, sesudah: { jenis, ...row, rangkap } })
      return row
    }),
  ],
}
