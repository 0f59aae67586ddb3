/** Points of members who have become somebody else: what older papers give and take of them is his who they are by now. */
import { type Queryable, sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'

/** Who somebody is by now. */
export const memberKini = async (db: Queryable, kode_member: string): Promise<string> => {
  const row = await db.one<{ kini: string }>(sql`SELECT member_akhir(${kode_member}, 'infinity') AS kini`)
  return row?.kini ?? kode_member
}

/** By how much somebody's points were changed, and what he has since. */
export interface Perubahan {
  kode_member: string
  jumlah: number
  poin: number
}

/**
 * Gives points that a document changed of somebody who has become somebody else to him, in pairs of lines of that document.
 * @returns the changes as they are now, of who is still himself
 */
export const pindahKeKini = async (
  { db, sesi, waktu }: WriteContext,
  dokumen: string,
  berubah: readonly Perubahan[],
): Promise<Perubahan[]> => {
  const { kode_toko, tgl_system, user_id } = sesi
  const pindah = await db.rows<Perubahan>(sql`
    WITH lama AS (
      SELECT x.kode_member, member_akhir(x.kode_member, 'infinity') AS kini, x.jumlah, row_number() OVER (ORDER BY x.kode_member)
        + (SELECT coalesce(max(p.urut), 0) / 2 FROM poin_mutasi p WHERE p.dokumen = ${dokumen} AND p.jenis = 'GABUNG') AS ke
      FROM jsonb_to_recordset(${sql.json([...berubah])}::jsonb) x (kode_member text, jumlah bigint)
      JOIN member_gabung g ON g.kode_member = x.kode_member WHERE x.jumlah <> 0
    ), baris AS (
      INSERT INTO poin_mutasi (kode_member, dokumen, jenis, urut, jumlah, kode_toko, tgl_system, user_id, waktu)
      SELECT y.dia, ${dokumen}, 'GABUNG', 2 * l.ke - y.mundur, y.n, ${kode_toko}, ${tgl_system}, ${user_id}, ${waktu}
      FROM lama l CROSS JOIN LATERAL (VALUES (l.kode_member, -l.jumlah, 1), (l.kini, l.jumlah, 0)) y (dia, n, mundur)
      RETURNING kode_member, jumlah
    )
    INSERT INTO poin_saldo AS s (kode_member, poin) SELECT kode_member, sum(jumlah) FROM baris GROUP BY 1 ORDER BY 1
    ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin + excluded.poin
    RETURNING s.kode_member::text, s.poin, (SELECT sum(b.jumlah) FROM baris b WHERE b.kode_member = s.kode_member)::bigint AS jumlah`)
  if (pindah.length === 0) return [...berubah]
  const hasil = new Map(berubah.map((one) => [one.kode_member, one]))
  for (const one of pindah)
    hasil.set(one.kode_member, { ...one, jumlah: one.jumlah + (hasil.get(one.kode_member)?.jumlah ?? 0) })
  return [...hasil.values()]
}
