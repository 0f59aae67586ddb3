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
import { masihAda, pernahBergerak } from '../group/pemakaian.api.ts'
import { jenis, jenisByKategori } from './jenis.contract.ts'

const table: MasterTable = {
  table: 'jenis',
  shown: sql`g.nama_group::text`,
  joins: sql`JOIN master_group g ON g.kode_group = t.kode_group`,
  refs: { kode_group: { table: 'master_group', label: 'Kategori' } },
  inUse: async ({ kode_dept }, { db }) => {
    await kunciMaster(db, `JENIS|${String(kode_dept)}`)
    if (await masihAda(db, 'kode_dept', String(kode_dept)))
      throw new Refusal('rule', `Jenis ${String(kode_dept)} Masih Ada Barangnya`)
    // What a customer waits for has no goods yet. An order that is being taken holds the type's row, as this does.
    const pesanan = await db.one<{ no_pesanan: string }>(sql`
      SELECT no_pesanan FROM pesanan
      WHERE kode_dept = ${kode_dept} AND status IN ('BARU', 'PROSES', 'SELESAI') ORDER BY no_pesanan LIMIT 1`)
    if (pesanan) throw new Refusal('rule', `Jenis ${String(kode_dept)} Masih Dipakai Pesanan ${pesanan.no_pesanan}`)
  },
  checkChange: async (before, after, { db }, tahan) => {
    if (before.kode_group === after.kode_group) return
    await tahan(`JENIS|${String(before.kode_dept)}`)
    // A type's group is part of every line and order it ever had: it is fixed from the first one on.
    const kode = String(before.kode_dept)
    const diPesanan = () => db.one(sql`SELECT 1 AS ada FROM pesanan WHERE kode_dept = ${kode} LIMIT 1`)
    if ((await pernahBergerak(db, 'kode_dept', kode)) || (await diPesanan()))
      throw new Refusal('rule', `Kategori Jenis ${String(before.kode_dept)} Tidak Bisa Diganti Karena Sudah Dipakai`)
  },
}

export const jenisFeature: Feature = {
  routes: [
    ...masterRoutes(jenis, table),
    route(jenisByKategori, ({ kode }, ctx) =>
      masterList(jenis, table)(ctx, sql`AND t.dihapus_pada IS NULL AND t.kode_group = ${kode}`),
    ),
  ],
}
