import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { z } from 'zod'
import { EMAS_BELUM_DINILAI } from '../../neraca/nilai/emas-belum-dinilai.api.ts'
import { TANPA_HPP } from '../../neraca/nilai/tanpa-hpp.api.ts'
import { CATATAN_NILAI } from '../laba-rugi/belum-dinilai.api.ts'
import { AKUN_LABA_RUGI } from '../laba-rugi/laba-rugi.contract.ts'
import { LABA, LABA_BULAN, LABA_LALU, type laporanNeracaKeuangan, NERACA, RINCI } from './neraca-keuangan.contract.ts'

type Input = InputOf<typeof laporanNeracaKeuangan>
type Row<K extends keyof typeof laporanNeracaKeuangan.rows> = z.output<(typeof laporanNeracaKeuangan.rows)[K]>

const AKUN = NERACA.map(([akun]) => akun)
const BAGIAN = sql`bagian AS (SELECT * FROM jsonb_to_recordset(${sql.json(
  NERACA.map(([akun, bagian], urut) => ({ akun, bagian, urut })),
)}::jsonb) x (akun text, bagian text, urut integer))`

/** Results up to the month before, and of the month of the day; debit positive. */
const laba = (toko: Sql, tanggal: string): Sql => sql`
  SELECT v.ref, sum(v.rp) AS rp FROM (
    SELECT ${LABA_LALU}::text AS ref, rp FROM saldo_akun(${toko}, date_trunc('month', ${tanggal}::date)::date - 1, ${AKUN_LABA_RUGI}::text[])
    UNION ALL
    SELECT ${LABA_BULAN}, -rp FROM saldo_akun(${toko}, date_trunc('month', ${tanggal}::date)::date - 1, ${AKUN_LABA_RUGI}::text[])
    UNION ALL
    SELECT ${LABA_BULAN}, rp FROM saldo_akun(${toko}, ${tanggal}::date, ${AKUN_LABA_RUGI}::text[])
  ) v GROUP BY 1 HAVING sum(v.rp) <> 0`

/** Whether a shop reckoned with the price of fine gold when a day closed: a switch of later changes no past day. */
const MURNI = (toko: Sql, tanggal: string): Sql => sql`
  coalesce(
    (SELECT r.ke ->> 'value' FROM riwayat_nilai r WHERE r.tabel = 'PARAMETER' AND r.kunci = ${toko} || '|kategori_harga' AND r.waktu <= tutup.pada
      ORDER BY r.id DESC LIMIT 1),
    (SELECT r.dari ->> 'value' FROM riwayat_nilai r WHERE r.tabel = 'PARAMETER' AND r.kunci = ${toko} || '|kategori_harga' AND r.waktu > tutup.pada
      ORDER BY r.id LIMIT 1),
    'harga_100%') = 'harga_100%'
  FROM (SELECT coalesce((SELECT h.ditutup_pada FROM hari_tutup h WHERE h.kode_toko = ${toko} AND h.tgl_system = ${tanggal}), 'infinity') AS pada) tutup`

/** Own grams of the newest evening up to a day, and what they would bring at that day's price. */
const emas = (toko: Sql, tanggal: string): Sql => sql`
  SELECT h.kode_group, h.mg, h.tgl_system,
    round(h.mg::numeric * h.harga * CASE WHEN h.murni THEN persentase_hari(${toko}, h.kode_group, ${tanggal}) ELSE 1000000 END / 1000000000) AS pasar
  FROM (
    SELECT DISTINCT ON (n.kode_group) n.kode_group, n.mg::bigint AS mg, n.tgl_system,
      (SELECT ${MURNI(toko, tanggal)}) AS murni,
      coalesce(
        (SELECT e.harga FROM harga_emas e WHERE e.kode_group = n.kode_group AND e.tgl_system <= ${tanggal} ORDER BY e.id DESC LIMIT 1),
        (SELECT e.harga_lama FROM harga_emas e WHERE e.kode_group = n.kode_group AND e.tgl_system > ${tanggal} ORDER BY e.id LIMIT 1),
        g.harga)::bigint AS harga
    FROM nilai_harian n JOIN master_group g ON g.kode_group = n.kode_group
    WHERE n.kode_toko = ${toko} AND n.tgl_system <= ${tanggal} ORDER BY n.kode_group, n.tgl_system DESC
  ) h WHERE h.mg <> 0`

/** What the result of a day's month lacks of its cost up to that day. */
const kurangBulan = (toko: Sql, tanggal: string): Sql =>
  TANPA_HPP(toko, sql`date_trunc('month', ${tanggal}::date)::date`, sql`${tanggal}::date`)

const toko = (db: Queryable, { tanggal }: Input, kode_toko: string) => {
  const sini = sql`${kode_toko}`
  return db.rows<Row<'TOKO'>>(sql`
    WITH ${BAGIAN}, saldo AS (
      SELECT s.akun, CASE WHEN s.akun = ANY (${RINCI}::text[]) THEN s.ref ELSE '-' END AS ref, sum(s.rp) AS rp
      FROM saldo_akun(${kode_toko}, ${tanggal}::date, ${AKUN}::text[]) s GROUP BY 1, 2
    ), emas AS (${emas(sini, tanggal)}), isi AS (
      SELECT b.urut, b.bagian, b.akun, coalesce(s.ref, e.kode_group) AS ref, coalesce(s.rp, 0) AS rp, e.mg, e.pasar, e.tgl_system AS dinilai
      FROM (SELECT * FROM saldo WHERE rp <> 0) s
        FULL JOIN emas e ON s.akun = 'PERSEDIAAN' AND s.ref = e.kode_group
        JOIN bagian b ON b.akun = coalesce(s.akun, 'PERSEDIAAN')
      UNION ALL
      -- gold that nobody has valued yet stands there without a value, so that the sheet does not look whole
      SELECT b.urut, b.bagian, b.akun, t.kode_group, 0, NULL, NULL, NULL
      FROM (${EMAS_BELUM_DINILAI(sini, sql`${tanggal}::date`)}) t JOIN bagian b ON b.akun = 'PERSEDIAAN'
      WHERE NOT EXISTS (SELECT FROM saldo s WHERE s.akun = 'PERSEDIAAN' AND s.ref = t.kode_group AND s.rp <> 0)
      UNION ALL
      SELECT CASE l.ref WHEN ${LABA_LALU} THEN 100 ELSE 101 END, 'EKUITAS', ${LABA}, l.ref, l.rp, NULL, NULL, NULL
      FROM (${laba(sini, tanggal)}) l
    ), kurang AS MATERIALIZED (${kurangBulan(sini, tanggal)})
    SELECT akun, ref, bagian, mg AS berat, (CASE WHEN bagian = 'ASET' THEN rp ELSE 0 END)::bigint AS aset,
      (CASE WHEN bagian = 'ASET' THEN 0 ELSE -rp END)::bigint AS kewajiban_ekuitas, pasar::bigint AS nilai_pasar, (pasar - rp)::bigint AS selisih_pasar,
      CASE WHEN dinilai IS NOT NULL THEN 'DINILAI ' || dinilai WHEN akun = 'PERSEDIAAN' THEN 'BELUM DINILAI' WHEN akun = 'PEMBELIAN' THEN 'BELUM DINILAI'
        WHEN ref = ${LABA_BULAN} THEN ${CATATAN_NILAI(sini, sql`date_trunc('month', ${tanggal}::date)::date`, sql`${tanggal}::date`)} ELSE '' END AS catatan,
      coalesce(k.tanpa, 0)::bigint AS tanpa_hpp, coalesce(k.kini, 0)::bigint AS tanpa_hpp_kini, coalesce(k.nanti, 0)::bigint AS hpp_nanti,
      coalesce(k.belum, false) AS belum_dinilai
    FROM isi LEFT JOIN kurang k ON akun = ${LABA} AND ref = ${LABA_BULAN} ORDER BY urut, ref`)
}

/**
 * Goods that a receiver has valued by the evening of a day and their sender not yet: they are in both books until he closes. By shop
 * as sender, with what they would bring.
 */
const DI_DUA_BUKU = (tanggal: string): Sql => sql`
  SELECT a.pengirim, sum(a.mg)::bigint AS mg, sum(a.rp)::bigint AS rp, sum(round(a.mg * e.pasar / nullif(e.mg, 0))) AS pasar
  FROM nilai_antar a LEFT JOIN nilai n ON n.no_nilai = a.no_kirim_nilai
    LEFT JOIN LATERAL (SELECT x.pasar, x.mg FROM (${emas(sql`a.pengirim`, tanggal)}) x WHERE x.kode_group = a.kode_group) e ON true
  WHERE a.no_terima_nilai IS NOT NULL AND a.tgl_terima <= ${tanggal}::date AND (n.tgl_system IS NULL OR n.tgl_system > ${tanggal}::date)
  GROUP BY 1`

const rantai = (db: Queryable, { tanggal }: Input) =>
  db.rows<Row<'RANTAI'>>(sql`
    WITH ${BAGIAN}, dua AS MATERIALIZED (${DI_DUA_BUKU(tanggal)})
    SELECT t.kode_toko::text, t.nama_toko::text, (s.persediaan - coalesce(d.rp, 0))::bigint AS persediaan, s.aset::bigint, s.kewajiban::bigint,
      (s.modal + coalesce(l.rp, 0))::bigint AS ekuitas, (s.rk + coalesce(d.rp, 0))::bigint AS rk, (coalesce(e.mg, 0) - coalesce(d.mg, 0))::bigint AS berat,
      (e.pasar - coalesce(d.pasar, 0))::bigint AS nilai_pasar, (e.pasar - coalesce(d.pasar, 0) - s.persediaan + coalesce(d.rp, 0))::bigint AS selisih_pasar,
      ${CATATAN_NILAI(sql`t.kode_toko`, sql`'infinity'::date`, sql`${tanggal}::date`)} AS catatan,
      k.tanpa AS tanpa_hpp, k.kini AS tanpa_hpp_kini, k.nanti AS hpp_nanti, k.belum AS belum_dinilai
    FROM toko t
    LEFT JOIN dua d ON d.pengirim = t.kode_toko
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(x.rp) FILTER (WHERE x.akun = 'PERSEDIAAN'), 0) AS persediaan, coalesce(sum(x.rp) FILTER (WHERE b.bagian = 'ASET'), 0) AS aset,
        coalesce(-sum(x.rp) FILTER (WHERE b.bagian = 'KEWAJIBAN'), 0) AS kewajiban, coalesce(-sum(x.rp) FILTER (WHERE b.bagian = 'EKUITAS'), 0) AS modal,
        coalesce(sum(x.rp) FILTER (WHERE x.akun = 'RK'), 0) AS rk
      FROM saldo_akun(t.kode_toko, ${tanggal}::date, ${AKUN}::text[]) x JOIN bagian b ON b.akun = x.akun
    ) s
    LEFT JOIN LATERAL (SELECT -sum(x.rp) AS rp FROM (${laba(sql`t.kode_toko`, tanggal)}) x) l ON true
    CROSS JOIN LATERAL (${kurangBulan(sql`t.kode_toko`, tanggal)}) k
    LEFT JOIN LATERAL (SELECT sum(x.mg) AS mg, sum(x.pasar) AS pasar FROM (${emas(sql`t.kode_toko`, tanggal)}) x) e ON true
    WHERE t.portal = '' ORDER BY t.kode_toko`)

export const neracaKeuangan = { TOKO: toko, RANTAI: rantai }
