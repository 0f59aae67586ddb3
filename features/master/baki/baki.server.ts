import { type Sql, sql } from '@kencana/database'
import {
  type Feature,
  isOwner,
  kunciMaster,
  type MasterTable,
  masterList,
  masterRoutes,
  Refusal,
  route,
} from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { baki, bakiByGudang, bakiByKode, bakiReady, bakiTambahBarang } from './baki.contract.ts'

const table: MasterTable = {
  table: 'baki',
  perToko: true,
  shown: sql`g.nama_gudang::text`,
  joins: sql`JOIN gudang g ON g.kode_gudang = t.kode_gudang`,
  refs: { kode_gudang: { table: 'gudang', label: 'Gudang' } },
  inUse: async ({ kode_baki }, { db, sesi }) => {
    await kunciMaster(db, `BAKI|${sesi.kode_toko}|${String(kode_baki)}`)
    const isi = await db.one(sql`
      SELECT 1 AS ada FROM saldo(${sesi.kode_toko}, 'infinity') s WHERE s.akun = 'BAKI' AND s.ref = ${kode_baki} LIMIT 1`)
    if (isi) throw new Refusal('rule', `Baki ${String(kode_baki)} Masih Berisi Barang`)
  },
  checkNew: async ({ berat_baki, berat_bandrol }, { sesi }) => {
    if ((berat_baki !== 0 || berat_bandrol !== 0) && !isOwner(sesi.level))
      throw new Refusal('denied', 'Berat Baki Dan Bandrol Hanya Diisi OWN Atau SU, Simpan Dengan 0 Dahulu')
  },
  checkChange: async (before, after, { db, sesi }, tahan) => {
    // What a tray and its tags weigh is taken off the scale: a lighter tray hides a ring.
    const tara = before.berat_baki !== after.berat_baki || before.berat_bandrol !== after.berat_bandrol
    if (tara && !isOwner(sesi.level)) throw new Refusal('denied', 'Berat Baki Dan Bandrol Hanya Diubah OWN Atau SU')
    if (before.kode_gudang === after.kode_gudang) return
    await tahan(`BAKI|${sesi.kode_toko}|${String(before.kode_baki)}`)
    // Stock reports group a tray's past by its gudang: it is fixed from the first line on.
    const dipakai = await db.one(sql`
      SELECT 1 AS ada WHERE EXISTS (SELECT FROM saldo_harian WHERE kode_toko = ${sesi.kode_toko} AND akun = 'BAKI' AND ref = ${before.kode_baki})
        OR EXISTS (SELECT FROM mutasi WHERE kode_toko = ${sesi.kode_toko} AND tgl_system >= ${sesi.tgl_system}
          AND akun = 'BAKI' AND ref = ${before.kode_baki})`)
    if (dipakai)
      throw new Refusal('rule', `Gudang Baki ${String(before.kode_baki)} Tidak Bisa Diganti Karena Sudah Dipakai`)
  },
}

const list = masterList(baki, table)
const aktif = (only: Sql) => sql`AND t.dihapus_pada IS NULL AND ${only}`

export const bakiFeature: Feature = {
  routes: [
    ...masterRoutes(baki, table),
    route(bakiByKode, ({ kode }, ctx) => list(ctx, aktif(sql`t.kode_baki = ${kode}`))),
    route(bakiByGudang, ({ kode }, ctx) => list(ctx, aktif(sql`t.kode_gudang = ${kode}`))),
    route(bakiReady, (_, ctx) => list(ctx, aktif(sql`t.kode_gudang = 'TOKO'`))),
    route(bakiTambahBarang, async (_, ctx) => {
      const etalase = await yaParaSystem(ctx.db, ctx.sesi.kode_toko, 'stok_awal')
      return list(ctx, aktif(sql`(t.kode_gudang = 'KC' OR (t.kode_gudang = 'TOKO' AND ${etalase}))`))
    }),
  ],
}
