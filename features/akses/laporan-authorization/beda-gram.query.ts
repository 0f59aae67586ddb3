/** What was lost or gained of weight, against what had been worked on: from the ledger, so no kind of document can be left out. */
import { among, type Sql, sql } from '@kencana/database'
import { within } from '@kencana/server-kit'
import { ORANG_SUSUT } from '../../neraca/laporan-susut-selisih/susut-selisih.api.ts'
import { dari, type Masa } from './beda.query.ts'
import { KIND_SUSUT } from './laporan-authorization.contract.ts'

const NYATA = sql`m.mg < 0 AND m.akun NOT IN ('SUSUT', 'SELISIH', 'KONVERSI', 'JADI')`

/** What a remainder was of stands in its dispatch; sending to the washers loses nothing, they are judged by what they bring back. */
const jurnal = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT j.tgl_system, j.kind, j.kode_toko::text, j.document::text, ${ORANG_SUSUT}::text AS user_id, a.hilang, coalesce(a.tempat, '-') AS tempat,
    coalesce(CASE j.kind WHEN 'CUCI' THEN a.cuci
      WHEN 'VALIDASI_INPUTAN' THEN (
        SELECT coalesce(kb.berat, kl.berat) FROM validasi_inputan v LEFT JOIN kirim_bos kb ON kb.no_kirim_bos = v.no_kirim
        LEFT JOIN kirim_labeling kl ON kl.no_kirim_stock = v.no_kirim WHERE v.no_validasi = j.document)
      ELSE a.keluar END, 0)::bigint AS dasar
  FROM jurnal j CROSS JOIN LATERAL (
    SELECT coalesce(sum(m.mg) FILTER (WHERE m.akun IN ('SUSUT', 'SELISIH')), 0)::bigint AS hilang,
      -sum(m.mg) FILTER (WHERE m.mg < 0 AND m.akun = 'CUCI') AS cuci, -sum(m.mg) FILTER (WHERE ${NYATA}) AS keluar,
      string_agg(DISTINCT m.akun || ' ' || m.ref, ', ') FILTER (WHERE ${NYATA}) AS tempat
    FROM mutasi m WHERE m.jurnal_id = j.id
  ) a
  WHERE ${dari('j', toko)} ${within('j.tgl_system', masa)} AND j.kind ${among(KIND_SUSUT.filter((kind) => kind !== 'SERVICE'))}
    AND j.membalik IS NULL`

/** Repairs by their papers: one that came back as it went in has no jurnal, and was worked on all the same. */
const service = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT k.tgl_system, 'SERVICE', k.kode_toko::text, k.no_selesai::text, k.user_id::text,
    sum(greatest(d.berat_masuk + d.patri + d.batu - d.berat_keluar, 0))::bigint, coalesce('TUKANG ' || k.kode_tukang, 'TOKO'),
    sum(d.berat_masuk + d.patri + d.batu)::bigint
  FROM service_selesai k JOIN service_selesai_barang d USING (no_selesai)
  WHERE ${dari('k', toko)} ${within('k.tgl_system', masa)}
  GROUP BY k.no_selesai, k.tgl_system, k.kode_toko, k.user_id, k.kode_tukang`

/** Documents that can lose weight, with all that was worked on. */
export const bedaGram = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT x.tgl_system AS tgl, x.kind AS kategori, 1 AS tanda, x.kode_toko, x.document AS dokumen, x.document AS induk, x.tempat AS nama, '-' AS kode_sales,
    x.user_id, (SELECT o.id FROM otorisasi o WHERE o.dokumen = x.document ORDER BY o.waktu LIMIT 1) AS otorisasi, x.dasar AS hitung,
    x.dasar - x.hilang AS input
  FROM (${jurnal(toko, masa)} UNION ALL ${service(toko, masa)}) x WHERE x.dasar <> 0 OR x.hilang <> 0`
