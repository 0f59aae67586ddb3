/** What other installations say is on its way to a shop here: as dispatches of this installation are read. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { waktu } from '@kencana/server-kit'
import type { getKirim } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import type { kirimanBaru } from '../../barang/terima-barang/terima-barang.contract.ts'

type Kirim = OutputOf<typeof getKirim>

const SISA = sql`
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS sisa, coalesce(sum(d.berat), 0)::bigint AS sisa_berat
    FROM kiriman_masuk_detail d WHERE d.no_kirim = k.no_kirim AND d.no_terima IS NULL
  ) s`

/** Its sender gave the piece `d` of the dispatch `k` up as lost. */
const HILANG = sql`
  EXISTS (SELECT FROM kiriman_masuk_hapus h WHERE h.no_kirim = d.no_kirim AND h.kode_barang = d.kode_barang AND h.sambungan = k.sambungan)`

/** Dispatches of other installations of which something has not arrived yet. */
export const kirimanMasuk = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof kirimanBaru>> =>
  db.rows(sql`
    SELECT k.no_kirim::text, k.asal::text AS kode_toko, k.tgl_kirim AS tgl_system, ${waktu(sql`k.diterima_pada`)} AS waktu,
      k.user_kirim AS user_id, k.pcs, k.berat, s.sisa, s.sisa_berat,
      (SELECT count(*)::int FROM kiriman_masuk_detail d WHERE d.no_kirim = k.no_kirim AND d.no_terima IS NULL AND ${HILANG}) AS hilang
    FROM kiriman_masuk k ${SISA}
    WHERE k.kode_toko = ${kode_toko} AND k.ditarik_pada IS NULL
      AND k.no_kirim IN (SELECT d.no_kirim FROM kiriman_masuk_detail d WHERE d.no_terima IS NULL)
    ORDER BY k.diterima_pada DESC, k.no_kirim DESC`)

/** One dispatch of another installation with its pieces, for the shop that it goes to; undefined when there is none. */
export const satuKirimanMasuk = async (
  db: Queryable,
  kode_toko: string,
  no_kirim: string,
): Promise<Kirim | undefined> => {
  const row = await db.one<Omit<Kirim, 'detail_barang' | 'cetakan'>>(sql`
    SELECT k.no_kirim::text, k.tgl_kirim AS tgl_system, ${waktu(sql`k.diterima_pada`)} AS waktu, k.asal::text AS kode_toko,
      k.kode_toko::text AS tujuan, t.nama_toko::text AS nama_tujuan, k.user_kirim AS user_id, k.pcs, k.berat,
      CASE WHEN k.ditarik_pada IS NOT NULL THEN k.no_kirim END::text AS no_batal, s.sisa, s.sisa_berat
    FROM kiriman_masuk k JOIN toko t ON t.kode_toko = k.kode_toko ${SISA}
    WHERE k.no_kirim = ${no_kirim} AND k.kode_toko = ${kode_toko}`)
  if (!row) return undefined
  const detail_barang = await db.rows<Kirim['detail_barang'][number]>(sql`
    SELECT d.kode_barang::text, d.kode_barcode::text, d.nama_barang::text, d.kode_group::text, d.kode_dept::text, '-' AS kode_baki_asal,
      d.kadar::text, d.berat, CASE WHEN d.no_terima IS NOT NULL THEN 'DITERIMA' WHEN k.ditarik_pada IS NOT NULL THEN 'BATAL' ELSE 'DIKIRIM' END AS keadaan,
      ${HILANG} AS hilang
    FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim) WHERE d.no_kirim = ${no_kirim} ORDER BY d.urut`)
  return { ...row, cetakan: 0, detail_barang }
}

interface Diterima {
  kode_barang: string
  kode_barcode: string
  nama_barang: string
  kadar: string
  berat: number
}

/** The pieces of a receipt. */
export const isiTerimaCabang = <Row extends Diterima>(db: Queryable, no_terima: string): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT kode_barang::text, kode_barcode::text, nama_barang::text, kadar::text, berat
    FROM kiriman_masuk_detail WHERE no_terima = ${no_terima} ORDER BY urut`)
