/** The photo of the paper that a seller without a nota shows: taken in the same press, seen by OWN and SU alone (features/member/privasi). */
import { sql } from '@kencana/database'
import { catatFoto, type FotoTersimpan, Refusal, type WriteContext } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { FOTO_IDENTITAS_HARUS } from './transaksi-pembelian.contract.ts'

/** @throws Refusal where a piece has no nota, its seller was not photographed with his paper, and the shop demands it */
export const tolakTanpaIdentitas = async (
  { db, sesi }: WriteContext,
  barang: readonly { kode_barcode?: string | undefined }[],
  foto: FotoTersimpan | null,
): Promise<void> => {
  if (foto !== null || barang.every((one) => one.kode_barcode !== undefined)) return
  if (await yaParaSystem(db, sesi.kode_toko, 'beli_foto_identitas')) throw new Refusal('rule', FOTO_IDENTITAS_HARUS)
}

/**
 * Writes down whose paper it was: that of one form, once.
 * @returns its hash, null without one
 * @throws Refusal for a picture that another form has
 */
export const catatFotoIdentitas = async (
  { db, sesi, waktu }: WriteContext,
  no_grup: string,
  tersimpan: FotoTersimpan | null,
): Promise<string | null> => {
  if (tersimpan === null) return null
  const foto = await catatFoto(db, tersimpan, waktu)
  const baru = await db.one(sql`
    INSERT INTO pembelian_identitas (no_grup, foto, user_id, dibuat_pada) VALUES (${no_grup}, ${foto}, ${sesi.user_id}, ${waktu})
    ON CONFLICT (foto) DO NOTHING RETURNING 1 AS ada`)
  if (!baru) throw new Refusal('rule', 'Foto Identitas Sudah Pernah Dipakai, Ambil Foto Baru')
  return foto
}
