import { sql } from '@kencana/database'
import { type Feature, laporanRoute, only } from '@kencana/server-kit'
import { laporanSaldoBos } from './laporan-saldo-aktif-kirim-bos.contract.ts'

export const laporanSaldoBosFeature: Feature = {
  routes: [
    laporanRoute(laporanSaldoBos, (db, input, kode_toko) =>
      db.rows(sql`
        SELECT k.no_kirim_bos, k.tgl_system, k.kode_labeling, k.kode_group, k.kode_dept, k.qty AS qty_awal,
          k.berat AS berat_awal, k.qty - s.pcs AS qty_input, (k.berat - s.mg)::bigint AS berat_input, s.pcs AS qty_sisa,
          s.mg AS berat_sisa
        FROM kirim_bos k
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(m.pcs), 0)::bigint AS pcs, coalesce(sum(m.mg), 0)::bigint AS mg
          FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = k.no_kirim_bos
        ) s
        WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL AND k.no_validasi IS NULL AND (s.pcs <> 0 OR s.mg <> 0)
          ${only('k.no_kirim_bos', input.no_kirim_bos)} ${only('k.kode_labeling', input.kode_labeling)}
        ORDER BY k.dibuat_pada, k.no_kirim_bos`),
    ),
  ],
}
