import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { type Alarm, waktu } from '@kencana/server-kit'
import { OTORISASI_BAHAN_BOS } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import type { listCentang } from './centang-bos.contract.ts'

/**
 * A document's goods to the owner or a factory (positive) or from there, of one shop; what OWN booked, or he or SU agreed to as his
 * goods, he knows. A deputy's word is not his.
 */
const gerak = (toko: Sql) => sql`
  SELECT j.id, j.document, j.kind, j.kode_toko, j.tgl_system, j.dibuat_pada, j.user_id, m.akun, m.kode_group, sum(m.pcs)::bigint AS pcs, sum(m.mg)::bigint AS mg
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN users u ON u.user_id = j.user_id
  WHERE m.akun IN ('BOS', 'PABRIK') AND ${toko} AND u.level <> 'OWN'
    AND NOT EXISTS (SELECT FROM otorisasi o WHERE o.dokumen = j.document AND o.tingkat = 'OTORISASI' AND o.wakil IS NULL
      AND o.kategori LIKE '%' || ${OTORISASI_BAHAN_BOS}::text || '%')
  GROUP BY j.id, m.akun, m.kode_group`

/** What the owner said last of a document: `ya`, who and when. */
const TERAKHIR = sql`LEFT JOIN LATERAL (
    SELECT c.ya, c.user_id, c.waktu FROM bos_centang c WHERE c.dokumen = g.document ORDER BY c.id DESC LIMIT 1
  ) c ON true`

/** Of this shop, within ninety days of its day: what is older has been an alarm for long. */
const milik = ({ kode_toko, tgl_system }: Hari) =>
  sql`m.kode_toko = ${kode_toko} AND m.tgl_system > ${tgl_system}::date - 90`

interface Hari {
  kode_toko: string
  tgl_system: string
}

/** What went to the owner or came from him: not ticked yet, or ticked within thirty days of the shop's day. */
export const daftarCentang = (
  db: Queryable,
  hari: Hari,
  { tampil }: InputOf<typeof listCentang>,
): Promise<OutputOf<typeof listCentang>> =>
  db.rows(sql`
    SELECT g.document::text AS dokumen, g.kind, g.akun AS pihak, CASE WHEN g.mg > 0 OR g.pcs > 0 THEN 'KELUAR' ELSE 'MASUK' END AS arah, g.tgl_system,
      ${waktu(sql`g.dibuat_pada`)} AS waktu, g.user_id::text, g.kode_group::text, abs(g.pcs)::int AS qty, abs(g.mg)::bigint AS berat,
      CASE WHEN c.ya THEN c.user_id::text END AS dicentang
    FROM (${gerak(milik(hari))}) g ${TERAKHIR}
    WHERE ${tampil === 'BELUM' ? sql`c.ya IS NOT TRUE` : sql`c.ya AND c.user_id IS NOT NULL AND c.waktu > ${hari.tgl_system}::date - interval '30 days'`}
    ORDER BY g.id, g.kode_group LIMIT 500`)

/** How much has gone to the owner and come from him that he has not ticked, milligrams together. */
export const beratBelum = async (db: Queryable, hari: Hari): Promise<Mg> => {
  const row = await db.one<{ mg: Mg }>(sql`
    SELECT coalesce(sum(abs(g.mg)), 0)::bigint AS mg FROM (${gerak(milik(hari))}) g ${TERAKHIR} WHERE c.ya IS NOT TRUE`)
  return row?.mg ?? (0 as Mg)
}

/** Documents of this shop that the owner may tick or take his tick back of. */
export const pilihDokumen = (db: Queryable, hari: Hari, dokumen: readonly string[]) =>
  db.rows<{ dokumen: string; user_id: string; ya: boolean }>(sql`
    SELECT g.document::text AS dokumen, min(g.user_id::text) AS user_id, coalesce(bool_and(c.ya), false) AS ya
    FROM (${gerak(sql`${milik(hari)} AND j.document = ANY (${[...dokumen]}::text[])`)}) g ${TERAKHIR}
    GROUP BY g.document`)

const belum: Alarm = {
  kode: 'BOS_BELUM_DICENTANG',
  judul: 'Barang Bos Belum Dicentang Tiga Hari',
  berat: 'MERAH',
  path: '/centang-barang-bos',
  baris: (sejak, kini) => sql`
    SELECT g.document || ' ' || g.kode_group AS kunci, g.kode_toko::text, g.dibuat_pada + interval '3 days' AS waktu, g.user_id::text,
      g.document::text AS dokumen,
      to_char(abs(g.mg) / 1000.0, 'FM999,990.000') || ' g ' || g.kode_group || CASE WHEN g.mg > 0 THEN ' ke ' ELSE ' dari ' END || lower(g.akun)
        || ' dicatat ' || g.user_id || ', ' || g.document AS isi
    FROM (${gerak(sql`m.kode_toko = ANY (ARRAY(SELECT kode_toko::text FROM toko)) AND m.tgl_system > ${sejak}::date - 90 AND j.dibuat_pada > ${sejak}::timestamptz - interval '3 days' AND j.dibuat_pada <= ${kini}::timestamptz - interval '3 days'`)}) g
    ${TERAKHIR} WHERE c.ya IS NOT TRUE`,
}

export const ALARM_BOS: readonly Alarm[] = [belum]
