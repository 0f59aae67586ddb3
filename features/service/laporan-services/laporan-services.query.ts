import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
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

/** Documents `x` of repairs `k` that were not undone by the last day, each with what its lines `d` come to. @param isi what of the lines, named */
const dokumen = (tabel: string, nomor: string, isi: Sql, lain: Sql, input: Masukan, kode_toko: string): Sql => sql`
  SELECT x.tgl_system AS tanggal, x.no_service::text, k.nama_customer::text, b.barang, x.user_id::text AS valid_by, ${lain}, ${isi}
  FROM ${sql.ident(tabel)} x JOIN service k USING (no_service)
  CROSS JOIN LATERAL (
    SELECT string_agg(s.nama_barang, ', ' ORDER BY s.urut) AS barang
    FROM ${sql.ident(`${tabel}_barang`)} d JOIN service_barang s ON s.no_service = x.no_service AND s.urut = d.urut_barang
    WHERE d.${sql.ident(nomor)} = x.${sql.ident(nomor)}
  ) b
  CROSS JOIN LATERAL (
    SELECT d.* FROM (SELECT jsonb_agg(to_jsonb(d)) AS baris FROM ${sql.ident(`${tabel}_barang`)} d
      WHERE d.${sql.ident(nomor)} = x.${sql.ident(nomor)}) d
  ) l
  WHERE ${saring('x', input, kode_toko)} AND NOT EXISTS (SELECT FROM dokumen o WHERE o.nomor = x.no_batal AND o.tgl_system <= ${input.tgl_akhir})
  ORDER BY x.tgl_system, x.dibuat_pada, x.${sql.ident(nomor)}`

/** The sum of a column over a document's lines. */
const jumlahkan = (kolom: Sql): Sql => sql`(SELECT coalesce(sum(${kolom}), 0)::bigint FROM jsonb_to_recordset(l.baris)
  AS j (jumlah integer, berat bigint, berat_masuk bigint, berat_keluar bigint, patri bigint, tambahan bigint))`

/** As it is now, by the day on which it came. */
export const semuaService = (
  db: Queryable,
  input: InputOf<typeof laporanServices>,
  kode_toko: string,
): Promise<Baris<typeof laporanServices>[]> =>
  db.rows(sql`
    SELECT k.tgl_system AS tanggal, k.no_service::text, k.nama_customer::text, b.barang, k.user_id::text AS valid_by, k.status AS status_proses,
      b.jumlah::int, b.berat::bigint, b.berat_keluar::bigint, b.ongkos::bigint AS total_ongkos, k.dp AS dp_rp,
      (CASE k.status WHEN 'CANC' THEN 0 ELSE k.dp END + coalesce((
        SELECT sum(a.jumlah) FROM service_ambil a WHERE a.no_service = k.no_service AND a.no_batal IS NULL), 0))::bigint AS total_bayar,
      b.detail_barang
    FROM service k CROSS JOIN LATERAL (
      SELECT string_agg(d.nama_barang, ', ' ORDER BY d.urut) AS barang, sum(d.jumlah) AS jumlah, sum(d.berat) AS berat,
        sum(CASE WHEN d.no_selesai IS NULL THEN 0 ELSE d.berat_kini END) AS berat_keluar, sum(d.ongkos + d.tambahan) AS ongkos,
        jsonb_agg(jsonb_build_object('nama_barang', d.nama_barang, 'jumlah', d.jumlah, 'berat', d.berat,
          'berat_keluar', CASE WHEN d.no_selesai IS NULL THEN 0 ELSE d.berat_kini END) ORDER BY d.urut) AS detail_barang
      FROM service_barang d WHERE d.no_service = k.no_service
    ) b
    WHERE ${saring('k', input, kode_toko)} ${only('k.status', input.status)} ORDER BY k.tgl_system, k.dibuat_pada, k.no_service`)

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
        ${jumlahkan(sql`greatest(j.berat_masuk + j.patri - j.berat_keluar, 0)`)} AS susut, ${jumlahkan(sql`j.berat_keluar`)} AS berat_keluar,
        ${jumlahkan(sql`j.tambahan`)} AS tambahan`,
      sql`x.no_selesai::text, coalesce(x.kode_tukang::text, '') AS kode_tukang, x.ongkos_tukang`,
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
      sql`x.no_ambil::text, x.pengambil, x.jumlah AS total_bayar, coalesce(x.jasa, 0)::bigint AS jasa`,
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
      sql`x.no_batal_service::text AS no_batal, x.jumlah AS dp_rp, (x.jumlah - x.hangus)::bigint AS kembali, x.hangus, x.alasan,
        coalesce((SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = x.otorisasi), '') AS disetujui_oleh`,
      input,
      kode_toko,
    ),
  )
