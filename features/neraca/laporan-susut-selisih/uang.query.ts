/** Money that left with an exchange: the old pieces were worth more than the new ones. Source: areas 000-read-first 40. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { laporanSusutSelisih } from './laporan-susut-selisih.contract.ts'

type Uang = Extract<OutputOf<typeof laporanSusutSelisih>[number], { nilai_tukar: unknown }>

/** Sales that were right on these days, and those that were undone on them against it. */
export const uang = (db: Queryable, input: InputOf<typeof laporanSusutSelisih>, kode_toko: string): Promise<Uang[]> =>
  db.rows<Uang>(sql`
    WITH peristiwa AS (
      SELECT k.*, k.tgl_valid AS tgl, 1 AS arah, k.otorisasi_valid AS lagi FROM penjualan k
      WHERE k.kode_toko = ${kode_toko} AND k.tgl_valid IS NOT NULL ${within('k.tgl_valid', input)}
      UNION ALL
      SELECT k.*, k.tgl_batal, -1, k.otorisasi_batal FROM penjualan k
      WHERE k.kode_toko = ${kode_toko} AND k.tgl_valid IS NOT NULL AND k.no_batal IS NOT NULL ${within('k.tgl_batal', input)}
    )
    SELECT p.tgl AS tanggal, p.no_faktur_jual::text, CASE WHEN p.arah = -1 THEN p.no_batal::text ELSE '' END AS dibatalkan,
      p.user_id::text, p.nama_customer::text, (p.arah * b.nilai_tukar)::bigint AS nilai_tukar, (p.arah * p.tagihan)::bigint AS tagihan,
      (p.arah * b.keluar)::bigint AS keluar,
      coalesce((SELECT string_agg(DISTINCT o.disetujui_oleh::text, ', ') FROM otorisasi o WHERE o.id IN (p.otorisasi, p.lagi)), '-') AS disetujui_oleh
    FROM peristiwa p CROSS JOIN LATERAL (
      SELECT sum(x.jumlah) FILTER (WHERE x.cara_bayar = 'TUKAR') AS nilai_tukar, sum(x.jumlah) FILTER (WHERE x.arah = 'KELUAR') AS keluar
      FROM pembayaran x WHERE x.dokumen = p.no_faktur_jual
    ) b
    WHERE b.nilai_tukar > 0 AND b.keluar > 0 ${only('p.user_id', input.user_id)}
      AND EXISTS (SELECT FROM pembelian t WHERE t.no_faktur_tukar = p.no_faktur_jual ${only('t.kode_group', input.kode_group)})
    ORDER BY p.user_id, p.tgl, p.no_faktur_jual, p.arah DESC`)
