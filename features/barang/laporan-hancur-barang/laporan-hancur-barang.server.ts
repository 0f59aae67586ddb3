import type { InputOf } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, standing, within } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import { laporanHancurBarang } from './laporan-hancur-barang.contract.ts'

/** What was broken up; what was undone in these days is left out. */
const from = (input: InputOf<typeof laporanHancurBarang>, kode_toko: string): Sql => sql`
  FROM hancur_barang h JOIN hancur_barang_detail d ON d.no_hancur = h.no_hancur
  WHERE h.kode_toko = ${kode_toko} ${within('h.tgl_system', input)} ${standing('h.no_batal', input)}
    ${only('d.kode_group', input.kode_group)} ${only('d.kode_dept', input.kode_dept)}`

export const laporanHancurBarangFeature: Feature = {
  routes: [
    laporanRoute(laporanHancurBarang, {
      DETAIL: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.no_hancur, x.tanggal, x.user_id, x.alasan, x.kode_baki_asal, b.kode_barcode, ${namaSalinan(sql`x`)},
            x.kode_group, x.kode_dept, r.kadar, 1 AS qty, x.berat
          FROM (
            SELECT h.no_hancur, h.tgl_system AS tanggal, h.user_id, h.alasan, h.dibuat_pada, d.kode_baki_asal, d.urut,
              d.kode_barang, d.kode_group, d.kode_dept, d.berat, d.salinan, d.salinan_migrasi
            ${from(input, kode_toko)}
          ) x JOIN barang b ON b.kode_barang = x.kode_barang ${salinan(sql`x`)}
          ORDER BY x.tanggal, x.dibuat_pada, x.no_hancur, x.urut`),
      REKAP: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT h.tgl_system AS tanggal, d.kode_group, d.kode_dept, count(*)::int AS quantity, sum(d.berat)::bigint AS berat
          ${from(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    }),
  ],
}
