import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'

type Saringan = InputOf<typeof laporanPesananTukang>

/**
 * Orders being worked on by the day they were given out, orders made by the day they were. His free gold stands as the
 * ledger left it with that document: its own jurnal, or the last one before it where it moved nothing.
 */
export const pesananTukang = (
  db: Queryable,
  { tgl_awal, tgl_akhir, kode_tukang, kode_group, status_proses }: Saringan,
  kode_toko: string,
): Promise<OutputOf<typeof laporanPesananTukang>> =>
  db.rows(sql`
    WITH dokumen AS (
      SELECT b.no_pembagian AS nomor, b.no_pesanan, b.no_pembagian, 'PROSES' AS status, b.tgl_system, b.dibuat_pada,
        0::bigint AS berat_tukang, 0::bigint AS berat_susut
      FROM pembagian_pesanan b JOIN pesanan p ON p.no_pembagian = b.no_pembagian
      WHERE b.kode_toko = ${kode_toko} AND p.status = 'PROSES'
      UNION ALL
      SELECT s.no_selesai, s.no_pesanan, s.no_pembagian, 'SELESAI', s.tgl_system, s.dibuat_pada, s.berat_selesai, s.berat_susut
      FROM pesanan_selesai s WHERE s.kode_toko = ${kode_toko} AND s.no_batal IS NULL
    )
    SELECT d.no_pesanan, b.kode_tukang, t.nama_tukang::text, b.kode_group, b.tgl_system AS tanggal,
      CASE d.status WHEN 'SELESAI' THEN d.tgl_system END AS tanggal_selesai, p.nama_customer::text,
      p.deskripsi AS nama_barang, p.atribut, p.berat_atribut, b.ongkos_tukang, p.ongkos AS ongkos_customer, b.berat_customer,
      d.berat_tukang, b.berat_susut AS susut_tukang, d.berat_susut,
      CASE WHEN b.berat_customer > 0 THEN 'CUSTOMER' ELSE 'TOKO' END AS asal_bahan,
      (coalesce(awal.mg, 0) + coalesce(hari.mg, 0))::bigint AS saldo_bahan, d.status
    FROM dokumen d
    JOIN pembagian_pesanan b ON b.no_pembagian = d.no_pembagian
    JOIN pesanan p ON p.no_pesanan = d.no_pesanan
    JOIN tukang t ON t.kode_tukang = b.kode_tukang
    LEFT JOIN LATERAL (
      SELECT s.mg FROM saldo_harian s
      WHERE s.kode_toko = ${kode_toko} AND s.akun = 'TUKANG' AND s.ref = b.kode_tukang || '/BAHAN' AND s.lot = '-'
        AND s.kode_group = b.kode_group AND s.kode_dept = '-' AND s.tgl_system < d.tgl_system
      ORDER BY s.tgl_system DESC LIMIT 1
    ) awal ON true
    LEFT JOIN LATERAL (
      SELECT sum(m.mg) AS mg FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.akun = 'TUKANG' AND m.ref = b.kode_tukang || '/BAHAN'
        AND m.kode_group = b.kode_group AND m.tgl_system = d.tgl_system
        AND m.jurnal_id <= coalesce(
          (SELECT j.id FROM jurnal j WHERE j.document = d.nomor AND j.kind IN ('PESANAN', 'PESANAN_SELESAI')),
          (SELECT max(j.id) FROM jurnal j WHERE j.kode_toko = ${kode_toko} AND j.tgl_system = d.tgl_system
            AND j.dibuat_pada <= d.dibuat_pada))
    ) hari ON true
    WHERE d.tgl_system >= ${tgl_awal} AND d.tgl_system <= ${tgl_akhir}
      ${status_proses === SEMUA ? sql`` : sql`AND d.status = ${status_proses}`}
      ${kode_tukang === SEMUA ? sql`` : sql`AND b.kode_tukang = ${kode_tukang}`}
      ${kode_group === SEMUA ? sql`` : sql`AND b.kode_group = ${kode_group}`}
    ORDER BY b.kode_tukang, d.tgl_system, d.no_pesanan`)
