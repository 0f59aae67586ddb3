import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { geserTanggal, within } from '@kencana/server-kit'
import type { z } from 'zod'
import type { laporanTitipan } from './laporan-titipan.contract.ts'

type Masukan = InputOf<typeof laporanTitipan>
type Baris<K extends 'DETAIL' | 'REKAP'> = z.output<(typeof laporanTitipan.rows)[K]>

/** What is owed for a deposit on a piece, and not for a repair. */
const TITIPAN = sql`EXISTS (SELECT FROM titipan t WHERE t.no_titip = m.ref)`

/**
 * Every move of TITIPAN in the period, by what it was; it stands under the deposit's number and is owed, so money that came is a minus
 * there. What is taken back counts against what it takes back.
 */
const gerak = (input: Masukan, kode_toko: string): Sql => sql`
  gerak AS (
    SELECT m.ref, m.tgl_system, CASE WHEN j.kind = 'TITIPAN' AND b.no_batal IS NULL THEN -m.rp ELSE 0 END AS masuk,
      CASE WHEN j.kind = 'JUAL' THEN m.rp ELSE 0 END AS diambil, CASE WHEN b.no_batal IS NULL THEN 0 ELSE m.rp - b.hangus END AS kembali,
      coalesce(b.hangus, 0) AS hangus
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id LEFT JOIN titipan_batal b ON b.no_batal = j.document
    WHERE m.kode_toko = ${kode_toko} AND m.akun = 'TITIPAN' AND ${TITIPAN} ${within('m.tgl_system', input)}
  ), awal AS (
    SELECT m.ref, -m.rp AS rp FROM saldo_akun(${kode_toko}, ${geserTanggal(input.tgl_awal, -1)}::date, ARRAY['TITIPAN']) m WHERE m.rp <> 0 AND ${TITIPAN}
  )`

/** Deposit by deposit. */
export const titipanDetail = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'DETAIL'>[]> =>
  db.rows(sql`
    WITH ${gerak(input, kode_toko)}, jumlah AS (
      SELECT ref, sum(awal) AS awal, sum(masuk) AS masuk, sum(diambil) AS diambil, sum(kembali) AS kembali, sum(hangus) AS hangus FROM (
        SELECT ref, rp AS awal, 0 AS masuk, 0 AS diambil, 0 AS kembali, 0 AS hangus FROM awal
        UNION ALL SELECT ref, 0, masuk, diambil, kembali, hangus FROM gerak
      ) x GROUP BY ref
    )
    SELECT k.no_titip::text, k.tgl_system AS tgl_titip, k.nama_customer::text, b.kode_barcode::text, r.nama_barang::text,
      j.awal::bigint AS saldo_awal, j.masuk::bigint, j.diambil::bigint, j.kembali::bigint, j.hangus::bigint,
      (j.awal + j.masuk - j.diambil - j.kembali - j.hangus)::bigint AS saldo_akhir
    FROM jumlah j JOIN titipan k ON k.no_titip = j.ref JOIN barang b ON b.kode_barang = k.kode_barang
    JOIN riwayat_barang r ON r.kode_barang = k.kode_barang AND r.id = k.salinan
    ORDER BY k.tgl_system, length(k.no_titip), k.no_titip`)

/** Day by day, each from what the one before left. */
export const titipanRekap = (db: Queryable, input: Masukan, kode_toko: string): Promise<Baris<'REKAP'>[]> =>
  db.rows(sql`
    WITH ${gerak(input, kode_toko)}, hari AS (
      SELECT tgl_system, sum(masuk) AS masuk, sum(diambil) AS diambil, sum(kembali) AS kembali, sum(hangus) AS hangus FROM gerak GROUP BY 1
    ), jalan AS (
      SELECT h.*, (SELECT coalesce(sum(rp), 0) FROM awal) + sum(masuk - diambil - kembali - hangus) OVER (ORDER BY tgl_system) AS akhir FROM hari h
    )
    SELECT tgl_system, (akhir - masuk + diambil + kembali + hangus)::bigint AS saldo_awal, masuk::bigint, diambil::bigint, kembali::bigint,
      hangus::bigint, akhir::bigint AS saldo_akhir
    FROM jalan ORDER BY tgl_system`)
