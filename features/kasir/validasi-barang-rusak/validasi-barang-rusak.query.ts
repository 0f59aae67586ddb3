/** Damaged goods that wait for the cashier, and what was made of them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { BERAT, bacaDokumen, hitungTerbuka, only, type Terbuka, waktu, within } from '@kencana/server-kit'
import { type barangRusak, DOKUMEN_VALIDASI_RUSAK, type listRusak } from './validasi-barang-rusak.contract.ts'
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
    WHERE true ${within('d.tgl_system', input)} ${only('d.nomor', input.no_kirim_bos)}
    ORDER BY d.dibuat_pada, d.nomor`)

/** How the validations are read. */
export const bacaRusak = bacaDokumen<OutputOf<typeof listRusak>[number]>(
  DOKUMEN_VALIDASI_RUSAK,
  sql`k.no_validasi, k.no_dokumen, ${waktu()} AS waktu, k.qty, k.berat, k.user_id, k.no_batal`,
)

/** Documents with damaged goods that wait. */
export const jumlahRusak = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    BERAT,
    sql`(
      SELECT sum(mg) AS mg FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['RUSAK']) WHERE pcs > 0 GROUP BY ref) x`,
  )
