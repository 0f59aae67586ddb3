import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { within } from '@kencana/server-kit'
import type { z } from 'zod'
import { IDENTITAS, samar } from '../data-member/data-member.api.ts'
import { poinHabisAntara } from '../poin/masa-poin.api.ts'
import type { laporanMember } from './laporan-daftar-member.contract.ts'

type Masukan = InputOf<typeof laporanMember>
type Baris<K extends keyof typeof laporanMember.rows> = z.output<(typeof laporanMember.rows)[K]>

// Who was entered twice is one from the day on which it was found: a report of before stays as it was.
const akhir = ({ tgl_akhir }: Masukan): Sql => sql`member_akhir(x.kode_member, ${tgl_akhir}::date)::kode`

/** What members bought in a shop, orders that were handed over among it; what was undone in the period is taken off. */
const belanja = (input: Masukan): Sql => sql`
  belanja AS (
    SELECT ${akhir(input)} AS kode_member, sum(x.jumlah)::int AS jumlah, sum(x.berat)::bigint AS berat, sum(x.rp)::bigint AS rp,
      max(x.terakhir) AS terakhir
    FROM belanja_tercatat x GROUP BY 1
  )`

/** The same by who the papers say he is. */
const tercatat = (input: Masukan, kode_toko: string): Sql => sql`
  belanja_tercatat AS (
    SELECT v.kode_member::text, (count(DISTINCT v.no_faktur) FILTER (WHERE v.arah = 1) - count(DISTINCT v.no_faktur) FILTER (WHERE v.arah = -1))::int AS jumlah,
      sum(v.arah * v.berat)::bigint AS berat, sum(v.arah * v.harga_total)::bigint AS rp, max(v.tgl) FILTER (WHERE v.arah = 1) AS terakhir
    FROM jual_peristiwa v WHERE v.kode_toko = ${kode_toko} AND v.kode_member <> '-' ${within('v.tgl', input)} GROUP BY 1
  )`

const URUT: Readonly<Record<Masukan['sort_by'], string>> = {
  trx_count: 'total_transaksi',
  trx_rp: 'total_rp',
  trx_point: 'total_point',
}

/** Who bought most; points that a sale gave and its undo took count, redeemed ones do not. */
export const memberTop = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'TOP'>[]> =>
  db.rows(sql`
    WITH ${tercatat(input, kode_toko)}, ${belanja(input)}, poin AS (
      SELECT p.kode_member::text, sum(p.jumlah)::bigint AS poin
      FROM poin_mutasi p LEFT JOIN poin_mutasi a ON a.id = p.asal
      WHERE p.kode_toko = ${kode_toko} AND coalesce(a.jenis, p.jenis) IN ('JUAL', 'SERAH') ${within('p.tgl_system', input)} GROUP BY 1
    ), didapat AS (
      SELECT ${akhir(input)} AS kode_member, sum(x.poin)::bigint AS poin FROM poin x GROUP BY 1
    )
    SELECT m.kode_member::text, m.nama_member::text, coalesce(b.jumlah, 0)::int AS total_transaksi, coalesce(b.berat, 0)::bigint AS total_berat,
      coalesce(b.rp, 0)::bigint AS total_rp, coalesce(d.poin, 0)::bigint AS total_point
    FROM belanja b FULL JOIN didapat d ON d.kode_member = b.kode_member
    JOIN member m ON m.kode_member = coalesce(b.kode_member, d.kode_member)
    ORDER BY ${sql.ident(URUT[input.sort_by])} DESC, m.kode_member`)

// Whoever may read reports reads no telephones: they leave the shop in sheets.
const HP = samar(sql`m.no_hp`)

/** Who came, or joined here, with what he bought. */
export const memberDaftar = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'DAFTAR'>[]> =>
  db.rows(sql`
    WITH ${tercatat(input, kode_toko)}, ${belanja(input)}, terdaftar AS (
      SELECT m.*, (m.dibuat_pada AT TIME ZONE t.zona_waktu)::date AS sejak FROM member m JOIN toko t USING (kode_toko)
    )
    SELECT m.kode_member::text, m.nama_member::text, ${HP} AS no_hp, ${IDENTITAS} AS identitas, m.kode_toko::text,
      m.sejak AS dibuat_pada, m.setuju_pesan, coalesce(b.jumlah, 0)::int AS total_transaksi,
      coalesce(b.rp, 0)::bigint AS total_rp, b.terakhir, greatest(coalesce(s.poin, 0), 0)::bigint AS poin
    FROM terdaftar m LEFT JOIN belanja b USING (kode_member) LEFT JOIN poin_saldo s USING (kode_member)
    LEFT JOIN member_identitas i USING (kode_member)
    WHERE b.kode_member IS NOT NULL OR m.kode_toko = ${kode_toko} AND m.dihapus_pada IS NULL ${within('m.sejak', input)}
    ORDER BY m.nama_member, m.kode_member`)

/** Whose birthday falls into the period; who was born on 29 February has it on the last day of that month. */
export const memberUlangTahun = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'ULANG TAHUN'>[]> =>
  db.rows(sql`
    SELECT m.kode_member::text, m.nama_member::text, ${HP} AS no_hp, m.tgl_lahir, u.hari AS ulang_tahun, m.setuju_pesan,
      greatest(coalesce(s.poin, 0), 0)::bigint AS poin
    FROM member m
    CROSS JOIN generate_series(extract(year FROM ${input.tgl_awal}::date)::int, extract(year FROM ${input.tgl_akhir}::date)::int) AS tahun
    CROSS JOIN LATERAL (SELECT (m.tgl_lahir + make_interval(years => tahun - extract(year FROM m.tgl_lahir)::int))::date AS hari) u
    LEFT JOIN poin_saldo s USING (kode_member)
    WHERE m.kode_toko = ${kode_toko} AND m.dihapus_pada IS NULL AND u.hari > m.tgl_lahir ${within('u.hari', input)}
    ORDER BY u.hari, m.nama_member, m.kode_member`)

/** Whose points of this shop run out in the period, the soonest first. */
export const memberPoinHabis = async (
  db: Queryable,
  input: Masukan,
  kode_toko: string,
): Promise<Baris<'POIN HABIS'>[]> => {
  const habis = await poinHabisAntara(db, kode_toko, input)
  return db.rows(sql`
    SELECT m.kode_member::text, m.nama_member::text, ${HP} AS no_hp, h.sampai, h.poin, m.setuju_pesan
    FROM jsonb_to_recordset(${sql.json(habis)}::jsonb) h (kode_member text, sampai date, poin bigint) JOIN member m USING (kode_member)
    ORDER BY h.sampai, h.poin DESC, m.kode_member`)
}

/** From so many documents on one looks at who made them. */
const BERULANG = 3

/** Who gave a member points again and again, those first whom he met nearly always. */
export const memberPerUser = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'POIN PER USER'>[]> =>
  db.rows(sql`
    WITH diberi AS (
      SELECT p.kode_member, p.user_id, count(DISTINCT p.dokumen)::int AS transaksi, count(DISTINCT p.tgl_system)::int AS hari,
        sum(p.jumlah)::bigint AS poin
      FROM poin_mutasi p
      WHERE p.kode_toko = ${kode_toko} AND p.jenis IN ('JUAL', 'SERAH') AND p.jumlah > 0 ${within('p.tgl_system', input)}
        AND (SELECT count(*) FROM poin_mutasi n WHERE n.asal = p.id AND n.tgl_system <= ${input.tgl_akhir}) % 2 = 0
      GROUP BY 1, 2
    ), dihitung AS (SELECT d.*, sum(d.transaksi) OVER (PARTITION BY d.kode_member)::int AS dari FROM diberi d)
    SELECT m.kode_member::text, m.nama_member::text, d.user_id::text, d.transaksi, d.hari, d.poin, d.dari
    FROM dihitung d JOIN member m USING (kode_member) WHERE d.transaksi >= ${BERULANG}
    ORDER BY d.transaksi::numeric / d.dari DESC, d.transaksi DESC, m.kode_member, d.user_id`)
