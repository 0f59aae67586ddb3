import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, route } from '@kencana/server-kit'
import { laporanSaldoBos } from './laporan-saldo-aktif-kirim-bos.contract.ts'

const laporan = (db: Queryable, { no_kirim_bos, kode_labeling }: InputOf<typeof laporanSaldoBos>, kode_toko: string) =>
  db.rows<OutputOf<typeof laporanSaldoBos>[number]>(sql`
    SELECT k.no_kirim_bos, k.tgl_system, k.kode_labeling, k.kode_group, k.kode_dept, k.qty AS qty_awal, k.berat AS berat_awal,
      k.qty - s.pcs AS qty_input, (k.berat - s.mg)::bigint AS berat_input, s.pcs AS qty_sisa, s.mg AS berat_sisa
    FROM kirim_bos k
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(m.pcs), 0)::bigint AS pcs, coalesce(sum(m.mg), 0)::bigint AS mg
      FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = k.no_kirim_bos
    ) s
    WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL AND k.no_validasi IS NULL AND (s.pcs <> 0 OR s.mg <> 0)
      ${no_kirim_bos === SEMUA ? sql`` : sql`AND k.no_kirim_bos = ${no_kirim_bos}`}
      ${kode_labeling === SEMUA ? sql`` : sql`AND k.kode_labeling = ${kode_labeling}`}
    ORDER BY k.dibuat_pada, k.no_kirim_bos`)

export const laporanSaldoBosFeature: Feature = {
  routes: [route(laporanSaldoBos, (input, { db, sesi }) => laporan(db, input, sesi.kode_toko))],
}
