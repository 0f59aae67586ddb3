/** What a customer did before. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { riwayatPelanggan } from './pelanggan.contract.ts'

// A nota by its first piece.
const ISI_NOTA = sql`(
  SELECT r.nama_barang::text FROM penjualan_detail d JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  WHERE d.no_faktur_jual = k.no_faktur_jual AND d.urut = 1)`

const ISI_TITIPAN = sql`(
  SELECT r.nama_barang::text FROM riwayat_barang r WHERE r.kode_barang = k.kode_barang AND r.id = k.salinan)`

/** Name of the first of the pieces a document took in, and what they weigh together. */
const isiDari = (tabel: Sql, nomor: Sql): Sql => sql`
  (SELECT min(b.nama_barang::text) FROM ${tabel} b WHERE b.${nomor} = k.${nomor}),
  (SELECT coalesce(sum(b.berat), 0)::bigint FROM ${tabel} b WHERE b.${nomor} = k.${nomor})`

type Riwayat = OutputOf<typeof riwayatPelanggan>

/** What a customer bought, sold and ordered in a shop, the newest first: by his number, or his telephone before he had one. */
export const riwayatDicari = async (
  db: Queryable,
  kode_toko: string,
  { kode_member, no_hp: ditulis }: { kode_member: string; no_hp: string },
): Promise<Riwayat> => {
  // A member's telephone is his own, which the form may know the end of.
  const member = await db.one<{ no_hp: string }>(sql`SELECT no_hp FROM member WHERE kode_member = ${kode_member}`)
  const no_hp = member?.no_hp ?? ditulis
  // With who was found to be the same person.
  const semua = sql`ARRAY(SELECT s::kode FROM member_satu(${kode_member}) s)`
  const dia = sql`kode_toko = ${kode_toko} AND (
    kode_member = ANY (${semua}) AND kode_member <> '-' OR nomor_hp(no_hp) = ${no_hp} AND ${no_hp} <> '')`
  const rows = await db.rows<Riwayat['transaksi'][number] & { jumlah: number }>(sql`
    SELECT jenis, nomor, tgl_system, keterangan, berat, status, count(*) OVER ()::int AS jumlah FROM (
      SELECT 'PEMBELIAN' AS jenis, no_faktur_beli::text AS nomor, tgl_system, nama_barang::text AS keterangan, berat::bigint, status, dibuat_pada
      FROM pembelian WHERE kode_toko = ${kode_toko} AND kode_member = ANY (${semua}) AND kode_member <> '-'
      UNION
      SELECT 'PEMBELIAN', no_faktur_beli::text, tgl_system, nama_barang::text, berat::bigint, status, dibuat_pada
      FROM pembelian WHERE kode_toko = ${kode_toko} AND nomor_hp(no_hp) = ${no_hp} AND ${no_hp} <> ''
      UNION
      SELECT 'PESANAN', no_pesanan::text, tgl_system, deskripsi, perkiraan_berat::bigint, status, dibuat_pada
      FROM pesanan WHERE kode_toko = ${kode_toko} AND kode_customer = ANY (${semua}) AND kode_customer <> '-'
      UNION
      SELECT 'PESANAN', no_pesanan::text, tgl_system, deskripsi, perkiraan_berat::bigint, status, dibuat_pada
      FROM pesanan WHERE kode_toko = ${kode_toko} AND nomor_hp(no_hp) = ${no_hp} AND ${no_hp} <> ''
      UNION
      SELECT 'PENJUALAN', no_faktur_jual::text, tgl_system, ${ISI_NOTA}, berat, status, dibuat_pada
      FROM penjualan k WHERE kode_toko = ${kode_toko} AND kode_member = ANY (${semua}) AND kode_member <> '-'
      UNION
      SELECT 'PENJUALAN', no_faktur_jual::text, tgl_system, ${ISI_NOTA}, berat, status, dibuat_pada
      FROM penjualan k WHERE kode_toko = ${kode_toko} AND nomor_hp(no_hp) = ${no_hp} AND ${no_hp} <> ''
      UNION
      SELECT 'TITIPAN', no_titip::text, tgl_system, ${ISI_TITIPAN}, berat::bigint, status, dibuat_pada
      FROM titipan k WHERE ${dia}
      UNION
      SELECT 'SERVICE', no_service::text, tgl_system, ${isiDari(sql`service_barang`, sql`no_service`)}, status, dibuat_pada
      FROM service k WHERE ${dia}
      UNION
      SELECT 'HUTANG', no_hutang::text, tgl_system, ${isiDari(sql`hutang_detail`, sql`no_hutang`)}, status, dibuat_pada
      FROM hutang k WHERE ${dia}
    ) x ORDER BY dibuat_pada DESC, nomor DESC LIMIT 5`)
  return { jumlah: rows[0]?.jumlah ?? 0, transaksi: rows }
}
