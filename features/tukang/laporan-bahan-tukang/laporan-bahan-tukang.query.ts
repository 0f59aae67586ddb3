import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { geserTanggal, only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import type { laporanBahan } from './laporan-bahan-tukang.contract.ts'

type Saringan = InputOf<typeof laporanBahan>

/** The account's reference is 'kode_tukang/PATRI' or 'kode_tukang/BAHAN'. */
const milik = ({ kode_tukang, kode_group }: Saringan): Sql => sql`
  ${kode_tukang === SEMUA ? sql`` : sql`AND left(x.ref, -6) = ${kode_tukang}`}
  ${only('x.kode_group', kode_group)}`

/**
 * What each jurnal of the period did to each craftsman's material, and the balances before the first day. A reversal is of
 * the type of what it takes back; loss and fee are those of its jurnal and stand with the gold.
 */
const gerak = (saring: Saringan, kode_toko: string): Sql => sql`
  awal AS (
    SELECT x.ref, x.kode_group, x.mg
    FROM saldo_akun(${kode_toko}, ${geserTanggal(saring.tgl_awal, -1)}::date, ARRAY['TUKANG']) x
    WHERE true ${milik(saring)}
  ), baris AS (
    SELECT x.jurnal_id, x.tgl_system, x.ref, right(x.ref, 5) AS jenis, x.kode_group, sum(x.mg)::bigint AS mg
    FROM mutasi x
    WHERE x.kode_toko = ${kode_toko} AND x.akun = 'TUKANG' ${within('x.tgl_system', saring)} ${milik(saring)}
    GROUP BY x.jurnal_id, x.tgl_system, x.ref, x.kode_group
    UNION ALL
    -- a settlement that took no gold in moved none, but a fee was earned by it
    SELECT x.jurnal_id, x.tgl_system, x.ref, 'BAHAN', x.kode_group, 0
    FROM (
      SELECT j.id AS jurnal_id, j.tgl_system, s.kode_tukang || '/BAHAN' AS ref, s.kode_group
      FROM so_pesanan s JOIN jurnal j ON j.kind = 'SO_PESANAN' AND j.document IN (s.no_so_pesanan, s.no_batal)
      WHERE s.kode_toko = ${kode_toko} AND s.setor = 0 AND s.ongkos > 0
        ${within('j.tgl_system', saring)}
    ) x WHERE true ${milik(saring)}
  ), gerak AS (
    SELECT b.*, j.document, asal.document AS dibalik,
      CASE j.kind
        WHEN 'BAHAN' THEN CASE WHEN (b.mg > 0) = (j.membalik IS NULL) THEN 'TAMBAH ' ELSE 'AMBIL ' END || b.jenis
        WHEN 'PESANAN_SELESAI' THEN CASE b.jenis WHEN 'PATRI' THEN 'AMBIL PATRI' ELSE 'PESANAN SELESAI' END
        ELSE replace(j.kind, '_', ' ')
      END AS trx_type, coalesce(l.susut, 0) AS susut, coalesce(l.ongkos, 0) AS ongkos
    FROM baris b JOIN jurnal j ON j.id = b.jurnal_id LEFT JOIN jurnal asal ON asal.id = j.membalik
    LEFT JOIN LATERAL (
      SELECT sum(s.mg) FILTER (WHERE s.akun = 'SUSUT' AND s.kode_group = b.kode_group)::bigint AS susut,
        -sum(s.rp) FILTER (WHERE s.akun = 'HUTANG_TUKANG')::bigint AS ongkos
      FROM mutasi s WHERE s.jurnal_id = b.jurnal_id AND b.jenis = 'BAHAN' AND j.kind IN ('PESANAN_SELESAI', 'SO_PESANAN')
    ) l ON true
  )`

/** Types whose amount is what left the craftsman. */
const KELUAR = ['AMBIL PATRI', 'AMBIL BAHAN', 'PESANAN SELESAI', 'SO PESANAN']

/** Every movement with the balance after it, craftsman by craftsman in the order of the books. */
export const detailBahan = (
  db: Queryable,
  saring: Saringan,
  kode_toko: string,
): Promise<z.output<typeof laporanBahan.rows.DETAIL>[]> =>
  db.rows(sql`
    WITH ${gerak(saring, kode_toko)}
    SELECT g.jurnal_id || ' ' || g.ref || ' ' || g.kode_group AS _id, g.tgl_system, left(g.ref, -6) AS kode_tukang,
      coalesce(t.nama_tukang::text, '') AS nama_tukang, g.document AS no_tambah_tukar, g.kode_group,
      CASE WHEN g.dibalik IS NULL THEN coalesce(nullif(d.keterangan, ''), g.trx_type) ELSE 'BATAL ' || g.dibalik END AS keterangan,
      g.jenis, g.trx_type, g.ongkos,
      CASE WHEN g.trx_type = ANY (${KELUAR}::text[]) THEN -g.mg - g.susut ELSE g.mg END AS jml_bahan, g.susut AS berat_susut,
      (coalesce(a.mg, 0) + sum(g.mg) OVER (PARTITION BY g.ref, g.kode_group ORDER BY g.tgl_system, g.jurnal_id))::bigint AS saldo_akhir
    FROM gerak g
    LEFT JOIN awal a ON a.ref = g.ref AND a.kode_group = g.kode_group
    LEFT JOIN tukang t ON t.kode_tukang = left(g.ref, -6)
    LEFT JOIN bahan_tukang d ON d.no_tambah_tukar = g.document
    ORDER BY left(g.ref, -6), g.tgl_system, g.jurnal_id, g.jenis, g.kode_group`)

/** Per craftsman and category: opening and what came, what was used, what is left; solder apart. */
export const rekapBahan = (
  db: Queryable,
  saring: Saringan,
  kode_toko: string,
): Promise<z.output<typeof laporanBahan.rows.REKAP>[]> =>
  db.rows(sql`
    WITH ${gerak(saring, kode_toko)}, semua AS (
      SELECT ref, kode_group, mg, 'SALDO AWAL' AS trx_type FROM awal
      UNION ALL SELECT ref, kode_group, mg, trx_type FROM gerak
    ), jumlah AS (
      SELECT left(ref, -6) AS kode_tukang, kode_group,
        coalesce(sum(mg) FILTER (WHERE ref LIKE '%/BAHAN' AND trx_type <> 'PESANAN SELESAI'), 0)::bigint AS total_bahan,
        coalesce(-sum(mg) FILTER (WHERE ref LIKE '%/BAHAN' AND trx_type = 'PESANAN SELESAI'), 0)::bigint AS pakai_bahan,
        coalesce(-sum(mg) FILTER (WHERE trx_type = 'AMBIL PATRI'), 0)::bigint AS ambil_patri,
        coalesce(sum(mg) FILTER (WHERE ref LIKE '%/PATRI'), 0)::bigint AS sisa_patri
      FROM semua GROUP BY 1, 2
    )
    SELECT j.kode_tukang, coalesce(t.nama_tukang::text, '') AS nama_tukang, j.kode_group, j.total_bahan, j.pakai_bahan,
      j.ambil_patri, j.total_bahan - j.pakai_bahan AS sisa_bahan, j.sisa_patri
    FROM jumlah j LEFT JOIN tukang t ON t.kode_tukang = j.kode_tukang
    ORDER BY j.kode_tukang, j.kode_group`)
