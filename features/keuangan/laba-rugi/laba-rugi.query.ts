/** A result is what its accounts moved between two evenings: it costs the same for a day and for a year. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { z } from 'zod'
import { TANPA_HPP } from '../../neraca/nilai/tanpa-hpp.api.ts'
import { CATATAN_NILAI } from './belum-dinilai.api.ts'
import { AKUN_LABA_RUGI, LABA_RUGI, type laporanLabaRugi } from './laba-rugi.contract.ts'

type Input = InputOf<typeof laporanLabaRugi>
type Row<K extends keyof typeof laporanLabaRugi.rows> = z.output<(typeof laporanLabaRugi.rows)[K]>

const BAGIAN = sql`bagian AS (SELECT * FROM jsonb_to_recordset(${sql.json(
  LABA_RUGI.map(([akun, bagian], urut) => ({ akun, bagian, urut })),
)}::jsonb) x (akun text, bagian text, urut integer))`

/** What each account of a shop's result moved; income positive. */
const gerak = (toko: Sql, { tgl_awal, tgl_akhir }: Pick<Input, 'tgl_awal' | 'tgl_akhir'>): Sql => sql`
  SELECT x.akun, x.ref, -sum(x.rp) AS rp FROM (
    SELECT akun, ref, rp FROM saldo_akun(${toko}, ${tgl_akhir}::date, ${AKUN_LABA_RUGI}::text[])
    UNION ALL
    SELECT akun, ref, -rp FROM saldo_akun(${toko}, ${tgl_awal}::date - 1, ${AKUN_LABA_RUGI}::text[])
  ) x GROUP BY 1, 2 HAVING sum(x.rp) <> 0`

const catatanHpp = (toko: Sql, { tgl_awal, tgl_akhir }: Input): Sql =>
  CATATAN_NILAI(toko, sql`${tgl_awal}::date`, sql`${tgl_akhir}::date`)

const tanpaHpp = (toko: Sql, { tgl_awal, tgl_akhir }: Input): Sql =>
  TANPA_HPP(toko, sql`${tgl_awal}::date`, sql`${tgl_akhir}::date`)

const toko = (db: Queryable, input: Input, kode_toko: string) =>
  db.rows<Row<'TOKO'>>(sql`
    WITH ${BAGIAN}, gerak AS (${gerak(sql`${kode_toko}`, input)}), isi AS (
      -- a result without its cost of goods says so
      SELECT b.urut, b.akun, coalesce(g.ref, '-') AS ref, b.bagian, coalesce(g.rp, 0) AS rp
      FROM bagian b LEFT JOIN gerak g ON g.akun = b.akun WHERE g.akun IS NOT NULL OR b.akun = 'HPP'
    ), kurang AS MATERIALIZED (${tanpaHpp(sql`${kode_toko}`, input)})
    SELECT akun, ref, bagian, rp::bigint AS jumlah, (sum(rp) OVER (ORDER BY urut, ref ROWS UNBOUNDED PRECEDING))::bigint AS laba,
      CASE akun WHEN 'HPP' THEN ${catatanHpp(sql`${kode_toko}`, input)} WHEN 'BUNGA' THEN 'DIAKUI SAAT DIBAYAR' ELSE '' END AS catatan,
      CASE akun WHEN 'HPP' THEN k.tanpa ELSE 0 END::bigint AS tanpa_hpp, CASE akun WHEN 'HPP' THEN k.kini ELSE 0 END::bigint AS tanpa_hpp_kini,
      CASE akun WHEN 'HPP' THEN k.nanti ELSE 0 END::bigint AS hpp_nanti,
      akun = 'HPP' AND k.belum AS belum_dinilai
    FROM isi CROSS JOIN kurang k ORDER BY urut, ref`)

const rantai = (db: Queryable, input: Input) =>
  db.rows<Row<'RANTAI'>>(sql`
    WITH ${BAGIAN}, isi AS (
      SELECT t.kode_toko, t.nama_toko, b.akun, b.bagian, g.rp FROM toko t
      LEFT JOIN LATERAL (${gerak(sql`t.kode_toko`, input)}) g ON true LEFT JOIN bagian b ON b.akun = g.akun
      WHERE t.portal = ''
    ), jumlah AS (
      SELECT kode_toko, nama_toko,
        coalesce(sum(rp) FILTER (WHERE bagian = 'PENJUALAN BERSIH'), 0) AS bersih, coalesce(sum(rp) FILTER (WHERE akun = 'HPP'), 0) AS hpp,
        coalesce(sum(rp) FILTER (WHERE bagian = 'PENDAPATAN LAIN'), 0) AS lain, coalesce(sum(rp) FILTER (WHERE bagian = 'BIAYA'), 0) AS biaya
      FROM isi GROUP BY 1, 2
    )
    SELECT j.kode_toko::text, j.nama_toko::text, bersih::bigint AS penjualan_bersih, hpp::bigint, (bersih + hpp)::bigint AS laba_kotor,
      lain::bigint AS pendapatan_lain, biaya::bigint, (bersih + hpp + lain + biaya)::bigint AS laba, ${catatanHpp(sql`j.kode_toko`, input)} AS catatan,
      k.tanpa AS tanpa_hpp, k.kini AS tanpa_hpp_kini, k.nanti AS hpp_nanti, k.belum AS belum_dinilai
    FROM jumlah j CROSS JOIN LATERAL (${tanpaHpp(sql`j.kode_toko`, input)}) k ORDER BY j.kode_toko`)

export const labaRugi = { TOKO: toko, RANTAI: rantai }
