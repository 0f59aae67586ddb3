import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import type { z } from 'zod'
import {
  type barisLaporanKirimSepuh,
  DOKUMEN_KIRIM_SEPUH,
  type laporanKirimSepuh,
  type slipSepuh,
} from './kirim-sepuh.contract.ts'

type Slip = z.output<typeof slipSepuh>

/** Slips of dispatches to the gilder. @param where conditions on `k`, the dispatch */
export const slipKirimSepuh = (db: Queryable, kode_toko: string, where: Sql): Promise<Slip[]> =>
  db.rows<Slip>(sql`
    SELECT k.no_sepuh, k.tgl_system AS tgl_sepuh, k.asal, k.tujuan, x.bukti_jenis, k.qty_sepuh AS qty_sepuh_total,
      k.berat_sepuh AS berat_sepuh_total, k.qty_rusak AS qty_rusak_total, k.berat_rusak AS berat_rusak_total,
      (k.berat_sepuh + k.berat_rusak)::bigint AS berat_total, k.user_id, k.no_batal,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c
        WHERE c.kode_toko = k.kode_toko AND c.jenis = ${DOKUMEN_KIRIM_SEPUH.cetak} AND c.dokumen = k.no_sepuh) AS cetakan
    FROM kirim_sepuh k CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('jenis', d.kode_dept, 'kode_baki', d.kode_baki, 'qty_beli', d.qty, 'berat_beli', d.berat,
        'qty_sepuh', d.qty_sepuh, 'berat_sepuh', d.berat_sepuh, 'qty_rusak', d.qty_rusak, 'berat_rusak', d.berat_rusak) ORDER BY d.urut)
        AS bukti_jenis
      FROM kirim_sepuh_detail d WHERE d.no_sepuh = k.no_sepuh
    ) x
    WHERE k.kode_toko = ${kode_toko} AND ${where} ORDER BY k.dibuat_pada DESC, k.no_sepuh DESC`)

/** One slip. @throws Refusal 404 */
export const satuSlip = async (db: Queryable, kode_toko: string, no_sepuh: string): Promise<Slip> => {
  const [slip] = await slipKirimSepuh(db, kode_toko, sql`k.no_sepuh = ${no_sepuh}`)
  if (!slip) throw new Refusal('missing', `Kirim Sepuh ${no_sepuh} Tidak Ada`)
  return slip
}

export const laporan = (db: Queryable, input: InputOf<typeof laporanKirimSepuh>, kode_toko: string) =>
  db.rows<z.output<typeof barisLaporanKirimSepuh>>(sql`
    SELECT k.no_sepuh, k.tgl_system, d.kode_baki, d.kode_dept, d.kode_group, d.qty, d.berat, d.qty_sepuh, d.berat_sepuh, d.qty_rusak,
      d.berat_rusak
    FROM kirim_sepuh k JOIN kirim_sepuh_detail d ON d.no_sepuh = k.no_sepuh
    WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL AND k.tgl_system >= ${input.tgl_awal} AND k.tgl_system <= ${input.tgl_akhir}
      ${input.kode_toko === SEMUA ? sql`` : sql`AND d.kode_dept = ${input.kode_toko}`}
    ORDER BY k.dibuat_pada, k.no_sepuh, d.urut`)
