import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { laporanTimbangBaki } from './laporan-timbang-baki.contract.ts'

const hasil = (asked: string): Sql => (asked === 'SEMUA' ? sql`` : sql`WHERE x.hasil = ${asked}`)

/** Finished weighings of a period, as they were saved. */
export const laporanTimbangBakiFeature: Feature = {
  routes: [
    laporanRoute(laporanTimbangBaki, (db, input, kode_toko) =>
      db.rows(sql`
        SELECT x.* FROM (
          SELECT t.tgl_system, t.no_timbang, to_char(t.selesai_pada AT TIME ZONE o.zona_waktu, 'HH24:MI') AS jam,
            t.kode_baki, k.kode_gudang, t.selesai_oleh AS user_id, t.pcs, t.berat, t.berat_asli, a.tara,
            t.berat_timbang - a.tara AS berat_bersih, t.berat_timbang,
            t.berat_timbang - a.tara - t.berat_asli AS selisih, t.toleransi,
            CASE WHEN abs(t.berat_timbang - a.tara - t.berat_asli) <= t.toleransi THEN 'SESUAI'
              WHEN t.berat_timbang - a.tara < t.berat_asli THEN 'KURANG' ELSE 'LEBIH' END AS hasil,
            coalesce((SELECT string_agg(b ->> 'kode_barcode', ' + ' ORDER BY n)
              FROM jsonb_array_elements(t.mungkin_hilang -> 0 -> 'barang') WITH ORDINALITY AS e (b, n)), '-') AS mungkin_hilang,
            t.selesai_pada
          FROM timbang_baki t
          JOIN baki k USING (kode_toko, kode_baki)
          JOIN toko o USING (kode_toko)
          CROSS JOIN LATERAL (SELECT t.tara_baki + t.tara_bandrol + t.tara_plastik + t.tara_atribut AS tara) a
          WHERE t.kode_toko = ${kode_toko} AND t.status = 'DONE' ${within('t.tgl_system', input)}
            ${only('k.kode_gudang', input.kode_gudang)} ${only('t.kode_baki', input.kode_baki)}
        ) x ${hasil(input.hasil)}
        ORDER BY x.tgl_system, x.selesai_pada, x.no_timbang`),
    ),
  ],
}
