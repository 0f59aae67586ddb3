/** Boards whose maker loses the power to make them: they end with it, and do not come back with him. */
import { sql } from '@kencana/database'
import { isOwner, type WriteContext } from '@kencana/server-kit'

interface Pembuat {
  user_id: string
  level: string
  aktif: boolean
}

const berwenang = ({ level, aktif }: Pick<Pembuat, 'level' | 'aktif'>): boolean => aktif && isOwner(level)

/** Revokes the boards of a user who is no OWN or SU any more, or whom somebody sends away. @param sesudah what he is from now on */
export const cabutPapanMilik = async (
  ctx: WriteContext,
  { user_id, ...sebelum }: Pembuat,
  sesudah: Pick<Pembuat, 'level' | 'aktif'>,
): Promise<void> => {
  if (!berwenang(sebelum) || berwenang(sesudah)) return
  const rows = await ctx.db.rows<{ id: string; nama: string }>(sql`
    UPDATE papan_harga SET dicabut_oleh = ${ctx.sesi.user_id}, dicabut_pada = ${ctx.waktu}
    WHERE dibuat_oleh = ${user_id} AND dicabut_pada IS NULL RETURNING id::text, nama::text`)
  for (const { id, nama } of rows) ctx.audit({ dokumen: id, sesudah: { nama, dicabut: true, pembuat: user_id } })
}
