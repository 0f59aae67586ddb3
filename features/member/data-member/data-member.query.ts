/** Members found among many: by number, name, or the last digits of a telephone. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { isOwner, type Sesi } from '@kencana/server-kit'
import { cariMember, IDENTITAS, memelihara, samar } from './data-member.api.ts'
import type { member } from './data-member.contract.ts'

type Daftar = OutputOf<typeof member.list>

/** One page of the members that are not deleted. A list leaves the shop in sheets: whole telephones are the owners'. */
export const daftarMember = async (db: Queryable, input: InputOf<typeof member.list>, sesi: Sesi): Promise<Daftar> => {
  const where = sql`m.dihapus_pada IS NULL
    ${input.q === '' ? sql`` : sql`AND ${cariMember(input.q, await memelihara(db, sesi))}`}`
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<Daftar['rows'][number]>(sql`
    SELECT m.id::text AS _id, m.versi, m.kode_member::text, m.nama_member::text,
      ${isOwner(sesi.level) ? sql`m.no_hp` : samar(sql`m.no_hp`)} AS no_hp, m.alamat, m.tgl_lahir, m.setuju_pesan, m.catatan,
      ${IDENTITAS} AS identitas, m.kode_toko::text, to_char(m.dibuat_pada, 'YYYY-MM-DD') AS dibuat_pada
    FROM member m LEFT JOIN member_identitas i USING (kode_member)
    WHERE ${where} ORDER BY m.${sql.ident(input.urut)} ${arah}, m.kode_member ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<{ total: number }>(sql`SELECT count(*)::int AS total FROM member m WHERE ${where}`)
  return { rows, total: all?.total ?? 0, totals: {} }
}
