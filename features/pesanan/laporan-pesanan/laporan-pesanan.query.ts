import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import { beratHari, serahHari, statusHari, titipHari } from '../data-pesanan/status-hari.api.ts'
import type { laporanPesanan } from './laporan-pesanan.contract.ts'

/**
 * Orders taken in a period as they stood on its last evening. What was paid comes from their documents: all deposits that stood, and of a
 * piece handed over its bill; an order called off has got everything back.
 */
export const pesananPeriode = (
  db: Queryable,
  input: InputOf<typeof laporanPesanan>,
  kode_toko: string,
): Promise<OutputOf<typeof laporanPesanan>> =>
  db.rows(sql`
    SELECT x.no_pesanan, x.tgl_system, x.tgl_janji, x.nama_customer, x.deskripsi, x.kode_group, x.kode_sales, x.user_id,
      1 AS total_qty, x.total_berat, x.total_harga, x.jumlah_bayar,
      CASE x.status WHEN 'BATAL' THEN 0 ELSE x.total_harga - x.jumlah_bayar END::bigint AS sisa_bayar, x.status
    FROM (
      SELECT p.no_pesanan, p.tgl_system, p.tgl_janji, p.nama_customer::text, p.deskripsi, p.kode_group, p.kode_sales, p.user_id,
        h.status, coalesce(s.berat, ${beratHari(input.tgl_akhir)}, p.perkiraan_berat)::bigint AS total_berat,
        coalesce(s.total, p.sub_total)::bigint AS total_harga,
        CASE h.status WHEN 'BATAL' THEN 0 WHEN 'DISERAHKAN' THEN s.total ELSE coalesce(t.jumlah, 0) END::bigint AS jumlah_bayar
      FROM pesanan p
      CROSS JOIN LATERAL (SELECT ${statusHari(input.tgl_akhir)} AS status) h
      LEFT JOIN LATERAL (${serahHari(input.tgl_akhir)}) s ON true
      LEFT JOIN LATERAL (${titipHari(input.tgl_akhir)}) t ON true
      WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_system', input)}
        ${only('p.user_id', input.valid_by)} ${only('h.status', input.status_pesanan)}
    ) x ORDER BY x.tgl_system, length(x.no_pesanan), x.no_pesanan`)
