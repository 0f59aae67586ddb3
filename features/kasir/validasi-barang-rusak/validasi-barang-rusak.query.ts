/** Damaged goods that wait for the cashier, and what was made of them. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { waktu } from '@kencana/server-kit'
import type { barangRusak, listRusak } from './validasi-barang-rusak.contract.ts'
import type { Rusak } from './validasi-barang-rusak.posting.ts'

/** The keys of a document's damaged goods in this shop, with what stands there. */
export const isiRusak = (db: Queryable, kode_toko: string, no_dokumen: string): Promise<Rusak[]> =>
  db.rows<Rusak>(sql`
    SELECT lot, kode_group, kode_dept, sum(pcs)::bigint AS pcs, sum(mg)::bigint AS mg FROM mutasi
    WHERE akun = 'RUSAK' AND ref = ${no_dokumen} AND kode_toko = ${kode_toko}
    GROUP BY lot, kode_group, kode_dept ORDER BY kode_group, kode_dept, lot`)

/** Documents that may hold damaged goods, with their totals. */
const DOKUMEN = sql`
  SELECT no_sepuh AS nomor, kode_toko, tgl_system, dibuat_pada, no_sepuh, '' AS no_sortir, qty_sepuh + qty_rusak AS qty,
    (berat_sepuh + berat_rusak)::bigint AS berat
  FROM kirim_sepuh
  UNION ALL
  SELECT t.no_terima_sepuh, t.kode_toko, t.tgl_system, t.dibuat_pada, t.no_terima_sepuh, '', sum(d.qty_terima + d.qty_rusak),
    sum(d.berat_timbangan)::bigint
  FROM terima_sepuh t JOIN terima_sepuh_detail d ON d.no_terima_sepuh = t.no_terima_sepuh
  GROUP BY t.no_terima_sepuh
  UNION ALL
  SELECT no_sortir, kode_toko, tgl_system, dibuat_pada, '', no_sortir, qty_bos, berat_bos::bigint
  FROM sortir_pembelian`

/** What waits, oldest document first. */
export const menunggu = (
  db: Queryable,
  input: InputOf<typeof barangRusak>,
  kode_toko: string,
): Promise<OutputOf<typeof barangRusak>> =>
  db.rows(sql`
    WITH rusak AS (
      SELECT ref, string_agg(DISTINCT kode_group, ', ') AS kode_group, string_agg(DISTINCT kode_dept, ', ') AS kode_dept,
        sum(pcs)::bigint AS pcs, sum(mg)::bigint AS mg
      FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['RUSAK'])
      WHERE pcs > 0 GROUP BY ref
    )
    SELECT d.no_sepuh, d.no_sortir, d.tgl_system, r.kode_group, r.kode_dept, d.qty::bigint AS qty_total, d.berat AS berat_total,
      r.pcs AS qty_rusak, r.mg AS berat_rusak
    FROM rusak r JOIN (${DOKUMEN}) d ON d.nomor = r.ref AND d.kode_toko = ${kode_toko}
    WHERE d.tgl_system >= ${input.tgl_awal} AND d.tgl_system <= ${input.tgl_akhir}
      ${input.no_kirim_bos === SEMUA ? sql`` : sql`AND d.nomor = ${input.no_kirim_bos}`}
    ORDER BY d.dibuat_pada, d.nomor`)

/** The validations of one shop day, newest first. */
export const daftarRusak = (db: Queryable, kode_toko: string, tanggal: string): Promise<OutputOf<typeof listRusak>> =>
  db.rows(sql`
    SELECT no_validasi, no_dokumen, ${waktu(sql`dibuat_pada`)} AS waktu, qty, berat, user_id, no_batal
    FROM validasi_rusak WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal}
    ORDER BY dibuat_pada DESC, no_validasi DESC`)

/** Documents with damaged goods that wait. */
export const jumlahRusak = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      SELECT count(DISTINCT ref) AS n FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['RUSAK']) WHERE pcs > 0`)
  )?.n ?? 0
