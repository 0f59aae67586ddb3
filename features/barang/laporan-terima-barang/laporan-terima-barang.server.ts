import type { InputOf } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import { laporanTerimaBarang } from './laporan-terima-barang.contract.ts'

/**
 * What arrived, read from the ledger: weight, type and tray as they were on arrival, whatever happened since. From a shop of this
 * installation or of another: there the copy came with the letter, here it is the sender's.
 */
const datang = (input: InputOf<typeof laporanTerimaBarang>, kode_toko: string): Sql => sql`(
  SELECT t.no_terima, t.no_kirim, t.tgl_system AS tanggal, t.user_id, k.kode_toko, t.dibuat_pada, m.ref AS kode_baki, m.urut,
    b.kode_barcode, ${namaSalinan(sql`d`)}, m.kode_group, m.kode_dept, r.kadar, m.pcs AS qty, m.mg AS berat
  FROM terima_barang t
  JOIN kirim_barang k ON k.no_kirim = t.no_kirim
  JOIN jurnal j ON j.kind = 'TERIMA' AND j.document = t.no_terima
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
  JOIN barang b ON b.kode_barang = m.kode_barang
  -- on the way nothing becomes of a piece: it arrives as it was sent
  JOIN kirim_barang_detail d ON d.no_kirim = t.no_kirim AND d.kode_barang = m.kode_barang ${salinan(sql`d`)}
  WHERE t.kode_toko = ${kode_toko} ${within('t.tgl_system', input)} ${only('k.kode_toko', input.kode_toko)} ${only('m.ref', input.kode_baki)}
  UNION ALL
  SELECT t.no_terima, t.no_kirim, t.tgl_system, t.user_id, t.asal, t.dibuat_pada, m.ref, m.urut, d.kode_barcode, d.nama_barang::text,
    m.kode_group, m.kode_dept, d.kadar, m.pcs, m.mg
  FROM terima_cabang t
  JOIN jurnal j ON j.kind = 'TERIMA_CABANG' AND j.document = t.no_terima
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
  JOIN kiriman_masuk_detail d ON d.no_kirim = t.no_kirim AND d.kode_barang = m.kode_barang
  WHERE t.kode_toko = ${kode_toko} ${within('t.tgl_system', input)} ${only('t.asal', input.kode_toko)} ${only('m.ref', input.kode_baki)}
) x`

export const laporanTerimaBarangFeature: Feature = {
  routes: [
    laporanRoute(laporanTerimaBarang, {
      DETAIL: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.no_terima, x.no_kirim, x.tanggal, x.user_id, x.kode_toko, x.kode_baki, x.kode_barcode, x.nama_barang, x.kode_group,
            x.kode_dept, x.kadar, x.qty, x.berat
          FROM ${datang(input, kode_toko)} ORDER BY x.tanggal, x.dibuat_pada, x.no_terima, x.urut`),
      REKAP: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.tanggal, x.kode_toko, x.kode_dept, sum(x.qty)::int AS quantity, sum(x.berat)::bigint AS berat
          FROM ${datang(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    }),
  ],
}
