/** What a round found, weighed against the book as it was when the round began, at each scan, and at closing. */
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { hitungBaris, Refusal, type Sesi } from '@kencana/server-kit'
import { bolehLihat } from './dihitung.api.ts'

/** A scan as it is kept: the piece, and what the book says of it now. */
export interface Pindai {
  kode_barang: string | null
  nama_barang: string
  hasil: 'ADA' | 'BAKI LAIN' | 'BUKAN STOK' | 'TIDAK DIKENAL'
  keterangan: string
}

/** What the book says of a barcode on a tray. Of another shop's piece only that it is another shop's, and no other counted tray by name. */
export const bacaBarcode = async (
  db: Queryable,
  sesi: Pick<Sesi, 'kode_toko' | 'user_id' | 'level'>,
  kode_baki: string,
  kode_barcode: string,
): Promise<Pindai> => {
  const { kode_toko } = sesi
  const row = await db.one<Pindai>(sql`
    SELECT kode_barang, nama_barang::text,
      CASE WHEN kode_toko <> ${kode_toko} OR kode_baki IS NULL THEN 'BUKAN STOK'
        WHEN kode_baki = ${kode_baki} THEN 'ADA' ELSE 'BAKI LAIN' END AS hasil,
      CASE WHEN kode_toko <> ${kode_toko} THEN 'TOKO LAIN' WHEN kode_baki IS NULL THEN status_barang
        WHEN kode_baki = ${kode_baki} OR ${bolehLihat(sesi, sql`kode_baki`)} THEN 'BAKI ' || kode_baki
        ELSE 'BAKI LAIN' END AS keterangan
    FROM barang WHERE kode_barcode = ${kode_barcode}`)
  return row ?? { kode_barang: null, nama_barang: '-', hasil: 'TIDAK DIKENAL', keterangan: 'BARCODE TIDAK ADA' }
}

/** Keeps what lies on the tray by the book as a round begins. */
export const simpanBuku = (db: Queryable, no_so: string, putaran: number): Promise<unknown> =>
  db.run(sql`
    INSERT INTO stock_opname_buku (no_so, putaran, kode_barang)
    SELECT s.no_so, ${putaran}, b.kode_barang FROM stock_opname s JOIN barang b USING (kode_toko, kode_baki)
    WHERE s.no_so = ${no_so}`)

// A scanned piece counts as found where the book had it at the scan or has it now. One that was sold, handed over or laid
// aside for its order while it was not scanned yet is no loss: a customer took it, and one at the cashier is being paid for.
// Whatever else the book says of where a piece went that nobody saw, it is missing. One that came meanwhile need not have been scanned.
const putusan = (no_so: string) => sql`
  SELECT b.kode_barang, b.kode_baki AS baki_kini, b.kode_toko = s.kode_toko AS di_sini, b.kode_group, b.kode_dept,
    b.berat, b.versi, p2.kode_barang IS NOT NULL AS dipindai,
    EXISTS (SELECT FROM stock_opname_pindai p WHERE p.no_so = s.no_so AND p.putaran = 1 AND p.kode_barang = b.kode_barang)
      AS hitung_1,
    CASE
      WHEN p2.hasil = 'ADA' OR (p2.kode_barang IS NOT NULL AND b.kode_toko = s.kode_toko AND b.kode_baki = s.kode_baki) THEN 'ADA'
      WHEN p2.kode_barang IS NOT NULL AND b.kode_toko = s.kode_toko AND b.kode_baki IS NOT NULL THEN 'BAKI LAIN'
      WHEN p2.hasil = 'BAKI LAIN' THEN 'KELUAR'
      WHEN p2.kode_barang IS NOT NULL THEN 'BUKAN STOK'
      WHEN b.status_barang = 'KASIR' AND k.kode_barang IS NOT NULL THEN 'KELUAR'
      WHEN b.kode_toko = s.kode_toko AND b.kode_baki = s.kode_baki THEN CASE WHEN k.kode_barang IS NULL THEN 'MASUK' ELSE 'KURANG' END
      WHEN b.status_barang IN ('TERJUAL', 'TITIP') OR k.kode_barang IS NULL THEN 'KELUAR'
      ELSE 'KURANG' END AS hasil
  FROM stock_opname s
  CROSS JOIN LATERAL (
    SELECT kode_barang FROM stock_opname_buku x WHERE x.no_so = s.no_so AND x.putaran = s.putaran
    UNION SELECT kode_barang FROM stock_opname_pindai x
      WHERE x.no_so = s.no_so AND x.putaran = s.putaran AND x.kode_barang IS NOT NULL
    UNION SELECT kode_barang FROM barang x WHERE x.kode_toko = s.kode_toko AND x.kode_baki = s.kode_baki
  ) semua
  JOIN barang b ON b.kode_barang = semua.kode_barang
  LEFT JOIN stock_opname_buku k ON k.no_so = s.no_so AND k.putaran = s.putaran AND k.kode_barang = b.kode_barang
  LEFT JOIN stock_opname_pindai p2 ON p2.no_so = s.no_so AND p2.putaran = s.putaran AND p2.kode_barang = b.kode_barang
  WHERE s.no_so = ${no_so}`

/** How many pieces of the present round are missing. */
export const hitungKurang = (db: Queryable, no_so: string): Promise<number> =>
  hitungBaris(db, sql`(${putusan(no_so)}) x WHERE x.hasil = 'KURANG'`)

/** How many pieces of the present round are missing or misplaced. */
export const hitungSelisih = (db: Queryable, no_so: string): Promise<number> =>
  hitungBaris(db, sql`(${putusan(no_so)}) x WHERE x.hasil IN ('KURANG', 'BAKI LAIN')`)

/** Keeps what the round that ends says of each piece, in place of what the one before said. */
export const simpanHasil = async (db: Queryable, no_so: string, putaran: number): Promise<void> => {
  await db.run(sql`DELETE FROM stock_opname_hasil WHERE no_so = ${no_so}`)
  await db.run(sql`
    INSERT INTO stock_opname_hasil (no_so, kode_barang, hasil, kode_baki, kode_group, kode_dept, berat, versi, hitung_1, hitung_2)
    SELECT ${no_so}, x.kode_barang, x.hasil, CASE WHEN x.di_sini THEN x.baki_kini END, x.kode_group, x.kode_dept, x.berat,
      x.versi, x.hitung_1, ${putaran === 2 ? sql`x.dipindai` : sql`NULL`}
    FROM (${putusan(no_so)}) x`)
}

/** What the last closed round of a count found, in a few words. */
export const sebutTemuan = async (db: Queryable, no_so: string): Promise<string> => {
  const jumlah = (hasil: string) => hitungBaris(db, sql`stock_opname_hasil WHERE no_so = ${no_so} AND hasil = ${hasil}`)
  return `${await jumlah('KURANG')} barang tidak ditemukan, ${await jumlah('BAKI LAIN')} salah baki`
}

/** A piece that the approval is about, held. */
export interface Dibukukan {
  kode_barang: string
  kode_barcode: string
  kode_baki: string
  kode_gudang: string
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar: string
  berat: Mg
  versi: number
  hasil: 'KURANG' | 'BAKI LAIN'
  /** Where the count found it wanting, and free to be moved. */
  tetap: boolean
}

// A piece let out of the count by a sale or deposit that was turned down afterwards is wanting: nobody has seen it.
const ditolak = sql`(EXISTS (
  SELECT FROM penjualan_detail d JOIN penjualan p USING (no_faktur_jual)
  WHERE d.kode_barang = h.kode_barang AND p.status = 'BATAL' AND p.tgl_valid IS NULL AND p.batal_pada >= s.dibuat_pada)
  OR EXISTS (SELECT FROM titipan k WHERE k.kode_barang = h.kode_barang AND k.ditolak_pada >= s.dibuat_pada))`

// Kept for a customer when the count began, let go on paper since, and scanned by no count after that: wherever it was laid, nobody has
// seen it.
const dilepas = sql`EXISTS (
  SELECT FROM (
    SELECT x.dibuat_pada AS pada FROM titipan k JOIN titipan_batal x USING (no_titip) WHERE k.kode_barang = h.kode_barang
    UNION ALL SELECT j.dibuat_pada FROM pesanan p JOIN jurnal j ON j.document = p.contoh_kembali AND j.kind = ANY (ARRAY(SELECT kind FROM kind_jurnal))
      WHERE p.contoh_barang = h.kode_barang AND h.hasil = 'KURANG'
  ) x
  WHERE x.pada >= s.dibuat_pada AND NOT EXISTS (
    SELECT FROM stock_opname_pindai p WHERE p.kode_barang = h.kode_barang AND p.waktu > x.pada))`

/** What a sale had let out of the count, or a deposit had kept, and lies somewhere again unseen, is missing after all. */
const hitungKembali = (db: Queryable, no_so: string): Promise<unknown> =>
  db.run(sql`
    UPDATE stock_opname_hasil h SET hasil = 'KURANG' FROM stock_opname s, barang b
    WHERE s.no_so = ${no_so} AND h.no_so = s.no_so AND h.hasil = 'KELUAR' AND b.kode_barang = h.kode_barang
      AND b.status_barang IN ('TERSEDIA', 'TITIP') AND b.kode_toko = s.kode_toko AND (b.kode_baki = s.kode_baki AND ${ditolak} OR ${dilepas})`)

/** A kept piece is somebody's: what is owed to him is settled before it is written off. @throws Refusal that says whose it is */
const tolakDisimpan = async (db: Queryable, no_so: string): Promise<void> => {
  const milik = await db.one<{ kode_barcode: string; nama: string; dokumen: string }>(sql`
    SELECT b.kode_barcode::text, coalesce(k.nama_customer, p.nama_customer)::text AS nama, coalesce(k.no_titip, p.no_pesanan)::text AS dokumen
    FROM stock_opname_hasil h JOIN barang b USING (kode_barang)
    LEFT JOIN titipan k ON k.kode_barang = b.kode_barang AND k.status = 'DONE'
    LEFT JOIN pesanan p ON p.contoh_barang = b.kode_barang AND p.contoh_kembali IS NULL
    WHERE h.no_so = ${no_so} AND h.hasil = 'KURANG' AND b.status_barang = 'TITIP' ORDER BY 1 LIMIT 1`)
  if (milik)
    throw new Refusal(
      'rule',
      `Barang ${milik.kode_barcode} Disimpan Untuk ${milik.nama} (${milik.dokumen}) Tidak Ditemukan, Batalkan Dahulu Atau Hitung Ulang`,
    )
}

/**
 * Missing and misplaced pieces of a closed count, locked in one order for everybody. They are judged by where they lie now: an edit
 * or a move there and back finds nothing.
 * @throws Refusal while one of them waits at the cashier, or is kept for somebody
 */
export const pegangSelisih = async (db: Queryable, no_so: string): Promise<Dibukukan[]> => {
  await db.run(sql`
    SELECT 1 FROM stock_opname_hasil h JOIN barang b USING (kode_barang)
    WHERE h.no_so = ${no_so} AND h.hasil IN ('KURANG', 'BAKI LAIN', 'KELUAR') ORDER BY b.kode_barang FOR UPDATE OF b`)
  const kasir = await db.one<{ kode_barcode: string }>(sql`
    SELECT b.kode_barcode::text FROM stock_opname_hasil h JOIN barang b USING (kode_barang)
    WHERE h.no_so = ${no_so} AND h.hasil IN ('KURANG', 'KELUAR') AND b.status_barang = 'KASIR' ORDER BY 1 LIMIT 1`)
  if (kasir)
    throw new Refusal('rule', `Barang ${kasir.kode_barcode} Masih Di Kasir, Validasi Atau Tolak Penjualannya Dahulu`)
  await hitungKembali(db, no_so)
  await tolakDisimpan(db, no_so)
  return db.rows<Dibukukan>(sql`
    SELECT b.kode_barang, b.kode_barcode, coalesce(b.kode_baki, '-') AS kode_baki, coalesce(k.kode_gudang, '-') AS kode_gudang,
      b.kode_group, b.kode_dept, b.nama_barang::text, b.kadar, b.berat, b.versi, h.hasil,
      b.status_barang = 'TERSEDIA' AND b.kode_toko = s.kode_toko
        AND (b.kode_baki = CASE h.hasil WHEN 'KURANG' THEN s.kode_baki ELSE h.kode_baki END OR h.hasil = 'KURANG' AND ${dilepas}) AS tetap
    FROM stock_opname s
    JOIN stock_opname_hasil h ON h.no_so = s.no_so AND h.hasil IN ('KURANG', 'BAKI LAIN')
    JOIN barang b ON b.kode_barang = h.kode_barang
    LEFT JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    WHERE s.no_so = ${no_so} ORDER BY b.kode_barang`)
}
