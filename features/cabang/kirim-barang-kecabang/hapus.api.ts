/** The rest of a dispatch to another installation that its sender gives up as lost: the other one is told, for it may come after all. */
import { sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'
import { kirimSurat } from '../surat/surat.api.ts'

interface Hapus {
  no_kirim: string
  tujuan: string
  no_hapus: string
  barang: readonly string[]
}

/** Writes the letter; of a dispatch inside of this installation there is nobody to tell. It waits where the link is cut. */
export const beritahuHapus = async (
  { db, sesi, waktu }: WriteContext,
  { no_kirim, tujuan, no_hapus, barang }: Hapus,
): Promise<void> => {
  const sambungan = await db.one<{ id: string }>(
    sql`SELECT s.id::text FROM toko t JOIN sambungan s ON s.portal = t.portal WHERE t.kode_toko = ${tujuan}`,
  )
  if (!sambungan) return
  const { kode_toko } = sesi
  const isi = { no_kirim, no_hapus, barang }
  await kirimSurat(db, { sambungan: sambungan.id, jenis: 'HAPUS', kode_toko, dokumen: no_kirim, isi, waktu })
}
