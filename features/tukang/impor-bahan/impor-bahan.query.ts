import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { DOKUMEN_IMPOR_BAHAN, type getImporBahan, type listImporBahan } from './impor-bahan.contract.ts'

type Lengkap = OutputOf<typeof getImporBahan>

export const bacaImporBahan = bacaDokumen<OutputOf<typeof listImporBahan>[number]>(
  DOKUMEN_IMPOR_BAHAN,
  sql`k.no_impor_bahan, k.tgl_system, ${waktu()} AS waktu, k.baris, k.berat, k.user_id, k.no_batal`,
)

/** One sheet as it was entered. @throws Refusal 404 */
export const satuImporBahan = async (db: Queryable, kode_toko: string, no_impor_bahan: string): Promise<Lengkap> => {
  const row = await bacaImporBahan.satu(db, kode_toko, no_impor_bahan)
  const awal = await db.rows<Lengkap['awal'][number]>(sql`
    SELECT kode_tukang::text, nama_tukang::text, jenis, kode_group::text, berat FROM impor_bahan_detail
    WHERE no_impor_bahan = ${no_impor_bahan} ORDER BY urut`)
  return { ...row, awal }
}

/** What of a shop's craftsmen was entered before and stands, and the craftsmen and groups there are. */
export const bacaPegangan = async (db: Queryable, kode_toko: string) => {
  const [tukang, group, sudah] = await Promise.all([
    db.rows<{ kode_tukang: string; nama_tukang: string }>(sql`
      SELECT kode_tukang::text, nama_tukang::text FROM tukang WHERE dihapus_pada IS NULL`),
    db.rows<{ kode_group: string }>(sql`SELECT kode_group::text FROM master_group WHERE dihapus_pada IS NULL`),
    db.rows<{ kunci: string; nomor: string }>(sql`
      SELECT d.kode_tukang || ' ' || d.jenis || ' ' || d.kode_group AS kunci, k.no_impor_bahan::text AS nomor
      FROM impor_bahan k JOIN impor_bahan_detail d USING (no_impor_bahan) WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL`),
  ])
  return {
    tukang: new Map(tukang.map((one) => [one.kode_tukang, one.nama_tukang])),
    group: new Set(group.map((one) => one.kode_group)),
    sudah: new Map(sudah.map((one) => [one.kunci, one.nomor])),
  }
}
