/** Document numbers KIND-TOKO-YYMMDD-NNNN: without gaps per shop, kind and day, since the counter rolls back too. */
import type { Dokumen } from '@kencana/contract'
import { type Queryable, sql, type Tx } from '@kencana/database'
import type { Buku } from './context.ts'

const tulisan = (buku: Pick<Buku, 'kode_toko' | 'tgl_system'>, jenis: string, urut: number): string => {
  const day = buku.tgl_system.slice(2).replaceAll('-', '')
  return `${jenis}-${buku.kode_toko}-${day}-${String(urut).padStart(4, '0')}`
}

/**
 * Draws the next number. The counter row stays locked until commit, so draw after every check and lock.
 * @param apa 'kode' for a document, 'batal' for what undoes it
 * @returns e.g. 'KC-TK01-261118-0002'; the serial grows past 9999
 */
export const nextNomor = async (
  tx: Tx,
  buku: Pick<Buku, 'kode_toko' | 'tgl_system'>,
  dokumen: Pick<Dokumen, 'kode' | 'batal'>,
  apa: 'kode' | 'batal' = 'kode',
): Promise<string> => {
  const jenis = dokumen[apa]
  if (jenis === undefined) throw new Error(`${dokumen.kode} cannot be undone`)
  const row = await tx.one<{ terakhir: number }>(sql`
    INSERT INTO nomor AS n (kode_toko, jenis, tgl_system, terakhir)
    VALUES (${buku.kode_toko}, ${jenis}, ${buku.tgl_system}, 1)
    ON CONFLICT (kode_toko, jenis, tgl_system) DO UPDATE SET terakhir = n.terakhir + 1
    RETURNING terakhir`)
  if (!row) throw new Error('no number drawn')
  return tulisan(buku, jenis, row.terakhir)
}

/** The number that would be drawn next: nothing is drawn, and somebody else may be quicker. */
export const lihatNomor = async (
  db: Queryable,
  buku: Pick<Buku, 'kode_toko' | 'tgl_system'>,
  { kode }: Pick<Dokumen, 'kode'>,
): Promise<string> => {
  const row = await db.one<{ terakhir: number }>(sql`
    SELECT terakhir FROM nomor
    WHERE kode_toko = ${buku.kode_toko} AND jenis = ${kode} AND tgl_system = ${buku.tgl_system}`)
  return tulisan(buku, kode, (row?.terakhir ?? 0) + 1)
}
