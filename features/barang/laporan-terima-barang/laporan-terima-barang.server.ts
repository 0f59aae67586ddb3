import type { InputOf } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import { laporanTerimaBarang } from './laporan-terima-barang.contract.ts'

/** What arrived, read from the ledger: weight, type and tray as they were on arrival, whatever happened since. */
const from = (input: InputOf<typeof laporanTerimaBarang>, kode_toko: string): Sql => sql`
  FROM terima_barang t
  JOIN kirim_barang k ON k.no_kirim = t.no_kirim
  JOIN jurnal j ON j.kind = 'TERIMA' AND j.document = t.no_terima
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
  WHERE t.kode_toko = ${kode_toko} ${within('t.tgl_system', input)} ${only('k.kode_toko', input.kode_toko)}
    ${only('m.ref', input.kode_baki)}`

export const laporanTerimaBarangFeature: Feature = {
  routes: [
    laporanRoute(laporanTerimaBarang, {
      DETAIL: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.no_terima, x.no_kirim, x.tanggal, x.user_id, x.kode_toko, x.kode_baki, b.kode_barcode,
            ${namaSalinan(sql`d`)}, x.kode_group, x.kode_dept, r.kadar, x.qty, x.berat
          FROM (
            SELECT t.no_terima, t.no_kirim, t.tgl_system AS tanggal, t.user_id, k.kode_toko, t.dibuat_pada,
              m.ref AS kode_baki, m.urut, m.kode_barang, m.kode_group, m.kode_dept, m.pcs AS qty, m.mg AS berat
            ${from(input, kode_toko)}
          ) x JOIN barang b ON b.kode_barang = x.kode_barang
          -- on the way nothing becomes of a piece: it arrives as it was sent
          JOIN kirim_barang_detail d ON d.no_kirim = x.no_kirim AND d.kode_barang = x.kode_barang ${salinan(sql`d`)}
          ORDER BY x.tanggal, x.dibuat_pada, x.no_terima, x.urut`),
      REKAP: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT t.tgl_system AS tanggal, k.kode_toko, m.kode_dept, sum(m.pcs)::int AS quantity, sum(m.mg)::bigint AS berat
          ${from(input, kode_toko)} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    }),
  ],
}
