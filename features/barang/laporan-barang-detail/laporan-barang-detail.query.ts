/** What lay on every tray at the end of any day: what lies there now, less all that moved since. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only } from '@kencana/server-kit'
import type { laporanBarangDetail } from './laporan-barang-detail.contract.ts'

type Saringan = InputOf<typeof laporanBarangDetail>
type Baris = OutputOf<typeof laporanBarangDetail>[number]

/** Pieces and lots of a shop's trays at the end of a day, tray by tray. */
export const isiBaki = (db: Queryable, input: Saringan, kode_toko: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    WITH bernama AS (
      SELECT s.ref, s.kode_group, s.kode_dept, s.kode_barang, sum(s.pcs)::int AS qty, sum(s.mg)::bigint AS berat
      FROM (
        SELECT b.kode_baki AS ref, b.kode_group, b.kode_dept, b.kode_barang, 1 AS pcs, b.berat::bigint AS mg
        FROM barang b WHERE b.kode_toko = ${kode_toko} AND b.kode_baki IS NOT NULL
        UNION ALL
        SELECT m.ref, m.kode_group, m.kode_dept, m.kode_barang, -m.pcs, -m.mg
        FROM mutasi m
        WHERE m.kode_toko = ${kode_toko} AND m.tgl_system > ${input.tanggal} AND m.akun = 'BAKI' AND m.kode_barang IS NOT NULL
      ) s
      GROUP BY s.ref, s.kode_group, s.kode_dept, s.kode_barang HAVING sum(s.pcs) <> 0
    ), lot AS (
      SELECT s.ref, s.kode_group, s.kode_dept, s.lot, sum(s.pcs)::int AS qty, sum(s.mg)::bigint AS berat
      FROM (
        SELECT a.ref, a.kode_group, a.kode_dept, a.lot, a.pcs, a.mg
        FROM saldo_akun(${kode_toko}, ${input.tanggal}::date, ${['BAKI']}::text[]) a
        UNION ALL
        SELECT n.ref, n.kode_group, n.kode_dept, '-', -n.qty, -n.berat FROM bernama n
      ) s
      GROUP BY s.ref, s.kode_group, s.kode_dept, s.lot HAVING sum(s.pcs) <> 0 OR sum(s.mg) <> 0
    ), isi AS (
      SELECT ref, kode_group, kode_dept, kode_barang, '-'::text AS lot, qty, berat FROM bernama
      UNION ALL SELECT ref, kode_group, kode_dept, NULL, lot, qty, berat FROM lot
    )
    SELECT x.ref AS kode_baki, k.nama_baki::text, k.kode_gudang, coalesce(x.kode_barang, '-') AS kode_barang,
      coalesce(b.kode_barcode, x.lot) AS kode_barcode, coalesce(b.nama_barang::text, 'LOT') AS nama_barang, x.kode_group,
      x.kode_dept, coalesce(b.kadar, '-') AS kadar, coalesce(b.tipe_barang, '-') AS tipe_barang, x.qty, x.berat
    FROM isi x
    JOIN baki k ON k.kode_toko = ${kode_toko} AND k.kode_baki = x.ref
    LEFT JOIN barang b ON b.kode_barang = x.kode_barang
    WHERE true ${only('x.ref', input.kode_baki)} ${only('k.kode_gudang', input.kode_gudang)}
      ${only('x.kode_group', input.kode_group)} ${only('x.kode_dept', input.kode_dept)}
    ORDER BY x.ref, x.kode_group, x.kode_dept, x.kode_barang, x.lot`)
