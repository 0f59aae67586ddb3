/**
 * What a round may not close without a look: pieces whose label was printed again or was given by an edit, and a tray of which nothing was scanned.
 * Source: controls, counting.
 */
import type { Kasus } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { CETAK_LABEL } from '../../cetak/cetak.contract.ts'
import { hitungKurang } from './hitung-opname.store.ts'

/** What a look at those pieces is for. */
const SAKSI_LABEL = 'LABEL CETAK ULANG'
const SAKSI_BARCODE = 'BARCODE LAMA DIGANTI'
/** And at a tray on which nothing is left. */
const SAKSI_KOSONG = 'BAKI KOSONG'

/**
 * Whether a scanned piece got another label within 30 days, printed again or a label of before by an edit, and nobody but who scanned it has seen
 * it in this count.
 * @param p a row of stock_opname_pindai
 */
export const perlihatkan = (p: Sql, saat: Date): Sql => sql`(${p}.kode_barang IS NOT NULL
  AND EXISTS (SELECT FROM (${labelBaru(p, saat)}) c)
  AND NOT EXISTS (SELECT FROM stock_opname_pindai q
    WHERE q.no_so = ${p}.no_so AND q.kode_barang = ${p}.kode_barang AND q.user_id <> ${p}.user_id))`

// What was printed again before reasons were asked for has none, but a number. What a piece was entered with is its label from the beginning.
const labelBaru = (p: Sql, saat: Date): Sql => sql`
  SELECT c.id, c.waktu, c.user_id, c.alasan, true AS dicetak FROM cetak c
  WHERE c.jenis = ${CETAK_LABEL} AND c.dokumen = ${p}.kode_barcode
    AND c.waktu > ${saat}::timestamptz - interval '30 days' AND (c.alasan <> '' OR c.ke > 1 OR c.rangkap > 1)
  UNION ALL
  SELECT n.id, n.waktu, n.user_id::text, '', false FROM riwayat_nilai n
  WHERE n.tabel = 'BARCODE' AND n.kunci = ${p}.kode_barang AND n.ke IS NOT NULL
    AND n.waktu > ${saat}::timestamptz - interval '30 days'
    AND (n.dari IS NOT NULL OR n.waktu > (SELECT x.dibuat_pada FROM barang x WHERE x.kode_barang = ${p}.kode_barang))`

interface BerlabelBaru {
  kode_barcode: string
  nama_barang: string
  berat: Mg
  user_id: string
  alasan: string
  /** Printed again; otherwise an edit gave it. */
  dicetak: boolean
}

/** What a round may not close without: another user has seen each of these pieces and what it weighs. */
export const kasusLabel = async (db: Queryable, no_so: string, putaran: number, saat: Date): Promise<Kasus[]> => {
  const rows = await db.rows<BerlabelBaru>(sql`
    SELECT p.kode_barcode, b.nama_barang::text, b.berat, c.user_id, c.alasan, c.dicetak
    FROM stock_opname_pindai p JOIN barang b ON b.kode_barang = p.kode_barang
    CROSS JOIN LATERAL (SELECT * FROM (${labelBaru(sql`p`, saat)}) x ORDER BY x.waktu DESC, x.id DESC LIMIT 1) c
    WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} AND ${perlihatkan(sql`p`, saat)} ORDER BY p.kode_barcode`)
  return rows.map(({ kode_barcode, nama_barang, berat, user_id, alasan, dicetak }) => ({
    kategori: dicetak ? SAKSI_LABEL : SAKSI_BARCODE,
    aturan: `${dicetak ? 'Labelnya dicetak ulang' : 'Barcode lamanya diganti'} ${user_id}, lihat dan timbang barangnya`,
    keterangan: `${nama_barang}, ${alasan || '-'}`,
    kode_barcode,
    berat,
    mg: berat,
    saksi: true,
  }))
}

/** Nothing was scanned of what a tray should hold, which is not empty by the book: who counts nothing would mark all of it as missing. */
export const kasusKosong = async (db: Queryable, no_so: string): Promise<Kasus | null> => {
  const row = await db.one<{ kode_baki: string; bukan: string[] }>(sql`
    SELECT s.kode_baki::text, ARRAY(
        SELECT p.user_id::text FROM stock_opname_oleh p WHERE p.no_so = s.no_so
        UNION SELECT s.tutup_pertama_oleh::text WHERE s.tutup_pertama_oleh IS NOT NULL
        UNION SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = s.otorisasi_pertama ORDER BY 1) AS bukan
    FROM stock_opname s
    WHERE s.no_so = ${no_so} AND NOT EXISTS (SELECT FROM stock_opname_pindai p
        WHERE p.no_so = s.no_so AND p.putaran = s.putaran AND p.hasil = 'ADA')`)
  if (!row || (await hitungKurang(db, no_so)) === 0) return null
  return {
    kategori: SAKSI_KOSONG,
    aturan: 'Baki ditutup tanpa satu barang pun dipindai, lihat bakinya',
    keterangan: `${no_so}, baki ${row.kode_baki}`,
    saksi: true,
    // Who vouched for the first round would vouch for it again.
    ...(row.bukan.length > 0 && { bukan: row.bukan }),
  }
}
