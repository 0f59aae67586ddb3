/** Validation by somebody else as the witness of what he validates. */
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
