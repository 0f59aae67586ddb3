/** Value of goods that go from shop to shop: fixed by the receiver's closing, at what they cost the sender when he sent them. */
import { type Queryable, type Sql, sql, type Tx } from '@kencana/database'
import { murni } from './nilai-hari.query.ts'

/** What a shop received of one dispatch of another. */
export interface Terima {
  no_kirim: string
  kode_group: string
  pengirim: string
  mg: number
  /** What it cost the sender; null where neither he nor the cost price knows. */
  rp: number | null
  /** Whether the sender's goods have a value, and the receiver's. */
  dari_nilai: boolean
  ke_nilai: boolean
}

/** What a gram cost the sender on the evening of the dispatch, on the one before where that is not closed yet, or as he began. */
const biayaPengirim = (rp: 'rp' | 'mg'): Sql => sql`
  coalesce(
    (SELECT ${sql.ident(`dasar_${rp}`)} FROM nilai_harian h WHERE h.kode_toko = t.pengirim AND h.kode_group = t.kode_group AND h.tgl_system <= t.tgl_kirim
      ORDER BY h.tgl_system DESC LIMIT 1),
    (SELECT ${sql.ident('d', rp)} FROM nilai_awal n JOIN nilai_awal_detail d USING (no_nilai_awal)
      WHERE n.kode_toko = t.pengirim AND n.no_batal IS NULL AND d.kode_group = t.kode_group AND d.dinilai AND d.mg > 0))::numeric`

/** Goods of other shops that came on a day, by dispatch: those that a shop draws from what is on the way to it. */
export const bacaTerima = (db: Queryable, { kode_toko, tgl_system }: { kode_toko: string; tgl_system: string }) =>
  db.rows<Terima>(sql`
    WITH ${murni(kode_toko)}, datang AS (
      SELECT m.ref AS no_kirim, m.kode_group, d.kode_toko AS pengirim, d.tgl_system AS tgl_kirim, j.id, -m.mg::bigint AS mg
      FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN dokumen d ON d.nomor = m.ref
      WHERE m.kode_toko = ${kode_toko} AND m.tgl_system = ${tgl_system} AND m.akun IN ('TRANSIT', 'SALDO_KIRIM') AND d.kode_toko <> ${kode_toko}
    ), sejak AS MATERIALIZED (
      SELECT pengirim, kode_group, nilai_sejak(pengirim, kode_group) AS dari, nilai_sejak(${kode_toko}, kode_group) AS ke
      FROM datang GROUP BY 1, 2
    ), t AS (
      SELECT x.no_kirim, x.kode_group, x.pengirim, x.tgl_kirim, coalesce(x.id > s.dari, false) AS dari_nilai, coalesce(x.id > s.ke, false) AS ke_nilai,
        sum(x.mg)::bigint AS mg
      FROM datang x JOIN sejak s ON s.pengirim = x.pengirim AND s.kode_group = x.kode_group GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(x.mg) <> 0
    )
    SELECT t.no_kirim, t.kode_group::text, t.pengirim::text, t.mg, t.dari_nilai, t.ke_nilai,
      CASE WHEN t.dari_nilai AND ${biayaPengirim('mg')} > 0 AND ${biayaPengirim('rp')} > 0 THEN round(t.mg * ${biayaPengirim('rp')} / ${biayaPengirim('mg')})
        WHEN t.dari_nilai AND b.mg > 0 THEN round(t.mg::numeric * b.rp / b.mg)
        WHEN g.harga_modal > 0 THEN round(t.mg::numeric * g.harga_modal * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END / 1000000000)
        WHEN t.dari_nilai THEN coalesce(round(t.mg::numeric * p.modal / p.mg), 0) END::bigint AS rp
    FROM t JOIN master_group g ON g.kode_group = t.kode_group CROSS JOIN murni
      -- a group that the sender has since today: what he paid for it, or what these pieces cost
      CROSS JOIN LATERAL (
        SELECT sum(k.harga)::numeric AS rp, sum(k.berat)::numeric AS mg FROM pembelian k
        WHERE t.dari_nilai AND k.kode_toko = t.pengirim AND k.kode_group = t.kode_group AND k.tgl_valid = t.tgl_kirim AND k.status <> 'BATAL'
      ) b
      CROSS JOIN LATERAL (
        SELECT sum(r.modal)::numeric AS modal, nullif(sum(-m.mg), 0)::numeric AS mg FROM mutasi m JOIN barang r ON r.kode_barang = m.kode_barang
        WHERE m.akun IN ('TRANSIT', 'SALDO_KIRIM') AND m.ref = t.no_kirim AND m.kode_toko = ${kode_toko} AND m.kode_group = t.kode_group AND r.modal > 0
      ) p
    WHERE t.dari_nilai OR t.ke_nilai ORDER BY 1, 2, t.dari_nilai, t.ke_nilai`)

/** What others received of a shop's dispatches and its books still have. */
export interface Sampai {
  id: number
  no_kirim: string
  kode_group: string
  penerima: string
  mg: number
  rp: number
  ke_nilai: boolean
}

/** Goods that arrived elsewhere since the last closing; held, so that they leave once. */
export const bacaSampai = (tx: Tx, kode_toko: string) =>
  tx.rows<Sampai>(sql`
    SELECT id, no_kirim::text, kode_group::text, penerima::text, mg::bigint AS mg, rp::bigint AS rp, no_terima_nilai IS NOT NULL AS ke_nilai
    FROM nilai_antar WHERE pengirim = ${kode_toko} AND no_kirim_nilai IS NULL ORDER BY id FOR UPDATE`)
