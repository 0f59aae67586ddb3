import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, rp } from '@kencana/ledger'
import { bacaDokumen, type Sesi, waktu } from '@kencana/server-kit'
import { nilaiPasar } from '../../neraca/nilai/nilai-hari.api.ts'
import { DIBAYAR } from './tagihan.api.ts'
import {
  type barangBelumDitagih,
  DOKUMEN_TAGIHAN,
  type getTagihan,
  type listTagihan,
  type tagihanTerbuka,
} from './tagihan.contract.ts'

type Lengkap = OutputOf<typeof getTagihan>

export const bacaTagihan = bacaDokumen<OutputOf<typeof listTagihan>[number]>(
  DOKUMEN_TAGIHAN,
  sql`k.no_tagihan, k.tgl_system, ${waktu()} AS waktu, k.pihak, k.pabrik, k.no_bon, k.tgl_bon, k.tgl_jatuh_tempo, k.jumlah, x.dibayar,
    CASE WHEN k.no_batal IS NULL THEN k.jumlah - x.dibayar ELSE 0 END::bigint AS sisa, k.keterangan, k.user_id, k.no_batal`,
  { gabung: sql`CROSS JOIN LATERAL (SELECT ${DIBAYAR} AS dibayar FROM (SELECT k.no_tagihan) t) x` },
)

/** One bill with what it is for and what was paid of it. @throws Refusal 404 */
export const satuTagihan = async (db: Queryable, kode_toko: string, no_tagihan: string): Promise<Lengkap> => {
  const row = await bacaTagihan.satu(db, kode_toko, no_tagihan)
  const detail_tagihan = await db.rows<Lengkap['detail_tagihan'][number]>(sql`
    SELECT coalesce(d.no_bahan_stok, d.kode_transaksi)::text AS untuk, coalesce(d.kode_group, t.deskripsi)::text AS nama, d.mg AS berat, d.rp AS nilai
    FROM tagihan_detail d LEFT JOIN kode_transaksi t USING (kode_transaksi) WHERE d.no_tagihan = ${no_tagihan} ORDER BY d.urut`)
  const detail_bayar = await db.rows<Lengkap['detail_bayar'][number]>(sql`
    SELECT u.no_uang, u.tgl_system, u.jumlah, u.no_batal FROM tagihan_bayar b JOIN uang u USING (no_uang)
    WHERE b.no_tagihan = ${no_tagihan} ORDER BY u.dibuat_pada, u.no_uang`)
  return { ...row, detail_tagihan, detail_bayar }
}

/** What is still owed by bills, what is due first in front. */
export const terbuka = (
  db: Queryable,
  { kode_toko, tgl_system }: Pick<Sesi, 'kode_toko' | 'tgl_system'>,
): Promise<OutputOf<typeof tagihanTerbuka>> =>
  db.rows(sql`
    SELECT x.*, x.jumlah - x.dibayar AS sisa, ${tgl_system}::date - x.tgl_jatuh_tempo AS lewat FROM (
      SELECT t.no_tagihan, t.pihak, t.no_bon, t.tgl_bon, t.tgl_jatuh_tempo, t.jumlah, ${DIBAYAR} AS dibayar
      FROM tagihan t WHERE t.kode_toko = ${kode_toko} AND t.no_batal IS NULL
    ) x
    WHERE x.dibayar < x.jumlah ORDER BY x.tgl_jatuh_tempo, x.no_tagihan`)

/** Gold of factories that nobody billed yet, the newest in front. */
export const belumDitagih = async (db: Queryable, kode_toko: string): Promise<OutputOf<typeof barangBelumDitagih>> => {
  const rows = await db.rows<Omit<OutputOf<typeof barangBelumDitagih>[number], 'nilai_pasar'> & { berat: Mg }>(sql`
    SELECT s.no_bahan_stok, s.tgl_system, s.kode_group, sum(d.berat)::bigint AS berat, s.keterangan
    FROM bahan_stok_detail d JOIN bahan_stok s USING (no_bahan_stok)
    WHERE d.sumber = 'PABRIK' AND s.kode_toko = ${kode_toko} AND s.no_batal IS NULL
      AND NOT EXISTS (SELECT FROM tagihan_detail x JOIN tagihan t USING (no_tagihan)
        WHERE x.no_bahan_stok = s.no_bahan_stok AND t.no_batal IS NULL)
    GROUP BY s.no_bahan_stok ORDER BY s.dibuat_pada DESC, s.no_bahan_stok DESC LIMIT 200`)
  const pasar = await nilaiPasar(db, kode_toko, rows)
  return rows.map((row, at) => ({ ...row, nilai_pasar: pasar[at] ?? rp(0) }))
}
