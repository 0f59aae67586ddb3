/** What stands on the scale by the book, tray by tray. */
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'

/** The book of a tray now. */
interface Isi {
  kode_baki: string
  nama_baki: string
  kode_gudang: string
  pcs: number
  berat: Mg
  berat_asli: Mg
  tara_baki: Mg
  tara_bandrol: Mg
  tara_plastik: Mg
  tara_atribut: Mg
  sidik: string
}

/** What of a tray stands on the scale by the book, and how far the scale may be off. */
export interface Buku extends Isi {
  berat_seharusnya: Mg
  toleransi: Mg
}

/**
 * Trays of a shop as they are now. A lot's weight is its measured weight; pieces bring theirs and their tares, the tray
 * its own weight and that of the tag on it.
 */
export const bukuBaki = async (
  db: Queryable,
  kode_toko: string,
  { kode_baki = SEMUA, kode_gudang = SEMUA }: { kode_baki?: string; kode_gudang?: string },
): Promise<Buku[]> => {
  const batas = await batasBeda(db, kode_toko, 'TIMBANG')
  const rows = await db.rows<Isi>(sql`
    WITH k AS (
      SELECT * FROM baki WHERE kode_toko = ${kode_toko}
        ${kode_baki === SEMUA ? sql`` : sql`AND kode_baki = ${kode_baki}`}
        ${kode_gudang === SEMUA ? sql`` : sql`AND kode_gudang = ${kode_gudang}`}
    ), saldo AS (
      SELECT s.ref AS kode_baki, sum(s.pcs)::bigint AS pcs, sum(s.mg)::bigint AS mg
      FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAKI']) s GROUP BY s.ref
    ), potong AS (
      SELECT b.kode_baki, sum(b.berat)::bigint AS berat, sum(b.berat_asli)::bigint AS berat_asli,
        sum(b.berat_bandrol)::bigint AS bandrol, sum(b.berat_plastik)::bigint AS plastik,
        sum(b.berat_atribut)::bigint AS atribut, string_agg(b.kode_barang || ':' || b.versi, ',' ORDER BY b.kode_barang) AS isi
      FROM barang b JOIN k USING (kode_toko, kode_baki) GROUP BY b.kode_baki
    )
    SELECT k.kode_baki, k.nama_baki::text, k.kode_gudang, coalesce(s.pcs, 0)::int AS pcs, coalesce(s.mg, 0) AS berat,
      coalesce(s.mg, 0) - coalesce(p.berat, 0) + coalesce(p.berat_asli, 0) AS berat_asli, k.berat_baki AS tara_baki,
      k.berat_bandrol + coalesce(p.bandrol, 0) AS tara_bandrol, coalesce(p.plastik, 0) AS tara_plastik,
      coalesce(p.atribut, 0) AS tara_atribut,
      upper(md5(concat_ws('|', s.pcs, s.mg, k.berat_baki, k.berat_bandrol, p.isi))) AS sidik
    FROM k LEFT JOIN saldo s USING (kode_baki) LEFT JOIN potong p USING (kode_baki)
    WHERE k.dihapus_pada IS NULL OR s.mg > 0
    ORDER BY k.kode_baki`)
  return rows.map((row) => ({
    ...row,
    berat_seharusnya: mg(row.berat_asli + row.tara_baki + row.tara_bandrol + row.tara_plastik + row.tara_atribut),
    toleransi: batas(row.berat, row.pcs),
  }))
}
