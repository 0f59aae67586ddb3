import type { InputOf } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, standing, within } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import { laporanPindahBarang } from './laporan-pindah-barang.contract.ts'

/** What was moved between trays, single pieces and whole trays alike; what was undone in these days is left out. */
const from = (input: InputOf<typeof laporanPindahBarang>, kode_toko: string): Sql => sql`
  FROM pindah_barang p JOIN pindah_barang_detail d ON d.no_pindah = p.no_pindah
  WHERE p.kode_toko = ${kode_toko} ${within('p.tgl_system', input)} ${standing('p.no_batal', input)}
    ${only('d.kode_baki_asal', input.kode_baki_asal)} ${only('p.kode_baki_tujuan', input.kode_baki_tujuan)}`

export const laporanPindahBarangFeature: Feature = {
  routes: [
    laporanRoute(laporanPindahBarang, {
      DETAIL: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.no_pindah, x.tanggal, x.user_id, x.kode_baki_asal, x.kode_baki_tujuan, b.kode_barcode,
            ${namaSalinan(sql`x`)}, x.kode_group, x.kode_dept, r.kadar, 1 AS qty, x.berat
          FROM (
            SELECT p.no_pindah, p.tgl_system AS tanggal, p.user_id, p.kode_baki_tujuan, p.dibuat_pada, d.kode_baki_asal,
              d.urut, d.kode_barang, d.kode_group, d.kode_dept, d.berat, d.salinan, d.salinan_migrasi
            ${from(input, kode_toko)}
          ) x JOIN barang b ON b.kode_barang = x.kode_barang ${salinan(sql`x`)}
          ORDER BY x.tanggal, x.dibuat_pada, x.no_pindah, x.urut`),
      REKAP: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT p.tgl_system AS tanggal, d.kode_baki_asal, p.kode_baki_tujuan, count(*)::int AS quantity,
            sum(d.berat)::bigint AS berat
          ${from(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    }),
  ],
}
