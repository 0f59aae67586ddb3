import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { grafikSusutTukang } from './grafik-susut-tukang.contract.ts'

/** Orders that are made, as Laporan Pesanan Tukang has them, summed up per craftsman. */
export const susutDigambar = (input: InputOf<typeof grafikSusutTukang>, kode_toko: string): Sql => sql`
  SELECT s.kode_tukang::text, max(b.nama_tukang::text) AS nama_tukang, count(*)::int AS pesanan, sum(s.berat_selesai)::bigint AS berat_tukang,
    sum(s.berat_susut)::bigint AS berat_susut, sum(b.berat_susut)::bigint AS susut_tukang,
    coalesce(round(sum(s.berat_susut)::numeric * 100000 / nullif(sum(s.berat_selesai - s.berat_patri + s.berat_susut), 0)), 0)::int AS persen
  FROM pesanan_selesai s JOIN pembagian_pesanan b ON b.no_pembagian = s.no_pembagian
  WHERE s.kode_toko = ${kode_toko} AND s.no_batal IS NULL ${within('s.tgl_system', input)} ${only('b.kode_group', input.kode_group)}
  GROUP BY s.kode_tukang ORDER BY s.kode_tukang`

/** Loss per craftsman. */
export const bacaGrafikSusut = (db: Queryable, input: InputOf<typeof grafikSusutTukang>, kode_toko: string) =>
  db.rows<OutputOf<typeof grafikSusutTukang>[number]>(susutDigambar(input, kode_toko))
