/** Pieces that a count did not find: until another one sees them they leave their trays by the owner's word alone, and each week asks again. */
import type { Kasus } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { kunciOtorisasi, type WriteContext } from '@kencana/server-kit'
import { tolakDihitung } from './dihitung.api.ts'

/** What OWN alone agrees to of a piece that is looked for. */
export const OTORISASI_DICARI = 'BARANG TIDAK DITEMUKAN'

// An approved count after count `s` saw the piece of its line `h`, or wrote it off. Asked of each line by the piece's index: OFFSET keeps the
// planner from reading all lines ever counted instead.
const SELESAI: Sql = sql`EXISTS (
  SELECT FROM stock_opname_hasil r JOIN stock_opname k ON k.no_so = r.no_so
  WHERE r.kode_barang = h.kode_barang AND k.status = 'SELESAI' AND k.dibuat_pada >= s.dibuat_pada
    AND (r.hasil IN ('ADA', 'BAKI LAIN') OR r.hasil = 'KURANG' AND r.dibukukan) OFFSET 0)`

/** Whether line `h` of count `s` is a piece that is looked for still: what was written off is not, which keeps those lines few. */
export const DICARI: Sql = sql`(h.hasil = 'KURANG' AND NOT h.dibukukan AND NOT ${SELESAI})`

interface Keluar {
  kode_barang: string
  kode_baki: string
}

interface Dicari {
  kode_barcode: string
  nama_barang: string
  berat: Mg
  no_so: string
}

/**
 * What OWN has to agree to of pieces that leave their tray, by a document or by the undo of one. Their trays are held before, and under no count.
 * @param kode their kode_barang
 * @param akan what is to happen to them, and where they go, as OWN reads it: 'dipindah ke CN02'; and whether they are looked for still
 * @returns nothing where none of them is looked for
 */
export const kasusDicari = async (ctx: WriteContext, kode: readonly string[], akan: string): Promise<Kasus[]> => {
  // A round under way tells nothing yet, one that was called off before that needed an agreement nothing ever.
  const dicari = await ctx.db.rows<Dicari>(sql`
    SELECT DISTINCT ON (b.kode_barcode) b.kode_barcode::text, b.nama_barang::text, b.berat, s.no_so::text
    FROM stock_opname_hasil h JOIN stock_opname s USING (no_so) JOIN barang b USING (kode_barang)
    WHERE h.kode_barang = ANY (${[...kode]}::text[]) AND (s.status IN ('TUTUP', 'SELESAI') OR s.otorisasi_batal IS NOT NULL) AND ${DICARI}
    ORDER BY b.kode_barcode, s.dibuat_pada DESC`)
  return dicari.map(
    ({ kode_barcode, nama_barang, berat, no_so }): Kasus => ({
      kategori: OTORISASI_DICARI,
      aturan: `Barang yang tidak ditemukan hitungan ${akan}`,
      keterangan: `${kode_barcode} ${nama_barang}, tidak ditemukan pada ${no_so}`,
      kode_barcode,
      berat,
      mg: berat,
      wakil: false,
      oleh: 'OWN',
    }),
  )
}

/**
 * Has OWN agree where pieces are destroyed, washed, sent or moved that a closed or called-off count did not find: nobody weighs or scans
 * them on their way, the book would say that they went where they never came, and a count that waits to be approved would pass them over.
 * Call it once the pieces are held, before the number is drawn.
 * @param akan as in `kasusDicari`
 * @returns the agreement that is held, to be spent with the document; null where none of them is looked for
 * @throws Refusal also for a tray under count
 */
export const kunciKeluar = async (
  ctx: WriteContext,
  barang: readonly Keluar[],
  akan: string,
): Promise<string | null> => {
  await tolakDihitung(
    ctx,
    barang.map((one) => one.kode_baki),
  )
  return kunciOtorisasi(
    ctx,
    await kasusDicari(
      ctx,
      barang.map((one) => one.kode_barang),
      akan,
    ),
  )
}
