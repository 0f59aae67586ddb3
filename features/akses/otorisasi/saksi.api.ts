/** Validation by somebody else as the witness of what he validates. */
import { sql } from '@kencana/database'
import { isOwner, Refusal, type WriteContext } from '@kencana/server-kit'
import { pastikanPemilik, pastikanSaksi, pastikanTerpisah } from './putusan.store.ts'

/**
 * Whether the caller may witness what somebody else entered: by the same rules as on his own screen, so that nobody validates
 * through a user whom he made or whose password he gave. Source: controls, two grades.
 * @param pembuat who entered it
 */
export const saksiUntuk = async (ctx: WriteContext, pembuat: string): Promise<boolean> => {
  const { user_id, level, kode_toko, tgl_system } = ctx.sesi
  if (pembuat === user_id) return false
  try {
    if (isOwner(level)) await pastikanPemilik(ctx.db, ctx.waktu, pembuat, user_id)
    else await pastikanSaksi(ctx, { kode_toko, tgl_system, peminta: pembuat }, user_id)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Whether whoever agrees to what these people did is a second person to each of them: not one of them, not their maker of
 * today. Source: controls, counting. @throws Refusal
 */
export const pastikanOrangKedua = async ({ db, waktu, sesi }: WriteContext, oleh: readonly string[]): Promise<void> => {
  for (const satu of oleh) await pastikanTerpisah(db, waktu, satu, sesi.user_id)
}

/**
 * Whether another OWN, or SU where one suffices, is there who could agree to what the caller asks for, and is none of these.
 * @param own an SU does not suffice
 */
export const adaPenyetuju = async (
  { db, waktu, sesi }: WriteContext,
  bukan: readonly string[],
  own: boolean,
): Promise<boolean> => {
  const calon = await db.rows<{ user_id: string }>(sql`
    SELECT user_id::text FROM users WHERE aktif AND NOT ganti_password AND (level = 'OWN' OR level = 'SU' AND NOT ${own}::boolean)
      AND user_id <> ${sesi.user_id} AND user_id <> ALL (${[...bukan]}::text[]) ORDER BY user_id`)
  for (const { user_id } of calon) {
    try {
      await pastikanPemilik(db, waktu, sesi.user_id, user_id)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return false
}

/**
 * Whoever agreed is none of those whose work it is about, while another OWN or SU could have. Source: controls, counting.
 * @param otorisasi the agreement that is held; null where none was needed
 * @throws Refusal
 */
export const pastikanOrangLain = async (
  { db }: WriteContext,
  otorisasi: string | null,
  oleh: readonly (string | null)[],
): Promise<void> => {
  if (otorisasi === null) return
  const row = await db.one<{ oleh: string }>(sql`
    SELECT o.disetujui_oleh::text AS oleh FROM otorisasi o
    WHERE o.id = ${otorisasi} AND o.disetujui_oleh = ANY (${[...oleh]}::text[]) AND EXISTS (
      SELECT FROM users u WHERE u.level IN ('OWN', 'SU') AND u.aktif AND NOT u.ganti_password AND u.user_id <> ALL (${oleh.filter((one) => one !== null)}::text[]))`)
  if (row) throw new Refusal('denied', `${row.oleh} Ikut Menghitung, Minta OWN Atau SU Yang Lain`)
}
