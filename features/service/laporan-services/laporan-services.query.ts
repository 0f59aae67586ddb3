import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import { jejakService } from '../transaksi-services/service.api.ts'
import type {
  laporanBatalService,
  laporanServiceAmbil,
  laporanServiceMasuk,
  laporanServiceSelesai,
  laporanServices,
} from './laporan-services.contract.ts'

type Masukan = InputOf<typeof laporanServiceMasuk>
type Baris<E extends { rows: z.ZodType }> = z.output<E['rows']>

const saring = (tabel: string, input: Masukan, kode_toko: string): Sql => sql`
  ${sql.ident(tabel)}.kode_toko = ${kode_toko} ${within(`${tabel}.tgl_system`, input)} ${only(`${tabel}.user_id`, input.valid_by)}`

/**
 * Documents `x` of repairs `k` on their day, and once more against themselves on the day on which they were undone, by who undid them:
 * what a day's report said stays so. Each with what its lines come to.
 * @param isi what of the lines, named
 */
const dokumen = (tabel: string, nomor: string, isi: Sql, lain: Sql, input: Masukan, kode_toko: string): Sql => sql`
  SELECT x.hari AS tanggal, x.no_service::text, k.nama_customer::text, b.barang, x.oleh::text AS valid_by, x.dibatalkan, ${lain}, ${isi}
  FROM (
    SELECT y.*, y.tgl_system AS hari, y.user_id AS oleh, y.dibuat_pada AS pada, 1 AS arah, '' AS dibatalkan FROM ${sql.ident(tabel)} y
    UNION ALL
    SELECT y.*, l.tgl_system, l.user_id, l.waktu, -1, y.no_batal::text FROM ${sql.ident(tabel)} y JOIN audit_log l ON ${jejakService(sql`y.no_batal`)}
  ) x JOIN service k USING (no_service)
  CROSS JOIN LATERAL (
    SELECT string_agg(s.nama_barang, ', ' ORDER BY s.urut) AS barang
    FROM ${sql.ident(`${tabel}_barang`)} d JOIN service_barang s ON s.no_service = x.no_service AND s.urut = d.urut_barang
    WHERE d.${sql.ident(nomor)} = x.${sql.ident(nomor)}
  ) b
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(to_jsonb(d)) AS baris FROM ${sql.ident(`${tabel}_barang`)} d WHERE d.${sql.ident(nomor)} = x.${sql.ident(nomor)}
  ) l
  WHERE x.kode_toko = ${kode_toko} ${within('x.hari', input)} ${only('x.oleh', input.valid_by)}
  ORDER BY x.hari, x.pada, x.${sql.ident(nomor)}, x.arah DESC`

/** The sum of a column over a document's lines, against itself where it was undone. */
const jumlahkan = (
  kolom: Sql,
): Sql => sql`(SELECT (x.arah * coalesce(sum(${kolom}), 0))::bigint FROM jsonb_to_recordset(l.baris)
  AS j (jumlah integer, berat bigint, berat_masuk bigint, berat_keluar bigint, patri bigint, batu bigint, tambahan bigint))`

/** What was done to a piece `d` of `k` by the last day and was not undone by then. */
const sampai = (tabel: string, nomor: string, tgl_akhir: string, kolom: Sql): Sql => sql`
  LEFT JOIN LATERAL (
    SELECT ${kolom} FROM ${sql.ident(tabel)} x JOIN ${sql.ident(`${tabel}_barang`)} e USING (${sql.ident(nomor)})
    WHERE x.no_service = k.no_service AND e.urut_barang = d.urut AND x.tgl_system <= ${tgl_akhir}
      AND NOT EXISTS (SELECT FROM dokumen o WHERE o.nomor = x.no_batal AND o.tgl_system <= ${tgl_akhir}))`

/** Pieces of `k` as they stood at the end of the last day. */
const barangSampai = (tgl_akhir: string): Sql => sql`
  SELECT d.*, s.berat_keluar, coalesce(s.lebih, 0) AS lebih, c.hangus,
    CASE WHEN a.ada THEN 'CLOS' WHEN c.ada THEN 'CANC' WHEN s.ada THEN 'DONE' ELSE 'OPEN' END AS kini
  FROM service_barang d
  ${sampai('service_selesai', 'no_selesai', tgl_akhir, sql`e.berat_keluar, e.tambahan AS lebih, true AS ada`)} s ON true
  ${sampai('service_ambil', 'no_ambil', tgl_akhir, sql`true AS ada`)} a ON true
  ${sampai('service_batal', 'no_batal_service', tgl_akhir, sql`x.hangus, true AS ada`)} c ON true
  WHERE d.no_service = k.no_service`

/** As they stood at the end of the last day, by the day on which they came. */
export const semuaService = (
  db: Queryable,
  input: InputOf<typeof laporanServices>,
  kode_toko: string,
): Promise<Baris<typeof laporanServices>[]> =>
  db.rows(sql`
    SELECT k.tgl_system AS tanggal, k.no_service::text, k.nama_customer::text, b.barang, k.user_id::text AS valid_by, b.status AS status_proses,
      b.jumlah::int, b.berat::bigint, b.berat_keluar::bigint, b.ongkos::bigint AS total_ongkos, k.dp AS dp_rp,
      (CASE b.status WHEN 'CANC' THEN b.hangus ELSE k.dp END + coalesce((
        SELECT sum(a.jumlah) FROM service_ambil a WHERE a.no_service = k.no_service AND a.tgl_system <= ${input.tgl_akhir}
          AND NOT EXISTS (SELECT FROM dokumen o WHERE o.nomor = a.no_batal AND o.tgl_system <= ${input.tgl_akhir})), 0))::bigint AS total_bayar,
      b.detail_barang
    FROM service k CROSS JOIN LATERAL (
      SELECT string_agg(d.nama_barang, ', ' ORDER BY d.urut) AS barang, sum(d.jumlah) AS jumlah, sum(d.berat) AS berat,
        sum(coalesce(d.berat_keluar, 0)) AS berat_keluar, sum(d.ongkos + d.lebih) AS ongkos, max(d.hangus) AS hangus,
        CASE WHEN bool_or(d.kini = 'OPEN') THEN 'OPEN' WHEN bool_or(d.kini = 'DONE') THEN 'DONE' WHEN bool_and(d.kini = 'CANC') THEN 'CANC' ELSE 'CLOS' END AS status,
        jsonb_agg(jsonb_build_object('nama_barang', d.nama_barang, 'jumlah', d.jumlah, 'berat', d.berat,
          'berat_keluar', coalesce(d.berat_keluar, 0)) ORDER BY d.urut) AS detail_barang
      FROM (${barangSampai(input.tgl_akhir)}) d
    ) b
    WHERE ${saring('k', input, kode_toko)} ${only('b.status', input.status)} ORDER BY k.tgl_system, k.dibuat_pada, k.no_service`)

export const serviceMasuk = (
  db: Queryable,
  input: Masukan,
  kode_toko: string,
): Promise<Baris<typeof laporanServiceMasuk>[]> =>
  db.rows(sql`
    SELECT k.tgl_system AS tanggal, k.no_service::text, k.nama_customer::text, b.barang, k.user_id::text AS valid_by, k.tgl_janji,
      b.jumlah::int, b.berat::bigint, b.ongkos::bigint, k.dp AS dp_rp
    FROM service k CROSS JOIN LATERAL (
      SELECT string_agg(d.nama_barang, ', ' ORDER BY d.urut) AS barang, sum(d.jumlah) AS jumlah, sum(d.berat) AS berat, sum(d.ongkos) AS ongkos
      FROM service_barang d WHERE d.no_service = k.no_service
    ) b
    WHERE ${saring('k', input, kode_toko)} ORDER BY k.tgl_system, k.dibuat_pada, k.no_service`)

export const serviceSelesai = (
  db: Queryable,
  input: Masukan,
  kode_toko: string,
): Promise<Baris<typeof laporanServiceSelesai>[]> =>
  db.rows(
    dokumen(
      'service_selesai',
      'no_selesai',
      sql`${jumlahkan(sql`j.berat_masuk`)} AS berat_masuk, ${jumlahkan(sql`j.patri`)} AS patri,
        ${jumlahkan(sql`greatest(j.berat_masuk + j.patri + j.batu - j.berat_keluar, 0)`)} AS susut, ${jumlahkan(sql`j.batu`)} AS batu, ${jumlahkan(sql`j.berat_keluar`)} AS berat_keluar,
        ${jumlahkan(sql`j.tambahan`)} AS tambahan`,
      sql`x.no_selesai::text, coalesce(x.kode_tukang::text, '') AS kode_tukang, (x.arah * x.ongkos_tukang)::bigint AS ongkos_tukang`,
      input,
      kode_toko,
    ),
  )

const BERAT = sql`${jumlahkan(sql`j.jumlah`)}::int AS jumlah, ${jumlahkan(sql`j.berat`)} AS berat`

export const serviceAmbil = (
  db: Queryable,
  input: Masukan,
  kode_toko: string,
): Promise<Baris<typeof laporanServiceAmbil>[]> =>
  db.rows(
    dokumen(
      'service_ambil',
      'no_ambil',
      BERAT,
      sql`x.no_ambil::text, x.pengambil, (x.arah * x.jumlah)::bigint AS total_bayar, (x.arah * coalesce(x.jasa, 0))::bigint AS jasa, (x.arah * x.ppn)::bigint AS ppn`,
      input,
      kode_toko,
    ),
  )

export const serviceBatal = (
  db: Queryable,
  input: Masukan,
  kode_toko: string,
): Promise<Baris<typeof laporanBatalService>[]> =>
  db.rows(
    dokumen(
      'service_batal',
      'no_batal_service',
      BERAT,
      sql`x.no_batal_service::text AS no_batal, (x.arah * x.jumlah)::bigint AS dp_rp, (x.arah * (x.jumlah - x.hangus))::bigint AS kembali,
        (x.arah * x.hangus)::bigint AS hangus, x.alasan,
        coalesce((SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = x.otorisasi), '') AS disetujui_oleh`,
      input,
      kode_toko,
    ),
  )
