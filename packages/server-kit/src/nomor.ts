/** Document numbers KIND-TOKO-YYMMDD-NNNN: without gaps per shop, kind and day, since the counter rolls back too. */
import type { Dokumen } from '@kencana/contract'
import { type Queryable, sql, type Tx } from '@kencana/database'
import type { Buku } from './context.ts'

/**
 * Draws the next number and writes it down as a document. The counter row stays locked until commit, so draw after every check
 * and lock.
 * @param membatalkan the number that is undone: then the number is an undo's
 * @returns e.g. 'KC-TK01-261118-0002'; the serial grows past 9999
 */
export const nextNomor = async (
  tx: Tx,
  buku: Pick<Buku, 'kode_toko' | 'tgl_system'>,
  dokumen: Pick<Dokumen, 'kode' | 'batal'>,
  membatalkan: string | null = null,
): Promise<string> => {
  const jenis = membatalkan === null ? dokumen.kode : dokumen.batal
  if (jenis === undefined) throw new Error(`${dokumen.kode} cannot be undone`)
  const row = await tx.one<{ nomor: string }>(
    sql`SELECT ambil_nomor(${buku.kode_toko}, ${jenis}, ${buku.tgl_system}, ${membatalkan}) AS nomor`,
  )
  if (!row) throw new Error('no number drawn')
  return row.nomor
}

/** The number that would be drawn next: nothing is drawn, and somebody else may be quicker. */
export const lihatNomor = async (
  db: Queryable,
  buku: Pick<Buku, 'kode_toko' | 'tgl_system'>,
  { kode }: Pick<Dokumen, 'kode'>,
): Promise<string> => {
  const row = await db.one<{ nomor: string }>(sql`
    SELECT tulis_nomor(${kode}, ${buku.kode_toko}, ${buku.tgl_system}, coalesce((
      SELECT terakhir FROM nomor
      WHERE kode_toko = ${buku.kode_toko} AND jenis = ${kode} AND tgl_system = ${buku.tgl_system}), 0) + 1) AS nomor`)
  if (!row) throw new Error('no number written')
  return row.nomor
}
