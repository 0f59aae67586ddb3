/** What closing reads of a day: what came and went of own gold, by group and cause. Source: areas, read first, 2 and 3. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Gerak } from './nilai.posting.ts'
import type { Kelompok } from './rata.posting.ts'

/** A shop and its open day. */
export interface Hari {
  kode_toko: string
  tgl_system: string
}

/** Cost of so many milligrams by the group's cost price. */
const MODAL = sql`(g.harga_modal::bigint * CASE WHEN murni.ya THEN g.persentase ELSE 1000000 END)`

/** Whether a gram may cost that much where the shop sells it at a price: over twice of it or under a tenth is a slip of the hand. */
export const janggal = (modal: Sql, harga: Sql): Sql =>
  sql`(${modal} > 0 AND ${harga} > 0 AND (${modal}::bigint > 2 * ${harga}::bigint OR 10 * ${modal}::bigint < ${harga}::bigint))`

/** Whether the shop's prices are of fine gold. */
export const murni = (kode_toko: string): Sql => sql`
  murni AS (SELECT coalesce((SELECT value FROM para_system WHERE kode_toko = ${kode_toko} AND key = 'kategori_harga'), 'harga_100%') = 'harga_100%' AS ya)`

/** Since which jurnal a shop's goods of group `g` have a value, and the day from whose beginning that holds: `s.sejak`, `p.pagi` (ADR 96). */
export const SEJAK = (toko: Sql): Sql => sql`
  CROSS JOIN LATERAL (SELECT nilai_sejak(${toko}, g.kode_group) AS sejak OFFSET 0) s
  LEFT JOIN LATERAL (
    SELECT n.tgl_system AS pagi FROM jurnal w JOIN nilai_awal n ON n.no_nilai_awal = w.document AND n.sejak_pagi
      JOIN nilai_awal_detail d ON d.no_nilai_awal = n.no_nilai_awal AND d.kode_group = g.kode_group AND d.dinilai
    WHERE w.id = s.sejak
  ) p ON true`

/** Every group, since which jurnal its goods have a value, and the day from whose beginning that holds. */
export const kelompok = (kode_toko: string): Sql => sql`
  ${murni(kode_toko)}, kelompok AS MATERIALIZED (
    SELECT g.kode_group, g.persentase, s.sejak, ${MODAL} AS modal, p.pagi
    FROM master_group g CROSS JOIN murni ${SEJAK(sql`${kode_toko}`)}
  )`

/** Whether a jurnal is older than the value of group `k` and of the day from whose beginning that holds. */
export const DARI_PAGI = (mula: Sql): Sql =>
  sql`coalesce(${mula} < k.sejak AND (SELECT x.tgl_system FROM jurnal x WHERE x.id = ${mula}) = k.pagi, false)`

/** Whether what the ledger says of a group is what its newest row says. */
interface Tercatat {
  tercatat: boolean
}

/** A shop's groups as the day found them. */
export const bacaKelompok = (db: Queryable, { kode_toko, tgl_system }: Hari) =>
  db.rows<Kelompok & Tercatat>(sql`
    WITH ${kelompok(kode_toko)}, persediaan AS (
      SELECT ref, sum(rp)::bigint AS rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PERSEDIAAN']) GROUP BY 1
    )
    SELECT k.kode_group::text, k.sejak IS NOT NULL AS dinilai, coalesce(a.mg, h.mg, 0)::bigint AS mg, coalesce(p.rp, 0) AS rp,
      CASE WHEN a.mg > 0 THEN jsonb_build_object('rp', a.rp, 'mg', a.mg)
        WHEN h.mg IS NOT NULL THEN jsonb_build_object('rp', h.dasar_rp, 'mg', h.dasar_mg) END AS dasar, k.modal,
      a.mg IS NULL AND coalesce(p.rp, 0) = coalesce(h.rp, 0) AS tercatat
    FROM kelompok k
      LEFT JOIN persediaan p ON p.ref = k.kode_group
      LEFT JOIN LATERAL (
        SELECT d.mg, d.rp FROM nilai_awal n JOIN nilai_awal_detail d USING (no_nilai_awal)
        WHERE n.kode_toko = ${kode_toko} AND n.tgl_system = ${tgl_system} AND n.no_batal IS NULL AND d.kode_group = k.kode_group AND d.dinilai
      ) a ON true
      LEFT JOIN LATERAL (
        SELECT mg, rp, dasar_mg, dasar_rp FROM nilai_harian
        WHERE kode_toko = ${kode_toko} AND kode_group = k.kode_group ORDER BY tgl_system DESC LIMIT 1
      ) h ON true
    ORDER BY k.kode_group`)

/**
 * The jurnal of some days, each line with the way it went before any undo, and the jurnal whose goods it brings back: of an undo its original,
 * of what is found again the one that lost it.
 */
export const baris = (kode_toko: Sql, masa: Sql): Sql => sql`
  SELECT j.id, j.tgl_system, j.kind, coalesce(a.document, j.document) AS document, m.akun, m.ref, m.kode_group, m.kode_barang, m.mg::bigint AS mg,
    CASE WHEN j.membalik IS NULL THEN sign(m.mg) ELSE -sign(m.mg) END AS arah,
    CASE WHEN j.membalik IS NULL THEN j.id WHEN a.tgl_system = j.tgl_system THEN a.id END AS asal,
    coalesce(CASE WHEN m.akun = 'SELISIH' AND m.ref <> coalesce(a.document, j.document)
      THEN (SELECT min(l.id) FROM jurnal l WHERE l.document = m.ref AND l.kind = ANY (array(SELECT kind FROM kind_jurnal))) END, a.id, j.id) AS mula
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id LEFT JOIN jurnal a ON a.id = j.membalik
  WHERE j.kode_toko = ${kode_toko} AND j.tgl_system ${masa} AND m.mg <> 0`

/** Why own gold came or went by a line; NULL where it did neither, or where it is customers'. */
export const SEBAB = sql`
  CASE
    WHEN b.kind IN ('HUTANG', 'PESANAN') THEN NULL
    WHEN b.kind = 'LELANG' THEN CASE WHEN b.akun = 'BAKI' THEN 'BELI' END
    WHEN b.kind = 'SERVICE' THEN CASE WHEN b.akun IN ('BAHAN_TOKO', 'TUKANG') THEN 'PATRI' END
    WHEN b.kind = 'SALDO_AWAL' AND b.akun <> 'STOK_AWAL' THEN NULL
    WHEN b.akun = 'PELANGGAN' THEN CASE WHEN b.kind = 'BELI' OR (b.kind = 'JUAL' AND b.arah < 0) THEN 'BELI' ELSE 'JUAL' END
    WHEN b.akun IN ('SUSUT', 'SELISIH') THEN 'RUGI'
    WHEN b.akun IN ('BOS', 'STOK_AWAL', 'PABRIK', 'CABANG') THEN b.akun
  END`

/** Whether a line is cost: sold, used or lost. */
export const BIAYA = sql`coalesce(${SEBAB} IN ('JUAL', 'PATRI', 'RUGI'), false)`

/** What pieces cost that go between installations: what their sender wrote down, where both sides' goods have a value. */
const ANTAR = sql`
  LEFT JOIN LATERAL (
    SELECT CASE WHEN d.dinilai THEN d.nilai END::bigint AS rp FROM kiriman_masuk_detail d
    WHERE b.kind = 'TERIMA_CABANG' AND d.no_terima = b.document AND d.kode_barang = b.kode_barang
    UNION ALL
    SELECT -d.nilai_sampai FROM kirim_barang_detail d
    WHERE b.kind = 'SAMPAI_CABANG' AND d.no_sampai = b.document AND d.kode_barang = b.kode_barang
  ) c ON b.akun = 'CABANG'`

/** Own gold: what outside accounts gave, or what own accounts got where both sides are not the shop's. */
export const MILIK = sql`CASE WHEN b.kind IN ('LELANG', 'SERVICE') THEN b.mg ELSE -b.mg END`

/**
 * What came and went, by group, cause and whether it has a price of its own: the owner's goods and opening stock come at their cost
 * where it is known, a supplier's at his bill, whatever is taken back on a later day at the average of that day. What left before its group
 * had a value comes back from the owner, unless it was cost by a value that held from the beginning of its day (`bacaSebelum`).
 */
export const bacaGerak = (db: Queryable, hari: Hari) =>
  db.rows<Gerak>(sql`
    WITH ${kelompok(hari.kode_toko)}, baris AS MATERIALIZED (${baris(sql`${hari.kode_toko}`, sql`= ${hari.tgl_system}`)}), gerak AS (
      SELECT b.kode_group, ${SEBAB} AS sebab, ${MILIK} AS mg, b.arah, b.document, k.modal,
        b.mula < k.sejak AND NOT (${BIAYA} AND coalesce(b.tgl_system > k.pagi, false) AND ${DARI_PAGI(sql`b.mula`)}) AS dulu,
        -- came at a price: not an undo of an older day's
        b.arah < 0 AND coalesce(b.asal > k.sejak, false) AS datang,
        c.rp AS antar, CASE WHEN c.rp IS NULL THEN '-' ELSE b.ref END AS lain,
        CASE WHEN r.modal > 0 THEN sign(-b.mg) * r.modal WHEN k.modal > 0 THEN round(-b.mg::numeric * k.modal / 1000000000) END AS rp
      FROM baris b JOIN kelompok k ON k.kode_group = b.kode_group AND b.id > k.sejak
        LEFT JOIN barang r ON b.akun = 'STOK_AWAL' AND r.kode_barang = b.kode_barang
        ${ANTAR}
      WHERE b.akun <> 'KONVERSI'
    ), cara AS (
      SELECT kode_group, sebab, mg, lain, CASE WHEN sebab = 'PABRIK' AND datang OR antar IS NOT NULL THEN document ELSE '-' END AS dokumen,
        CASE WHEN dulu THEN 'MODAL' ELSE CASE sebab WHEN 'BELI' THEN 'PEMBELIAN' WHEN 'JUAL' THEN 'HPP' WHEN 'PATRI' THEN 'HPP'
          WHEN 'RUGI' THEN 'RUGI_SUSUT' ELSE CASE WHEN antar IS NULL THEN 'MODAL' ELSE 'RK' END END END AS lawan,
        CASE WHEN sebab = 'BELI' AND NOT dulu THEN 0 WHEN antar IS NOT NULL THEN antar
          WHEN NOT datang OR sebab NOT IN ('BOS', 'STOK_AWAL', 'PABRIK') THEN NULL ELSE rp END AS rp
      FROM gerak WHERE sebab IS NOT NULL
    )
    SELECT kode_group::text, sebab, sum(rp)::bigint AS rp, sum(mg)::bigint AS mg, lawan,
      CASE WHEN lawan IN ('HPP', 'RUGI_SUSUT') THEN kode_group ELSE lain END::text AS ref, dokumen
    FROM cara GROUP BY kode_group, sebab, lawan, lain, dokumen, rp IS NULL ORDER BY kode_group, sebab, dokumen, 3, lawan`)

/**
 * Customers' gold of orders that were handed over: what is inside of them was never the shop's and leaves nothing of its own, what is not
 * was bought with them.
 */
export const bacaEmasCustomer = (db: Queryable, hari: Hari) =>
  db.rows<{ kode_group: string; lawan: 'HPP' | 'MODAL' | 'PEMBELIAN'; mg: number }>(sql`
    WITH ${kelompok(hari.kode_toko)}
    SELECT p.kode_group::text, CASE WHEN coalesce(a.id, j.id) < k.sejak AND NOT (x.lawan = 'HPP' AND coalesce(j.tgl_system > k.pagi, false)
        AND ${DARI_PAGI(sql`coalesce(a.id, j.id)`)}) THEN 'MODAL' ELSE x.lawan END AS lawan,
      sum(CASE WHEN j.membalik IS NULL THEN x.mg ELSE -x.mg END)::bigint AS mg
    FROM jurnal j LEFT JOIN jurnal a ON a.id = j.membalik
      JOIN pesanan_serah s ON s.no_serah = coalesce(a.document, j.document) JOIN pesanan p USING (no_pesanan)
      JOIN kelompok k ON k.kode_group = p.kode_group AND j.id > k.sejak
      CROSS JOIN LATERAL (VALUES ('HPP', p.berat_customer - s.berat_beli), ('PEMBELIAN', s.berat_beli)) x (lawan, mg)
    WHERE j.kode_toko = ${hari.kode_toko} AND j.tgl_system = ${hari.tgl_system} AND j.kind = 'SERAH_PESANAN' AND x.mg > 0
    GROUP BY 1, 2`)

/**
 * What was paid for purchases of the day, by group: with a value, without one yet, or before its group got one on their day (which has them
 * in it). Those of before the shop began are in what it began with, and so is what is undone of them.
 */
export const bacaBeli = (db: Queryable, hari: Hari) =>
  db.rows<{ kode_group: string; dinilai: boolean; sebelum: boolean; rp: number }>(sql`
    WITH ${kelompok(hari.kode_toko)}, beli AS (
      SELECT DISTINCT coalesce(a.id, j.id) AS mula, j.id, j.kind, coalesce(a.document, j.document) AS document, CASE WHEN j.membalik IS NULL THEN 1 ELSE -1 END AS arah
      FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id LEFT JOIN jurnal a ON a.id = j.membalik
      WHERE m.kode_toko = ${hari.kode_toko} AND m.tgl_system = ${hari.tgl_system} AND m.akun = 'PEMBELIAN' AND j.kind IN ('BELI', 'JUAL', 'LELANG', 'SERAH_PESANAN')
        AND coalesce(a.id, j.id) > nilai_sejak(${hari.kode_toko}, NULL)
    ), isi AS (
      SELECT b.mula, b.arah, p.kode_group, p.harga FROM beli b JOIN pembelian p ON p.no_faktur_beli = b.document WHERE b.kind = 'BELI'
      UNION ALL
      SELECT b.mula, b.arah, p.kode_group, p.harga FROM beli b JOIN pembelian p ON p.no_faktur_tukar = b.document WHERE b.kind = 'JUAL'
      UNION ALL
      SELECT b.mula, b.arah, p.kode_group, p.harga FROM beli b JOIN pembelian p ON p.no_lelang = b.document WHERE b.kind = 'LELANG'
      UNION ALL
      SELECT b.mula, b.arah, p.kode_group, s.beli FROM beli b JOIN pesanan_serah s ON s.no_serah = b.document JOIN pesanan p USING (no_pesanan)
      WHERE b.kind = 'SERAH_PESANAN'
    ), satu AS (
      SELECT i.kode_group, coalesce(i.mula > k.sejak, false) AS dinilai, ${DARI_PAGI(sql`i.mula`)} AS sebelum, i.arah * i.harga::bigint AS rp
      FROM isi i JOIN kelompok k ON k.kode_group = i.kode_group
    )
    SELECT kode_group::text, dinilai, sebelum, sum(rp)::bigint AS rp FROM satu GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)

/** PEMBELIAN as it stands now. */
export const bacaPembelian = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await db.one<{ rp: number }>(sql`
      SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PEMBELIAN'])`)
  )?.rp ?? 0
