/** What Laporan Transaksi Penjualan lists, summed up three ways in one pass. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { grafikPenjualan } from './grafik-penjualan.contract.ts'

/** One statement over the days that are asked for. */
export const jualDigambar = (input: InputOf<typeof grafikPenjualan>, kode_toko: string): Sql => sql`
  SELECT CASE WHEN grouping(x.hari) = 0 THEN 'HARI' WHEN grouping(x.jam) = 0 THEN 'JAM' ELSE 'KATEGORI' END AS menurut,
    coalesce(x.hari, x.jam, x.kode_group) AS label, count(*)::int AS qty, sum(x.berat)::bigint AS berat, sum(x.harga_total)::bigint AS harga_total
  FROM (
    SELECT v.tgl::text AS hari, to_char(coalesce(k.valid_pada, s.dibuat_pada) AT TIME ZONE t.zona_waktu, 'HH24') AS jam,
      v.kode_group::text, v.berat, v.harga_total
    FROM jual_peristiwa v
    JOIN toko t ON t.kode_toko = v.kode_toko
    LEFT JOIN penjualan k ON k.no_faktur_jual = v.no_faktur
    LEFT JOIN pesanan_serah s ON s.no_serah = v.no_faktur
    WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 ${within('v.tgl', input)} ${only('v.kode_group', input.kode_group)}
  ) x
  GROUP BY GROUPING SETS ((x.hari), (x.jam), (x.kode_group))
  ORDER BY 1, 2`

/** Sales by day, hour and category. */
export const bacaGrafikJual = (db: Queryable, input: InputOf<typeof grafikPenjualan>, kode_toko: string) =>
  db.rows<OutputOf<typeof grafikPenjualan>[number]>(jualDigambar(input, kode_toko))
