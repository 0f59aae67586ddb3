import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, type Sesi, within } from '@kencana/server-kit'
import { panjangMasa } from '../../neraca/laporan/masa-grafik.api.ts'
import { umurDari } from '../laporan-perputaran-barang/perputaran.api.ts'
import { BATAS_UMUR, GOLONGAN_UMUR, type grafikStok } from './grafik-stok.contract.ts'

type Siapa = Pick<Sesi, 'kode_toko' | 'tgl_system' | 'zona_waktu'>

/** Pieces on trays by age and by category with what was sold, in one pass over the shop's own stock. */
export const stokDigambar = (input: InputOf<typeof grafikStok>, siapa: Siapa): Sql => sql`
  WITH stok AS (
    SELECT x.umur, x.kode_group, count(*)::int AS qty, sum(x.berat)::bigint AS berat
    FROM (
      SELECT width_bucket(${umurDari(siapa)}, ${[...BATAS_UMUR]}::int[]) AS umur, b.kode_group::text, b.berat
      FROM barang b WHERE b.kode_toko = ${siapa.kode_toko} AND b.kode_baki IS NOT NULL ${only('b.kode_group', input.kode_group)}
    ) x GROUP BY GROUPING SETS ((x.umur), (x.kode_group))
  ), jual AS (
    SELECT v.kode_group::text, sum(v.arah)::int AS qty, sum(v.arah * v.berat)::bigint AS berat
    FROM jual_peristiwa v
    WHERE v.kode_toko = ${siapa.kode_toko} AND v.asal <> 'PESANAN' ${within('v.tgl', input)} ${only('v.kode_group', input.kode_group)}
    GROUP BY 1
  )
  SELECT 'UMUR' AS menurut, u.at::int AS at, '' AS label, coalesce(s.qty, 0) AS qty, coalesce(s.berat, 0)::bigint AS berat, 0 AS jual_qty,
    0::bigint AS jual_berat, NULL::int AS perputaran
  FROM generate_series(0, ${BATAS_UMUR.length}::int) AS u (at) LEFT JOIN stok s ON s.umur = u.at
  WHERE EXISTS (SELECT FROM stok)
  UNION ALL
  SELECT 'KATEGORI', 0, coalesce(s.kode_group, j.kode_group), coalesce(s.qty, 0), coalesce(s.berat, 0)::bigint, coalesce(j.qty, 0),
    coalesce(j.berat, 0)::bigint, round(coalesce(j.berat, 0)::numeric * 36500 / ${panjangMasa(input)}::int / nullif(s.berat, 0))::int
  FROM (SELECT * FROM stok WHERE kode_group IS NOT NULL) s FULL JOIN jual j ON j.kode_group = s.kode_group
  ORDER BY 1 DESC, 2, 3`

type Baris = OutputOf<typeof grafikStok>[number]

/** Ages of stock, and turnover per category. */
export const bacaGrafikStok = async (
  db: Queryable,
  input: InputOf<typeof grafikStok>,
  siapa: Siapa,
): Promise<Baris[]> => {
  const rows = await db.rows<Baris & { at: number }>(stokDigambar(input, siapa))
  return rows.map(({ at, ...row }) => (row.menurut === 'UMUR' ? { ...row, label: GOLONGAN_UMUR[at] ?? '-' } : row))
}
