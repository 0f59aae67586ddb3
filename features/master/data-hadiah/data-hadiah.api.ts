/** Gifts as documents give them out. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

interface Hadiah {
  nama_hadiah: string
  /** What one costs. */
  poin: number
  stock: number
  foto: string | null
}

/** Holds a gift until commit. @throws Refusal for one that is not there, or was deleted */
export const pegangHadiah = async ({ db }: WriteContext, kode_hadiah: string): Promise<Hadiah> => {
  const row = await db.one<Hadiah>(sql`
    SELECT nama_hadiah::text, poin, stock, foto FROM hadiah WHERE kode_hadiah = ${kode_hadiah} AND dihapus_pada IS NULL FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Hadiah ${kode_hadiah} Tidak Ada`)
  return row
}

/** Adds gifts to the stock of one that is held, or takes some, and keeps why. @param dari.dokumen null by hand */
export const gerakHadiah = async (
  { db, sesi, waktu }: WriteContext,
  kode_hadiah: string,
  jumlah: number,
  { dokumen = null, keterangan }: { dokumen?: string | null; keterangan: string },
): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = sesi
  await db.run(sql`
    INSERT INTO hadiah_stok (kode_hadiah, jumlah, keterangan, dokumen, kode_toko, tgl_system, user_id, waktu)
    VALUES (${kode_hadiah}, ${jumlah}, ${keterangan}, ${dokumen}, ${kode_toko}, ${tgl_system}, ${user_id}, ${waktu})`)
  await db.run(sql`UPDATE hadiah SET stock = stock + ${jumlah}, versi = versi + 1 WHERE kode_hadiah = ${kode_hadiah}`)
}
