import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import { isOwner, only, Refusal, type Sesi } from '@kencana/server-kit'
import { hpTerlihat } from '../data-member/data-member.api.ts'
import { poinAkanHabis } from '../poin/masa-poin.api.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import type { ringkasanMember, transaksiMember } from './lihat-transaksi-member.contract.ts'

type Ringkasan = OutputOf<typeof ringkasanMember>
type Transaksi = OutputOf<typeof transaksiMember>['rows'][number]

/** Whose documents, and in which shops. */
interface Dicari {
  kode_member: string
  kode_toko: string
}

// With those who were found to be the same person.
const samaOrang = ({ kode_member }: Pick<Dicari, 'kode_member'>): Sql =>
  sql`ARRAY(SELECT s::kode FROM member_satu(${kode_member}) s)`

// Nobody but an owner reads what a customer did in another shop.
const tokoTerbaca = ({ kode_toko }: Dicari, sesi: Sesi): Sql => {
  if (!isOwner(sesi.level)) return sql`ARRAY[${sesi.kode_toko}]`
  return kode_toko === SEMUA ? sql`ARRAY(SELECT kode_toko::text FROM toko)` : sql`ARRAY[${kode_toko}]`
}

/** Documents that name him, or his telephone while he was no member; each list by its indexes. */
const dokumen = (cari: Dicari, sesi: Sesi): Sql => {
  const toko = tokoTerbaca(cari, sesi)
  const semua = samaOrang(cari)
  const milik = (member: Sql): Sql => sql`k.kode_toko = ANY (${toko}) AND (
    ${member} = ANY (${semua}) AND ${member} <> '-'
    OR ${member} = '-' AND k.no_hp <> '' AND nomor_hp(k.no_hp) = ANY (ARRAY(
      SELECT m.no_hp FROM member m WHERE m.kode_member = ANY (${semua}) AND m.no_hp <> '')))`
  const dia = sql`k.kode_toko = ANY (${toko}) AND k.kode_member = ANY (${semua})`
  return sql`(
    SELECT 'PENJUALAN' AS jenis, k.no_faktur_jual::text AS nomor, k.tgl_system, k.kode_toko::text, (
        SELECT r.nama_barang::text || CASE WHEN k.pcs > 1 THEN ' + ' || k.pcs - 1 ELSE '' END
        FROM penjualan_detail d JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
        WHERE d.no_faktur_jual = k.no_faktur_jual AND d.urut = 1
      ) AS keterangan, k.berat::bigint, k.tagihan::bigint AS rp, '-' AS ikut, k.kode_member <> '-' AS sebagai_member, k.status,
      k.status = 'DONE' AS berlaku, k.dibuat_pada
    FROM penjualan k WHERE ${milik(sql`k.kode_member`)}
    UNION ALL
    SELECT 'PEMBELIAN', k.no_faktur_beli::text, k.tgl_system, k.kode_toko::text, k.nama_barang::text, k.berat::bigint, k.harga::bigint, '-',
      k.kode_member <> '-', k.status, k.status = 'DONE', k.dibuat_pada
    FROM pembelian k WHERE ${milik(sql`k.kode_member`)}
    UNION ALL
    SELECT 'PESANAN', k.no_pesanan::text, k.tgl_system, k.kode_toko::text, k.deskripsi, k.perkiraan_berat::bigint, k.sub_total::bigint,
      coalesce(k.no_serah::text, '-'), k.kode_customer <> '-', k.status, k.status <> 'BATAL', k.dibuat_pada
    FROM pesanan k WHERE ${milik(sql`k.kode_customer`)}
    UNION ALL
    SELECT 'TITIPAN', k.no_titip::text, k.tgl_system, k.kode_toko::text, r.nama_barang::text, k.berat::bigint, k.total::bigint, '-',
      k.kode_member <> '-', k.status, k.status = 'DONE', k.dibuat_pada
    FROM titipan k JOIN riwayat_barang r ON r.kode_barang = k.kode_barang AND r.id = k.salinan
    WHERE ${milik(sql`k.kode_member`)}
    UNION ALL
    SELECT 'HADIAH', k.no_tukar_poin::text, k.tgl_system, k.kode_toko::text, k.qty || ' ' || k.nama_hadiah, 0, 0, '-', true,
      CASE WHEN k.no_batal IS NULL THEN 'DONE' ELSE 'BATAL' END, k.no_batal IS NULL, k.dibuat_pada
    FROM tukar_poin k WHERE ${dia}
    UNION ALL
    SELECT 'VOUCHER', k.no_voucher::text, k.tgl_system, k.kode_toko::text,
      CASE k.asal WHEN 'POIN' THEN 'dari poin' ELSE 'dibeli' END || ', sampai ' || k.berlaku_sampai, 0, k.nilai::bigint, '-', true,
      k.status, k.status <> 'BATAL', k.dibuat_pada
    FROM voucher k WHERE ${dia}
    UNION ALL
    SELECT 'KOREKSI POIN', k.no_koreksi_poin::text, k.tgl_system, k.kode_toko::text, k.alasan, 0, 0, '-', true, 'DONE', true, k.dibuat_pada
    FROM koreksi_poin k WHERE ${dia}
    UNION ALL
    SELECT CASE k.jenis WHEN 'IMPOR' THEN 'POIN AWAL' ELSE 'POIN KEDALUWARSA' END, k.dokumen::text, k.tgl_system, k.kode_toko::text, '-',
      0, 0, '-', true, 'DONE', true, min(k.waktu)
    FROM poin_mutasi k WHERE ${dia} AND k.jenis IN ('IMPOR', 'KEDALUWARSA') GROUP BY k.jenis, k.dokumen, k.tgl_system, k.kode_toko
    UNION ALL
    SELECT 'SERVICE', k.no_service::text, k.tgl_system, k.kode_toko::text, (
        SELECT min(b.nama_barang::text) || CASE WHEN count(*) > 1 THEN ' + ' || count(*) - 1 ELSE '' END FROM service_barang b
        WHERE b.no_service = k.no_service
      ), (SELECT coalesce(sum(b.berat), 0)::bigint FROM service_barang b WHERE b.no_service = k.no_service), k.dp::bigint, '-',
      k.kode_member <> '-', k.status, k.status <> 'CANC', k.dibuat_pada
    FROM service k WHERE ${milik(sql`k.kode_member`)}
    UNION ALL
    SELECT 'HUTANG', k.no_hutang::text, k.tgl_system, k.kode_toko::text, (
        SELECT min(b.nama_barang::text) || CASE WHEN count(*) > 1 THEN ' + ' || count(*) - 1 ELSE '' END FROM hutang_detail b
        WHERE b.no_hutang = k.no_hutang
      ), (SELECT coalesce(sum(b.berat), 0)::bigint FROM hutang_detail b WHERE b.no_hutang = k.no_hutang), k.jumlah_hutang::bigint, '-',
      k.kode_member <> '-', k.status, k.status <> 'BATAL', k.dibuat_pada
    FROM hutang k WHERE ${milik(sql`k.kode_member`)}
  )`
}

/** A member with what he has and did. @throws Refusal 404 */
export const ringkasan = async (
  db: Queryable,
  cari: InputOf<typeof ringkasanMember>,
  sesi: Sesi,
): Promise<Ringkasan> => {
  const dia = await db.one<Omit<Ringkasan, 'poin' | 'tunggakan' | 'kedaluwarsa' | 'terakhir' | 'jenis'>>(sql`
    SELECT m.kode_member::text, m.nama_member::text, ${await hpTerlihat(db, sesi)} AS no_hp, m.alamat, m.catatan, m.tgl_lahir,
      m.setuju_pesan, m.kode_toko::text, to_char(m.dibuat_pada, 'YYYY-MM-DD') AS dibuat_pada, m.dihapus_pada IS NULL AS aktif
    FROM member m WHERE m.kode_member = ${cari.kode_member}`)
  if (!dia) throw new Refusal('missing', `Member ${cari.kode_member} Tidak Ada`)
  const jumlah = await db.rows<Ringkasan['jenis'][number] & { terakhir: string }>(sql`
    SELECT jenis, count(*) FILTER (WHERE berlaku)::int AS jumlah, coalesce(sum(berat) FILTER (WHERE berlaku), 0)::bigint AS berat,
      coalesce(sum(rp) FILTER (WHERE berlaku), 0)::bigint AS rp, max(max(tgl_system)) OVER () AS terakhir
    FROM ${dokumen(cari, sesi)} x GROUP BY jenis ORDER BY jenis`)
  const { saldo, tunggakan } = await saldoPoin(db, cari.kode_member)
  return {
    ...dia,
    poin: saldo,
    tunggakan,
    kedaluwarsa: await poinAkanHabis(db, cari.kode_member),
    terakhir: jumlah[0]?.terakhir ?? null,
    jenis: jumlah,
  }
}

/** One page of his documents. */
export const transaksi = async (
  db: Queryable,
  input: InputOf<typeof transaksiMember>,
  sesi: Sesi,
): Promise<OutputOf<typeof transaksiMember>> => {
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<Transaksi & { semua: number }>(sql`
    WITH poin AS (
      -- what an undo takes back counts for the document that gave it
      SELECT coalesce(a.dokumen, p.dokumen)::text AS dokumen, sum(p.jumlah)::bigint AS jumlah
      FROM poin_mutasi p LEFT JOIN poin_mutasi a ON a.id = p.asal WHERE p.kode_member = ANY (${samaOrang(input)}) GROUP BY 1
    ), dilihat AS (
      SELECT x.jenis, x.nomor, x.tgl_system, x.kode_toko, coalesce(x.keterangan, '-') AS keterangan, x.berat, x.rp,
        coalesce(p.jumlah, 0)::bigint AS poin, x.sebagai_member, x.status, x.dibuat_pada
      FROM ${dokumen(input, sesi)} x LEFT JOIN poin p ON p.dokumen IN (x.nomor, x.ikut)
      WHERE true ${only('x.jenis', input.jenis)} ${input.q === '' ? sql`` : sql`AND x.nomor LIKE ${likeAnywhere(input.q.toUpperCase())}`}
    )
    SELECT jenis, nomor, tgl_system, kode_toko, keterangan, berat, rp, poin, sebagai_member, status, count(*) OVER ()::int AS semua
    FROM dilihat ORDER BY ${sql.ident(input.urut)} ${arah}, dibuat_pada ${arah}, nomor ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  return { rows: rows, total: rows[0]?.semua ?? 0, totals: {} }
}
