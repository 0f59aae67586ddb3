/** Boards and keys of other programs whose maker loses the power to make them: they end with it, and do not come back with him. */
import { sql } from '@kencana/database'
import { isOwner, type WriteContext } from '@kencana/server-kit'

interface Pembuat {
  user_id: string
  level: string
  aktif: boolean
}

/** What somebody makes that goes on without him, and who may. */
const BUATAN: readonly { tabel: string; boleh: (level: string) => boolean }[] = [
  { tabel: 'papan_harga', boleh: isOwner },
  { tabel: 'kunci_baca', boleh: (level) => level === 'OWN' },
]

/** Revokes what a user made who may not make it any more, or whom somebody sends away. @param sesudah what he is from now on */
export const cabutMilik = async (
  ctx: WriteContext,
  { user_id, ...sebelum }: Pembuat,
  sesudah: Pick<Pembuat, 'level' | 'aktif'>,
): Promise<void> => {
  for (const { tabel, boleh } of BUATAN) {
    const berwenang = ({ level, aktif }: Pick<Pembuat, 'level' | 'aktif'>): boolean => aktif && boleh(level)
    if (!berwenang(sebelum) || berwenang(sesudah)) continue
    const rows = await ctx.db.rows<{ id: string; nama: string }>(sql`
      UPDATE ${sql.ident(tabel)} SET dicabut_oleh = ${ctx.sesi.user_id}, dicabut_pada = ${ctx.waktu}
      WHERE dibuat_oleh = ${user_id} AND dicabut_pada IS NULL RETURNING id::text, nama::text`)
    for (const { id, nama } of rows) ctx.audit({ dokumen: id, sesudah: { nama, dicabut: true, pembuat: user_id } })
  }
}
