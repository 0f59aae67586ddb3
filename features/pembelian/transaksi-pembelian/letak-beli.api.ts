/** What becomes of a bought piece, and what its own barcode says of it since. Every writer of `keadaan` goes through here. */
import { type Sql, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { tolakDijaminkan } from './dijaminkan.api.ts'

/** A piece with a nota still has its barcode: with the customer, ours again, in a lot, or gone on. */
const STATUS = {
  OPEN: 'TERJUAL',
  BELI: 'DIBELI',
  SORTIR: 'DIBELI',
  RUSAK: 'DIBELI',
  LEBUR: 'DILEBUR',
  BOS: 'KEMBALI',
  PABRIK: 'KEMBALI',
  BATAL: 'TERJUAL',
} as const

/** Where a bought piece is. */
export type KeadaanBeli = keyof typeof STATUS

/** The status that a bought piece's own barcode has. */
export const statusBarang = (keadaan: KeadaanBeli): string => STATUS[keadaan]

/** A piece that its customer is selling back, or left for a loan, is not taken back by undoing its sale. @throws Refusal that names the purchase */
export const tolakDibeli = async ({ db }: WriteContext, kode_barang: string): Promise<void> => {
  const beli = await db.one<{ no_faktur_beli: string; kode_barcode: string }>(sql`
    SELECT p.no_faktur_beli::text, b.kode_barcode::text FROM pembelian p JOIN barang b USING (kode_barang)
    WHERE p.kode_barang = ${kode_barang} AND p.keadaan <> 'BATAL'`)
  if (beli) throw new Refusal('rule', `Barang ${beli.kode_barcode} Sudah Dibeli Kembali, ${beli.no_faktur_beli}`)
  await tolakDijaminkan(db, [{ kode_barang }])
}

interface Letak {
  keadaan: KeadaanBeli
  /** The tray it lies on as a piece of its own, of `p`, the purchase, or of what `dari` joins; NULL when on none. */
  kode_baki: Sql
  /** Which: a condition on `p`. */
  di: Sql
  /** What the condition needs besides: `FROM x d`. */
  dari?: Sql
  /** Columns that are written with it, each with a comma behind it. */
  lain?: Sql
}

/** Writes where held purchases are now, and with it the status of the pieces that they name. */
export const letakkanBeli = async (
  { db }: WriteContext,
  { keadaan, kode_baki, di, dari = sql``, lain = sql`` }: Letak,
): Promise<void> => {
  await db.run(sql`
    WITH beli AS (
      UPDATE pembelian p SET keadaan = ${keadaan}, kode_baki_kini = ${kode_baki}, ${lain} versi = p.versi + 1
      ${dari} WHERE ${di} RETURNING p.kode_barang
    )
    UPDATE barang b SET status_barang = ${statusBarang(keadaan)}, versi = b.versi + 1
    FROM beli WHERE b.kode_barang = beli.kode_barang AND b.status_barang <> ${statusBarang(keadaan)}`)
}
