/** Pieces as they go to another installation, and what each costs the books that they leave. */
import { type Queryable, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import type { BarangKiriman } from '../kiriman-masuk/kiriman.contract.ts'

/** What the pieces cost the shop, by the newest evening's average; null where its goods have no value. */
export const nilaiBarang = async (
  db: Queryable,
  kode_toko: string,
  kode: readonly string[],
): Promise<Map<string, Rp | null>> => {
  const rows = await db.rows<{ kode_barang: string; nilai: Rp | null }>(sql`
    SELECT b.kode_barang::text,
      CASE WHEN nilai_sejak(${kode_toko}, b.kode_group) IS NOT NULL AND h.mg > 0 THEN round(b.berat::numeric * h.rp / h.mg)::bigint END AS nilai
    FROM barang b LEFT JOIN LATERAL (
      SELECT * FROM (
        (SELECT dasar_rp AS rp, dasar_mg AS mg FROM nilai_harian x WHERE x.kode_toko = ${kode_toko} AND x.kode_group = b.kode_group
          ORDER BY x.tgl_system DESC LIMIT 1)
        UNION ALL
        (SELECT d.rp, d.mg FROM nilai_awal n JOIN nilai_awal_detail d USING (no_nilai_awal)
          WHERE n.kode_toko = ${kode_toko} AND n.no_batal IS NULL AND d.kode_group = b.kode_group AND d.dinilai AND d.mg > 0
          ORDER BY n.dibuat_pada DESC LIMIT 1)
      ) y LIMIT 1
    ) h ON true
    WHERE b.kode_barang = ANY (${[...kode]}::text[])`)
  return new Map(rows.map((row) => [row.kode_barang, row.nilai]))
}

type TanpaNilai = Omit<BarangKiriman, 'nilai'>

/** The pieces with all that the other installation has to know of them, in the order asked for. */
export const barangKiriman = async (db: Queryable, kode: readonly string[]): Promise<TanpaNilai[]> => {
  const rows = await db.rows<TanpaNilai>(sql`
    SELECT '-' AS no_pesanan, b.kode_barang::text, b.kode_barcode::text, b.kode_group::text, b.kode_dept::text,
      coalesce(k.kode_gudang::text, '-') AS kode_gudang, coalesce(b.kode_baki::text, '-') AS kode_toko, b.tag_id, b.kode_intern,
      coalesce(b.barcode_lama, '-') AS barcode_lama, b.nama_barang::text, b.nama_atribut, 1 AS stock_on_hand, b.berat, b.berat_asli, b.berat_awal, b.berat_susut, b.susut_tukang,
      b.berat_cad, b.berat_plastik, b.berat_atribut, b.berat_bandrol, h.kurang AS koreksi_kurang, h.lebih AS koreksi_lebih, h.cuci AS susut_cuci, b.kadar::text, b.persentase, g.persentase AS persentase_group,
      b.kadar_cetak::text, b.kadar_modal::text, b.modal AS harga_beli, b.harga_total AS harga_skrg,
      b.harga_total - b.harga_atribut - b.ongkos AS harga_jual, b.harga_atribut, b.ongkos, b.harga_estimasi, b.harga_total,
      to_char(b.dibuat_pada, 'YYYY-MM-DD') AS tgl_last_beli, '-' AS tgl_last_jual, b.tipe_barang, b.is_markis, b.foto
    FROM unnest(${[...kode]}::text[]) WITH ORDINALITY x (kode, urut) JOIN barang b ON b.kode_barang = x.kode
      JOIN master_group g ON g.kode_group = b.kode_group CROSS JOIN LATERAL beda_barang(b.kode_barang) h
      LEFT JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    ORDER BY x.urut`)
  return rows
}
