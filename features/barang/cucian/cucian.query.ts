import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { CETAK_CUCI, CETAK_TERIMA_CUCI, type getCuci, type getTerimaCuci } from './cucian.contract.ts'

type Cuci = OutputOf<typeof getCuci>
type Terima = OutputOf<typeof getTerimaCuci>
type BarisCuci = Omit<Cuci, 'cetakan' | 'detail_barang'>
type BarisTerima = Omit<Terima, 'cetakan' | 'detail_barang'>

const waktu = (kolom: Sql) => sql`to_char(${kolom}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const pilihCuci = (db: Queryable, where: Sql): Promise<BarisCuci[]> =>
  db.rows<BarisCuci>(sql`
    SELECT c.no_cuci, c.tgl_system, ${waktu(sql`c.dibuat_pada`)} AS waktu, c.keterangan, c.pcs, c.berat, s.sisa, s.sisa_berat,
      c.user_id, c.no_batal
    FROM cuci_barang c
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sisa, coalesce(sum(d.berat), 0)::bigint AS sisa_berat
      FROM cuci_barang_detail d WHERE d.no_cuci = c.no_cuci AND d.no_terima IS NULL AND NOT d.dibatalkan
    ) s
    WHERE ${where} ORDER BY c.dibuat_pada DESC, c.no_cuci DESC`)

/** The batches of one shop day and all of which something is still out, newest first. */
export const daftarCuci = (db: Queryable, kode_toko: string, tanggal: string): Promise<BarisCuci[]> =>
  pilihCuci(db, sql`c.kode_toko = ${kode_toko} AND (c.tgl_system = ${tanggal} OR s.sisa > 0)`)

/** How many batches of a shop are not back yet. */
export const cuciTerbuka = async (db: Queryable, kode_toko: string): Promise<number> =>
  (await pilihCuci(db, sql`c.kode_toko = ${kode_toko} AND s.sisa > 0`)).length

/** One batch with its pieces. @throws Refusal 404 */
export const satuCuci = async (db: Queryable, kode_toko: string, no_cuci: string): Promise<Cuci> => {
  const [row] = await pilihCuci(db, sql`c.no_cuci = ${no_cuci} AND c.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Cucian ${no_cuci} Tidak Ada`)
  const detail_barang = await db.rows<Cuci['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_baki_asal, b.kadar, d.berat,
      CASE WHEN d.no_terima IS NOT NULL THEN 'KEMBALI' WHEN d.dibatalkan THEN 'BATAL' ELSE 'CUCI' END AS keadaan
    FROM cuci_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_cuci = ${no_cuci} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, CETAK_CUCI, no_cuci), detail_barang }
}

const pilihTerima = (db: Queryable, where: Sql): Promise<BarisTerima[]> =>
  db.rows<BarisTerima>(sql`
    SELECT t.no_terima, t.no_cuci, t.tgl_system, ${waktu(sql`t.dibuat_pada`)} AS waktu, t.pcs, t.berat, t.susut,
      coalesce(o.disetujui_oleh, '-') AS disetujui_oleh, t.user_id, t.no_batal
    FROM terima_cuci t LEFT JOIN otorisasi o ON o.id = t.otorisasi
    WHERE ${where} ORDER BY t.dibuat_pada DESC, t.no_terima DESC`)

/** What came back on one shop day, newest first. */
export const daftarTerima = (db: Queryable, kode_toko: string, tanggal: string): Promise<BarisTerima[]> =>
  pilihTerima(db, sql`t.kode_toko = ${kode_toko} AND t.tgl_system = ${tanggal}`)

/** One receipt with its pieces. @throws Refusal 404 */
export const satuTerima = async (db: Queryable, kode_toko: string, no_terima: string): Promise<Terima> => {
  const [row] = await pilihTerima(db, sql`t.no_terima = ${no_terima} AND t.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_terima} Tidak Ada`)
  const detail_barang = await db.rows<Terima['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_baki, b.kadar, d.berat_kirim, d.berat_kembali
    FROM terima_cuci_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_terima = ${no_terima} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, CETAK_TERIMA_CUCI, no_terima), detail_barang }
}
