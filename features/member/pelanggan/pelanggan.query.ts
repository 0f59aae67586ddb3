/** Who a customer may be, and what he did before. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { cariMember, IDENTITAS, memelihara, samar } from '../data-member/data-member.api.ts'
import { PALING_BANYAK, type Pelanggan, type riwayatPelanggan } from './pelanggan.contract.ts'

/** Enough typed that not everybody is found. */
const cukup = (q: string): boolean => (/^[\d\s+.()-]+$/.test(q) ? q.replaceAll(/\D/g, '').length >= 4 : q.length >= 3)

/** Every document that names a customer, with what it calls its number, his address and his member's number. */
const BERNAMA: readonly Sql[] = [
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_faktur_beli AS nomor FROM pembelian`,
  sql`SELECT nama_customer, no_hp, alamat_customer AS alamat, kode_customer AS kode_member, kode_toko, dibuat_pada, no_pesanan AS nomor FROM pesanan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_faktur_jual AS nomor FROM penjualan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_titip AS nomor FROM titipan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_service AS nomor FROM service`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_hutang AS nomor FROM hutang`,
]

/** Customers of this shop who are no members, by their whole telephone: as their newest paper names them. */
const bukanMember = (db: Queryable, kode_toko: string, q: string): Promise<Pelanggan[]> => {
  if (q.replaceAll(/\D/g, '').length < 8) return Promise.resolve([])
  // Each table by its own index, whose newest row is enough.
  const terbaru = BERNAMA.map(
    (kertas) => sql`
      (SELECT nama_customer::text AS nama, nomor_hp(no_hp) AS no_hp, alamat, dibuat_pada FROM (${kertas}) k
        WHERE kode_toko = ${kode_toko} AND no_hp <> '' AND nomor_hp(no_hp) = nomor_hp(${q}) AND kode_member = '-'
        ORDER BY dibuat_pada DESC, nomor DESC LIMIT 1)`,
  )
  return db.rows<Pelanggan>(sql`
    SELECT '-' AS kode_member, nama, no_hp, alamat, '' AS identitas FROM (${terbaru.reduce((all, one) => sql`${all} UNION ALL ${one}`)}) x
    ORDER BY dibuat_pada DESC LIMIT 1`)
}

/** Members first, by name; then who was here before under this telephone. */
export const pelangganDicari = async (db: Queryable, sesi: Sesi, q: string): Promise<Pelanggan[]> => {
  if (!cukup(q)) return []
  const utuh = await memelihara(db, sesi)
  const member = await db.rows<Pelanggan>(sql`
    SELECT m.kode_member::text, m.nama_member::text AS nama, ${utuh ? sql`m.no_hp` : samar(sql`m.no_hp`)} AS no_hp, m.alamat, ${IDENTITAS} AS identitas
    FROM member m LEFT JOIN member_identitas i USING (kode_member)
    WHERE m.dihapus_pada IS NULL AND ${cariMember(q, utuh)} ORDER BY m.nama_member, m.kode_member LIMIT ${PALING_BANYAK}`)
  return member.length > 0 ? member : bukanMember(db, sesi.kode_toko, q)
}

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
