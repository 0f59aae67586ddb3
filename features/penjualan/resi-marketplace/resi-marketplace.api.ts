/** Photos of parcels' labels: kept with the nota, the newest counts, none is ever changed. */
import { sql } from '@kencana/database'
import { catatFoto, type FotoTersimpan, Refusal, type WriteContext } from '@kencana/server-kit'

/**
 * Writes down which parcel a photo is of: that of one nota. The nota is held by the caller.
 * @throws Refusal for a picture of another parcel
 */
export const catatResi = async (
  { db, sesi, waktu }: WriteContext,
  no_faktur_jual: string,
  tersimpan: FotoTersimpan,
): Promise<string> => {
  const foto = await catatFoto(db, tersimpan, waktu)
  // Two who keep one picture for two parcels at once are told one after the other.
  await db.run(sql`SELECT pg_advisory_xact_lock(19, hashtext(${foto}))`)
  const lain = await db.one<{ no_faktur_jual: string }>(sql`
    SELECT r.no_faktur_jual::text FROM penjualan_resi r JOIN penjualan k USING (no_faktur_jual)
    WHERE r.foto = ${foto} AND r.no_faktur_jual <> ${no_faktur_jual} AND k.status <> 'BATAL' ORDER BY r.ke LIMIT 1`)
  if (lain) throw new Refusal('rule', `Foto Resi Sudah Dipakai ${lain.no_faktur_jual}, Ambil Foto Baru`)
  await db.run(sql`
    INSERT INTO penjualan_resi (foto, no_faktur_jual, user_id, dibuat_pada)
    VALUES (${foto}, ${no_faktur_jual}, ${sesi.user_id}, ${waktu})`)
  return foto
}
