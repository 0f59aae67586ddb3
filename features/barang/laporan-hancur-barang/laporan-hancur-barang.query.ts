/** What was broken up; what was undone since is left out. */
import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { z } from 'zod'
import type { barisDetail, barisRekap, laporanHancurBarang } from './laporan-hancur-barang.contract.ts'

type Saringan = InputOf<typeof laporanHancurBarang>

const dari = (input: Saringan, kode_toko: string): Sql => sql`
  FROM hancur_barang h JOIN hancur_barang_detail d ON d.no_hancur = h.no_hancur
  WHERE h.kode_toko = ${kode_toko} AND h.no_batal IS NULL
    AND h.tgl_system >= ${input.tgl_awal} AND h.tgl_system <= ${input.tgl_akhir}
    ${input.kode_group === SEMUA ? sql`` : sql`AND d.kode_group = ${input.kode_group}`}
    ${input.kode_dept === SEMUA ? sql`` : sql`AND d.kode_dept = ${input.kode_dept}`}`

export const detail = (db: Queryable, input: Saringan, kode_toko: string): Promise<z.output<typeof barisDetail>[]> =>
  db.rows(sql`
    SELECT x.no_hancur, x.tanggal, x.user_id, x.alasan, x.kode_baki_asal, b.kode_barcode, b.nama_barang::text, x.kode_group,
      x.kode_dept, b.kadar, 1 AS qty, x.berat
    FROM (
      SELECT h.no_hancur, h.tgl_system AS tanggal, h.user_id, h.alasan, h.dibuat_pada, d.kode_baki_asal, d.urut, d.kode_barang,
        d.kode_group, d.kode_dept, d.berat
      ${dari(input, kode_toko)}
    ) x JOIN barang b ON b.kode_barang = x.kode_barang
    ORDER BY x.tanggal, x.dibuat_pada, x.no_hancur, x.urut`)

export const rekap = (db: Queryable, input: Saringan, kode_toko: string): Promise<z.output<typeof barisRekap>[]> =>
  db.rows(sql`
    SELECT h.tgl_system AS tanggal, d.kode_group, d.kode_dept, count(*)::int AS quantity, sum(d.berat)::bigint AS berat
    ${dari(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)
