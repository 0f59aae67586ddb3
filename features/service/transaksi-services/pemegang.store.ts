/** Who has customers' pieces, from when to when: rows that are never changed. Source: controls, what goes out. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { BarangTerkunci, ServiceTerkunci } from './service.api.ts'

/**
 * Writes down who has pieces from now on; who has them already has them no later. A piece has been out since it first went to any
 * craftsman, whatever was written in between.
 * @param kode_tukang null for the shop
 */
export const catatPemegang = async (
  { db, sesi, waktu }: WriteContext,
  no_service: string,
  urut: readonly number[],
  kode_tukang: string | null,
): Promise<void> => {
  const barang = sql`b.no_service = ${no_service} AND b.urut = ANY (${[...urut]}::int[])`
  await db.run(sql`
    INSERT INTO service_pemegang (no_service, urut, ke, kode_tukang, tgl_system, user_id, dibuat_pada)
    SELECT b.no_service, b.urut, 1 + (SELECT count(*) FROM service_pemegang p WHERE (p.no_service, p.urut) = (b.no_service, b.urut)),
      ${kode_tukang}::kode, ${sesi.tgl_system}, ${sesi.user_id}, ${waktu}
    FROM service_barang b WHERE ${barang} AND b.kode_tukang IS DISTINCT FROM ${kode_tukang}::kode`)
  await db.run(sql`
    UPDATE service_barang b SET kode_tukang = ${kode_tukang}::kode, tgl_tukang = CASE WHEN ${kode_tukang}::text IS NULL THEN NULL ELSE (
      SELECT min(p.tgl_system) FROM service_pemegang p WHERE (p.no_service, p.urut) = (b.no_service, b.urut) AND p.kode_tukang IS NOT NULL) END
    WHERE ${barang}`)
}

/** A craftsman is named for what he had in his hands. @throws Refusal for a piece that never was */
export const tolakBukanPemegang = async (
  { db }: WriteContext,
  { no_service }: ServiceTerkunci,
  barang: readonly { urut: number; nama_barang: string }[],
  kode_tukang: string,
): Promise<void> => {
  const rows = await db.rows<{ urut: number }>(sql`
    SELECT DISTINCT urut FROM service_pemegang WHERE no_service = ${no_service} AND kode_tukang = ${kode_tukang}`)
  const asing = barang.find((one) => rows.every(({ urut }) => urut !== one.urut))
  if (asing)
    throw new Refusal(
      'rule',
      `${asing.nama_barang} Tidak Pernah Di Tukang ${kode_tukang}, Catat Pemegang Barang Dahulu`,
    )
}

/** A piece that a craftsman has is given to nobody. @throws Refusal that names it */
export const tolakDiTukang = (barang: readonly BarangTerkunci[]): void => {
  const satu = barang.find((one) => one.kode_tukang !== null)
  if (satu)
    throw new Refusal(
      'conflict',
      `${satu.nama_barang} Masih Di Tukang ${satu.kode_tukang}, Catat Kembali Ke Toko Dahulu`,
    )
}
