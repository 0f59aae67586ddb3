import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { geserTanggal, only, standing, within } from '@kencana/server-kit'
import { statusHari } from '../data-pesanan/status-hari.api.ts'
import type { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'

/**
 * Orders that were being worked on at the end of the period by the day they were given out, orders made by the day they were. His free gold stands as the
 * ledger left it with that document. A finished order always moved some: balances run along the period's jurnals once for
 * all. An assignment need not have: each of the few in hand looks up the last jurnal before it.
 */
export const pesananTukang = (
  db: Queryable,
  input: InputOf<typeof laporanPesananTukang>,
  kode_toko: string,
): Promise<OutputOf<typeof laporanPesananTukang>> =>
  db.rows(sql`
    WITH dokumen AS (
      SELECT b.no_pembagian AS nomor, b.no_pesanan, b.no_pembagian, 'PROSES' AS status, b.tgl_system, b.dibuat_pada,
        0::bigint AS berat_tukang, 0::bigint AS berat_susut
      FROM pembagian_pesanan b JOIN pesanan p ON p.no_pesanan = b.no_pesanan
      WHERE b.kode_toko = ${kode_toko} ${within('b.tgl_system', input)} ${standing('b.no_batal', input)}
        AND ${statusHari(input.tgl_akhir)} = 'PROSES'
        -- given on to another since
        AND NOT EXISTS (SELECT FROM pembagian_pesanan l WHERE l.no_pesanan = b.no_pesanan AND l.no_sebelum = b.no_pembagian AND l.tgl_system <= ${input.tgl_akhir}
          ${standing('l.no_batal', input)})
      UNION ALL
      SELECT s.no_selesai, s.no_pesanan, s.no_pembagian, 'SELESAI', s.tgl_system, s.dibuat_pada, s.berat_selesai, s.berat_susut
      FROM pesanan_selesai s WHERE s.kode_toko = ${kode_toko} ${within('s.tgl_system', input)} ${standing('s.no_batal', input)}
    ), gerak AS (
      SELECT m.jurnal_id, m.ref, m.kode_group, m.tgl_system, sum(m.mg) AS mg
      FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.akun = 'TUKANG' AND m.ref LIKE '%/BAHAN'
        ${within('m.tgl_system', input)}
      GROUP BY 1, 2, 3, 4
    ), saldo AS (
      SELECT g.jurnal_id, g.ref, g.kode_group,
        coalesce(a.mg, 0) + sum(g.mg) OVER (PARTITION BY g.ref, g.kode_group ORDER BY g.tgl_system, g.jurnal_id) AS mg
      FROM gerak g
      LEFT JOIN saldo_akun(${kode_toko}, ${geserTanggal(input.tgl_awal, -1)}::date, ARRAY['TUKANG']) a
        ON a.ref = g.ref AND a.kode_group = g.kode_group
    )
    SELECT d.no_pesanan, b.kode_tukang, b.nama_tukang::text, b.kode_group, b.tgl_system AS tanggal,
      CASE d.status WHEN 'SELESAI' THEN d.tgl_system END AS tanggal_selesai, p.nama_customer::text,
      p.deskripsi AS nama_barang, p.atribut, p.berat_atribut, b.ongkos_tukang, p.ongkos AS ongkos_customer, b.berat_customer,
      d.berat_tukang, b.berat_susut AS susut_tukang, d.berat_susut,
      CASE WHEN b.berat_customer > 0 THEN 'CUSTOMER' ELSE 'TOKO' END AS asal_bahan,
      (CASE d.status WHEN 'SELESAI' THEN jadi.mg ELSE coalesce(awal.mg, 0) + coalesce(hari.mg, 0) END)::bigint AS saldo_bahan, d.status
    FROM dokumen d
    JOIN pembagian_pesanan b ON b.no_pembagian = d.no_pembagian
    JOIN pesanan p ON p.no_pesanan = d.no_pesanan
    LEFT JOIN jurnal j ON d.status = 'SELESAI' AND j.kind = 'PESANAN_SELESAI' AND j.document = d.nomor
    LEFT JOIN saldo jadi ON jadi.jurnal_id = j.id AND jadi.ref = b.kode_tukang || '/BAHAN' AND jadi.kode_group = b.kode_group
    LEFT JOIN LATERAL (
      SELECT s.mg FROM saldo_harian s
      WHERE d.status = 'PROSES' AND s.kode_toko = ${kode_toko} AND s.akun = 'TUKANG' AND s.ref = b.kode_tukang || '/BAHAN' AND s.lot = '-'
        AND s.kode_group = b.kode_group AND s.kode_dept = '-' AND s.tgl_system < d.tgl_system
      ORDER BY s.tgl_system DESC LIMIT 1
    ) awal ON true
    LEFT JOIN LATERAL (
      SELECT sum(m.mg) AS mg FROM mutasi m
      WHERE d.status = 'PROSES' AND m.kode_toko = ${kode_toko} AND m.akun = 'TUKANG' AND m.ref = b.kode_tukang || '/BAHAN'
        AND m.kode_group = b.kode_group AND m.tgl_system = d.tgl_system
        AND m.jurnal_id <= coalesce(
          (SELECT x.id FROM jurnal x WHERE x.document = d.nomor AND x.kind = 'PESANAN'),
          (SELECT max(x.id) FROM jurnal x WHERE x.kode_toko = ${kode_toko} AND x.tgl_system = d.tgl_system
            AND x.dibuat_pada <= d.dibuat_pada))
    ) hari ON true
    WHERE true ${only('d.status', input.status_proses)}
      ${only('b.kode_tukang', input.kode_tukang)} ${only('b.kode_group', input.kode_group)}
    ORDER BY b.kode_tukang, d.tgl_system, d.no_pesanan`)
