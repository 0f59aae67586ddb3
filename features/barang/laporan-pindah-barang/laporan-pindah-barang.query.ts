/** What was moved between trays, single pieces and whole trays alike; what was undone since is left out. */
import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { z } from 'zod'
import type { barisDetail, barisRekap, laporanPindahBarang } from './laporan-pindah-barang.contract.ts'

type Saringan = InputOf<typeof laporanPindahBarang>

const dari = (input: Saringan, kode_toko: string): Sql => sql`
  FROM pindah_barang p JOIN pindah_barang_detail d ON d.no_pindah = p.no_pindah
  WHERE p.kode_toko = ${kode_toko} AND p.no_batal IS NULL
    AND p.tgl_system >= ${input.tgl_awal} AND p.tgl_system <= ${input.tgl_akhir}
    ${input.kode_baki_asal === SEMUA ? sql`` : sql`AND d.kode_baki_asal = ${input.kode_baki_asal}`}
    ${input.kode_baki_tujuan === SEMUA ? sql`` : sql`AND p.kode_baki_tujuan = ${input.kode_baki_tujuan}`}`

export const detail = (db: Queryable, input: Saringan, kode_toko: string): Promise<z.output<typeof barisDetail>[]> =>
  db.rows(sql`
    SELECT x.no_pindah, x.tanggal, x.user_id, x.kode_baki_asal, x.kode_baki_tujuan, b.kode_barcode, b.nama_barang::text,
      x.kode_group, x.kode_dept, b.kadar, 1 AS qty, x.berat
    FROM (
      SELECT p.no_pindah, p.tgl_system AS tanggal, p.user_id, p.kode_baki_tujuan, p.dibuat_pada, d.kode_baki_asal, d.urut,
        d.kode_barang, d.kode_group, d.kode_dept, d.berat
      ${dari(input, kode_toko)}
    ) x JOIN barang b ON b.kode_barang = x.kode_barang
    ORDER BY x.tanggal, x.dibuat_pada, x.no_pindah, x.urut`)

export const rekap = (db: Queryable, input: Saringan, kode_toko: string): Promise<z.output<typeof barisRekap>[]> =>
  db.rows(sql`
    SELECT p.tgl_system AS tanggal, d.kode_baki_asal, p.kode_baki_tujuan, count(*)::int AS quantity,
      sum(d.berat)::bigint AS berat
    ${dari(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)
