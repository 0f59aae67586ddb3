/** Pieces that a count did not find: until another one sees them no paper takes them off their trays, and each week asks again. */
import { type Sql, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { tolakDihitung } from './dihitung.api.ts'

// An approved count after count `s` saw the piece of its line `h`, or wrote it off.
const SELESAI: Sql = sql`EXISTS (
  SELECT FROM stock_opname_hasil r JOIN stock_opname k ON k.no_so = r.no_so
  WHERE r.kode_barang = h.kode_barang AND k.status = 'SELESAI' AND k.dibuat_pada >= s.dibuat_pada
    AND (r.hasil IN ('ADA', 'BAKI LAIN') OR r.hasil = 'KURANG' AND r.dibukukan))`

/** Whether line `h` of count `s` is a piece that is looked for still. */
export const DICARI: Sql = sql`(h.hasil = 'KURANG' AND NOT ${SELESAI})`

interface Keluar {
  kode_barang: string
  kode_baki: string
}

/**
 * Refuses to destroy, wash or send pieces that lie on a tray under count, or that a closed or called-off count did not find: nobody weighs
 * or scans them on their way, and the book would say that they went where they never came. Call it once the pieces are held.
 * @throws Refusal
 */
export const tolakKeluar = async (ctx: WriteContext, barang: readonly Keluar[]): Promise<void> => {
  await tolakDihitung(
    ctx,
    barang.map((one) => one.kode_baki),
  )
  const kode = barang.map((one) => one.kode_barang)
  // A round under way tells nothing yet, one that was called off before that needed an agreement nothing ever.
  const row = await ctx.db.one<{ kode_barcode: string; no_so: string }>(sql`
    SELECT b.kode_barcode::text, s.no_so::text
    FROM stock_opname_hasil h JOIN stock_opname s USING (no_so) JOIN barang b USING (kode_barang)
    WHERE h.kode_barang = ANY (${kode}::text[]) AND (s.status IN ('TUTUP', 'SELESAI') OR s.otorisasi_batal IS NOT NULL) AND ${DICARI}
    ORDER BY b.kode_barcode, s.dibuat_pada DESC LIMIT 1`)
  if (row)
    throw new Refusal('rule', `Barang ${row.kode_barcode} Tidak Ditemukan Pada ${row.no_so}, Hitung Bakinya Dulu`)
}
