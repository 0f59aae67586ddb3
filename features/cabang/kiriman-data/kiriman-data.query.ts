/** What the page of links shows. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Akun } from '@kencana/ledger'
import { hitungBaris, waktu } from '@kencana/server-kit'
import { type listLink, type listSurat, SEHALAMAN } from './kiriman-data.contract.ts'

type Link = OutputOf<typeof listLink>['sambungan'][number]

const jam = (kolom: Sql): Sql => sql`coalesce(${waktu(kolom)}, '')`

const jumlah = (tabel: 'surat_keluar' | 'surat_masuk', status: string): Sql => sql`
  (SELECT count(*)::int FROM ${sql.ident(tabel)} x WHERE x.sambungan = s.id AND x.status = ${status})`

/** Goods between each of this installation's shops and each of the other's: both books, and what they come to together. */
const CABANG = sql`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('kode_toko', p.kode_toko, 'lain', p.lain, 'berat', p.mg, 'berat_lain', p.mg_lain, 'selisih', p.mg + p.mg_lain)
      ORDER BY p.kode_toko, p.lain)
    FROM (
      SELECT coalesce(a.kode_toko, b.lain) AS kode_toko, coalesce(a.lain, b.kode_toko) AS lain, coalesce(a.mg, 0) AS mg,
        CASE WHEN c.cabang_lain IS NOT NULL THEN coalesce(b.mg, 0) END AS mg_lain
      FROM (
        SELECT k.kode_toko::text, t.kode_toko::text AS lain, sum(z.mg)::bigint AS mg
        FROM toko t JOIN toko k ON k.portal = '' JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY['CABANG']) z ON z.ref = t.kode_toko
        WHERE t.portal = s.portal GROUP BY 1, 2
      ) a
      FULL JOIN (
        SELECT x.kode_toko, x.lain, x.berat AS mg
        FROM jsonb_to_recordset(c.cabang_lain) x (kode_toko text, lain text, berat bigint)
      ) b ON b.kode_toko = a.lain AND b.lain = a.kode_toko
    ) p
  ), '[]')`

/** An account between the shops here and those at the other end of a link. */
const ANTARA = (akun: string): Sql => sql`
  toko t JOIN toko k ON k.portal = '' JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY[${akun}]) z ON z.ref = t.kode_toko
  WHERE t.portal = s.portal`

/** Categories of which the two books do not say the same, though all of them together may. */
const BEDA = sql`
  ARRAY(
    SELECT concat_ws(' ', kode_toko, lain, kode_group) || ': ' || sum(pcs) || ' pcs ' || to_char(sum(mg) / 1000.0, 'FM999,990.000') || ' g'
    FROM (
      SELECT k.kode_toko::text, t.kode_toko::text AS lain, z.kode_group::text, z.pcs, z.mg FROM ${ANTARA('CABANG')}
      UNION ALL
      SELECT x.lain, x.kode_toko, x.kode_group, x.pcs, x.berat
      FROM jsonb_to_recordset(c.rinci_lain) x (kode_toko text, lain text, kode_group text, pcs int, berat bigint)
    ) y WHERE c.rinci_lain IS NOT NULL
    GROUP BY kode_toko, lain, kode_group HAVING sum(pcs) <> 0 OR sum(mg) <> 0 ORDER BY kode_toko, lain, kode_group
  )`

/** What two shops owe each other for goods and money, where the two books do not say the same. */
const BEDA_NILAI = sql`
  ARRAY(
    SELECT concat_ws(' ', kode_toko, lain) || ': Rp. ' || to_char(sum(rp), 'FM999,999,999,999,990')
    FROM (
      SELECT k.kode_toko::text, t.kode_toko::text AS lain, z.rp FROM ${ANTARA('RK')}
      UNION ALL
      SELECT x.lain, x.kode_toko, x.rp FROM jsonb_to_recordset(c.rk_lain) x (kode_toko text, lain text, rp bigint)
    ) y WHERE c.rk_lain IS NOT NULL GROUP BY kode_toko, lain HAVING sum(rp) <> 0 ORDER BY kode_toko, lain
  )`

/** Money that left one side and is in nobody's books of the other yet. */
const UANG_JALAN = sql`
  ARRAY(
    SELECT x.dari || ' ke ' || x.ke || ': Rp. ' || to_char(x.jumlah, 'FM999,999,999,999,990') || ' (' || x.no_uang || x.apa || ')'
    FROM (
      SELECT u.no_uang::text, u.kode_toko::text AS dari, k.tujuan::text AS ke, u.jumlah, CASE WHEN k.ditolak IS NULL THEN '' ELSE ', ditolak: ' || k.ditolak END AS apa
      FROM uang_kecabang k JOIN uang u USING (no_uang) JOIN toko t ON t.kode_toko = k.tujuan
      WHERE t.portal = s.portal AND k.no_terima IS NULL AND NOT k.dibatalkan
      UNION ALL
      SELECT m.no_uang, m.asal, m.kode_toko, m.jumlah, '' FROM uang_masuk m
      WHERE m.sambungan = s.id AND m.no_terima IS NULL AND m.ditolak_pada IS NULL AND m.batal_pada IS NULL
    ) x ORDER BY x.no_uang
  )`

const BLANK = sql`ARRAY[]::text[]`

/** Every link with how it stands. @param tersembunyi accounts of which its reader sees nothing. Source: controls, reads of money */
export const bacaLink = (db: Queryable, tersembunyi: readonly Akun[]): Promise<Link[]> =>
  db.rows<Link>(sql`
    SELECT s.id::text, s.portal::text, s.peran, s.nomor::int, s.aktif, ${jam(sql`c.kontak_pada`)} AS kontak_pada,
      ${jam(sql`c.kabar_pada`)} AS kabar_pada, c.galat, ${jam(sql`c.coba_lagi_pada`)} AS coba_lagi_pada,
      ${jumlah('surat_keluar', 'PENDING')} AS menunggu, ${jumlah('surat_keluar', 'GAGAL')} AS gagal,
      ${jumlah('surat_masuk', 'MENUNGGU')} AS masuk_menunggu, ${jumlah('surat_masuk', 'GAGAL')} AS masuk_gagal, ${CABANG} AS cabang,
      ${BEDA} AS beda, ${tersembunyi.includes('RK') ? BLANK : BEDA_NILAI} AS beda_nilai,
      ${tersembunyi.includes('UANG_DI_JALAN') ? BLANK : UANG_JALAN} AS uang_jalan,
      coalesce(c.beda_master, '[]') AS beda_master
    FROM sambungan s JOIN sambungan_kontak c ON c.sambungan = s.id ORDER BY s.dibuat_pada, s.id`)

const TUNDA = { KELUAR: ['PENDING', 'MENUNGGU'], MASUK: ['MENUNGGU'] } as const

const SURAT = {
  KELUAR: sql`
    SELECT id::text, coalesce(urut, 0) AS urut, CASE WHEN ditarik THEN jenis || ' (DITARIK)' ELSE jenis END AS jenis, dokumen, status,
      ${waktu()} AS waktu, percobaan, galat FROM surat_keluar k`,
  MASUK: sql`
    SELECT id::text, urut, jenis, dokumen, status, ${waktu(sql`k.diterima_pada`)} AS waktu, ke AS percobaan, galat FROM surat_masuk k`,
} as const

/** A page of letters, the newest first. @param toko those alone that this shop wrote; of others' letters null, for all */
export const bacaSurat = async (
  db: Queryable,
  { sambungan, arah, keadaan, halaman }: InputOf<typeof listSurat>,
  toko: string | null,
): Promise<OutputOf<typeof listSurat>> => {
  const status =
    keadaan === 'SEMUA'
      ? sql``
      : sql`AND k.status = ANY (${keadaan === 'GAGAL' ? ['GAGAL'] : [...TUNDA[arah]]}::text[])`
  const where = sql`k.sambungan = (SELECT s.id FROM sambungan s WHERE s.id::text = ${sambungan}) ${status}
    ${toko === null || arah === 'MASUK' ? sql`` : sql`AND k.kode_toko = ${toko}`}`
  const tabel = sql.ident(arah === 'KELUAR' ? 'surat_keluar' : 'surat_masuk')
  const baris = await db.rows<OutputOf<typeof listSurat>['baris'][number]>(sql`
    ${SURAT[arah]} WHERE ${where} ORDER BY k.urut DESC NULLS FIRST LIMIT ${SEHALAMAN} OFFSET ${(halaman - 1) * SEHALAMAN}`)
  return { jumlah: await hitungBaris(db, sql`${tabel} k WHERE ${where}`), baris }
}
