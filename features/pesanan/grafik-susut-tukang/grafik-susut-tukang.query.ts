import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, standing, within } from '@kencana/server-kit'
import { jejakService } from '../../service/transaksi-services/service.api.ts'
import type { grafikSusutTukang } from './grafik-susut-tukang.contract.ts'

type Masukan = InputOf<typeof grafikSusutTukang>

/** Orders that are made, as Laporan Pesanan Tukang has them. */
const pesanan = (input: Masukan, kode_toko: string): Sql => sql`
  SELECT s.kode_tukang, b.nama_tukang::text, 1 AS pesanan, 0 AS service, s.berat_selesai AS berat_tukang, s.berat_susut,
    b.berat_susut AS susut_tukang, s.berat_selesai - s.berat_patri + s.berat_susut AS dikerjakan, 0 AS susut_service
  FROM pesanan_selesai s JOIN pembagian_pesanan b ON b.no_pembagian = s.no_pembagian
  WHERE s.kode_toko = ${kode_toko} ${within('s.tgl_system', input)} ${standing('s.no_batal', input)} ${only('b.kode_group', input.kode_group)}`

/**
 * Repairs that craftsmen did, as Laporan Service Selesai has them: on their day, and against themselves on the day on which they were
 * undone. What customers leave has no category: under one there are none.
 */
const service = (input: Masukan, kode_toko: string): Sql => sql`
  SELECT x.kode_tukang, t.nama_tukang::text, 0, x.arah, 0, 0, 0, x.arah * d.masuk, x.arah * d.susut
  FROM (
    SELECT y.no_selesai, y.kode_toko, y.kode_tukang, y.tgl_system AS hari, 1 AS arah FROM service_selesai y
    UNION ALL
    SELECT y.no_selesai, y.kode_toko, y.kode_tukang, l.tgl_system, -1 FROM service_selesai y JOIN audit_log l ON ${jejakService(sql`y.no_batal`)}
  ) x
  JOIN tukang t ON t.kode_tukang = x.kode_tukang
  CROSS JOIN LATERAL (
    SELECT sum(b.berat_masuk) AS masuk, sum(greatest(b.berat_masuk + b.patri + b.batu - b.berat_keluar, 0)) AS susut
    FROM service_selesai_barang b WHERE b.no_selesai = x.no_selesai
  ) d
  WHERE x.kode_toko = ${kode_toko} AND ${input.kode_group} = 'ALL' ${within('x.hari', input)}`

/** Orders and repairs, summed up per craftsman. */
export const susutDigambar = (input: Masukan, kode_toko: string): Sql => sql`
  SELECT kode_tukang::text, max(nama_tukang) AS nama_tukang, sum(pesanan)::int AS pesanan, sum(service)::int AS service,
    sum(berat_tukang)::bigint AS berat_tukang, sum(berat_susut)::bigint AS berat_susut, sum(susut_tukang)::bigint AS susut_tukang,
    sum(susut_service)::bigint AS susut_service,
    coalesce(round((sum(berat_susut) + sum(susut_service)) * 100000 / nullif(sum(dikerjakan), 0)), 0)::int AS persen
  FROM (${pesanan(input, kode_toko)} UNION ALL ${service(input, kode_toko)}) x
  GROUP BY kode_tukang HAVING sum(pesanan) <> 0 OR sum(service) <> 0 OR sum(susut_service) <> 0 ORDER BY kode_tukang`

/** Loss per craftsman. */
export const bacaGrafikSusut = (db: Queryable, input: Masukan, kode_toko: string) =>
  db.rows<OutputOf<typeof grafikSusutTukang>[number]>(susutDigambar(input, kode_toko))
