/** Pieces whose labels can be printed: whatever is still the shop's, or on its way from or to it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { CETAK_LABEL } from '../../cetak/cetak.contract.ts'
import type { barangLabel } from './cetak-barcode.contract.ts'

type Baris = OutputOf<typeof barangLabel>[number]

/** A piece with one of these states is gone; a label of it would be of nothing. */
const ADA = sql`b.status_barang IN ('TERSEDIA', 'TITIP', 'KASIR', 'DIKIRIM', 'CUCI', 'RUSAK')`

const baris = (db: Queryable, kode_toko: string, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT b.kode_barcode, b.nama_barang::text, b.kode_intern, coalesce(b.kode_baki, '-') AS kode_baki, b.kode_group,
      b.kode_dept, b.kadar, b.berat, coalesce(t.no_titip, '') AS no_titip, coalesce(c.ke, 0)::int AS cetakan,
      EXISTS (SELECT FROM cetak p WHERE p.jenis = ${CETAK_LABEL} AND p.dokumen = b.kode_barcode) AS pernah,
      EXISTS (SELECT FROM cetak p WHERE p.jenis = ${CETAK_LABEL} AND p.dokumen = b.kode_barcode AND p.waktu > t.valid_pada) AS berlabel_titip
    FROM barang b
    CROSS JOIN LATERAL (
      SELECT max(ke) AS ke FROM cetak
      WHERE kode_toko = ${kode_toko} AND jenis = ${CETAK_LABEL} AND dokumen = b.kode_barcode
    ) c
    LEFT JOIN titipan t ON b.status_barang = 'TITIP' AND t.kode_barang = b.kode_barang AND t.status = 'DONE'
    WHERE ${ADA} AND ${where} ORDER BY b.kode_barang`)

/** One scanned piece. */
export const satuLabel = (db: Queryable, kode_toko: string, kode_barcode: string): Promise<Baris[]> =>
  baris(db, kode_toko, sql`b.kode_toko = ${kode_toko} AND b.kode_barcode = ${kode_barcode}`)

/** The label that tries barcodes of 13 digits: of no piece. */
export const labelUji = (db: Queryable, kode_toko: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT u.kode_barcode, 'LABEL UJI' AS nama_barang, '-' AS kode_intern, '-' AS kode_baki, '-' AS kode_group, '-' AS kode_dept,
      '-' AS kadar, 0::mg AS berat, '' AS no_titip, coalesce((
        SELECT max(ke) FROM cetak WHERE kode_toko = ${kode_toko} AND jenis = ${CETAK_LABEL} AND dokumen = u.kode_barcode
      ), 0)::int AS cetakan,
      EXISTS (SELECT FROM cetak p WHERE p.jenis = ${CETAK_LABEL} AND p.dokumen = u.kode_barcode) AS pernah, false AS berlabel_titip
    FROM barcode_uji() u (kode_barcode)`)

/** Everything on a tray. */
export const labelBaki = (db: Queryable, kode_toko: string, kode_baki: string): Promise<Baris[]> =>
  baris(db, kode_toko, sql`b.kode_toko = ${kode_toko} AND b.kode_baki = ${kode_baki}`)

/** What this shop holds of a dispatch that it sent or gets, and what is on its way to it. */
export const labelKiriman = (db: Queryable, kode_toko: string, no_kirim: string): Promise<Baris[]> =>
  baris(
    db,
    kode_toko,
    sql`b.kode_barang = ANY (ARRAY(
      SELECT d.kode_barang::text FROM kirim_barang k JOIN kirim_barang_detail d USING (no_kirim)
      WHERE k.no_kirim = ${no_kirim} AND (k.kode_toko = ${kode_toko} OR k.tujuan = ${kode_toko})))
      AND (b.kode_toko = ${kode_toko} OR EXISTS (
        SELECT FROM kirim_barang_detail d
        WHERE d.no_kirim = ${no_kirim} AND d.kode_barang = b.kode_barang AND d.no_terima IS NULL AND NOT d.dibatalkan))`,
  )

/** What was entered on a day and is still here. */
export const labelHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  baris(
    db,
    kode_toko,
    sql`b.kode_toko = ${kode_toko} AND b.no_tambah IN (
      SELECT no_tambah FROM tambah_barang WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal})`,
  )

/** Which of these barcodes this shop may label: its own, what is on its way to it, and the one that is tried. */
export const bolehLabel = async (
  db: Queryable,
  kode_toko: string,
  kode: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ kode_barcode: string }>(sql`
    SELECT b.kode_barcode FROM barang b
    WHERE b.kode_barcode = ANY (${[...kode]}::text[]) AND ${ADA}
      AND (b.kode_toko = ${kode_toko} OR EXISTS (
        SELECT FROM kirim_barang_detail d JOIN kirim_barang k USING (no_kirim)
        WHERE d.kode_barang = b.kode_barang AND k.tujuan = ${kode_toko} AND d.no_terima IS NULL AND NOT d.dibatalkan))
    UNION ALL SELECT barcode_uji()`)
  return new Set(rows.map((row) => row.kode_barcode))
}
