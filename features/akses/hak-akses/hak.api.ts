/** Rights as the tables hold them: menus, and actions of these menus. */
import { namaHak } from '@kencana/contract'
import { type Queryable, sql, type Tx } from '@kencana/database'

/** What a user or a level may open, and do there: ['/kirim-barang'], ['/kirim-barang#simpan']. */
export interface Hak {
  menu: string[]
  aksi: string[]
}

const toHak = (rows: readonly { menu_name: string; aksi: string | null }[]): Hak => ({
  menu: [...new Set(rows.map(({ menu_name }) => menu_name))],
  aksi: rows.flatMap(({ menu_name, aksi }) => (aksi === null ? [] : [namaHak(menu_name, aksi)])),
})

/** The rights of a user, sorted. */
export const hakUser = async (db: Queryable, user_id: string): Promise<Hak> =>
  toHak(
    await db.rows<{ menu_name: string; aksi: string | null }>(sql`
      SELECT h.menu_name, a.aksi FROM hak_akses h LEFT JOIN hak_aksi a USING (user_id, menu_name)
      WHERE h.user_id = ${user_id} ORDER BY h.menu_name, a.aksi`),
  )

/** The rights that a level starts with, sorted. */
export const hakTemplate = async (db: Queryable, level: string): Promise<Hak> =>
  toHak(
    await db.rows<{ menu_name: string; aksi: string | null }>(sql`
      SELECT t.menu_name, a.aksi FROM menu_template t LEFT JOIN template_aksi a USING (level, menu_name)
      WHERE t.level = ${level} ORDER BY t.menu_name, a.aksi`),
  )

const pairsOf = (aksi: readonly string[]) =>
  sql.json(
    aksi.map((one) => {
      const [menu_name, name] = one.split('#')
      return { menu_name, aksi: name }
    }),
  )

/** Replaces the rights of a user. */
export const gantiHakUser = async (tx: Tx, user_id: string, { menu, aksi }: Hak): Promise<void> => {
  await tx.run(sql`DELETE FROM hak_akses WHERE user_id = ${user_id}`)
  await tx.run(sql`INSERT INTO hak_akses (user_id, menu_name) SELECT ${user_id}, m FROM unnest(${menu}::text[]) m`)
  await tx.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT ${user_id}, r.menu_name, r.aksi FROM jsonb_to_recordset(${pairsOf(aksi)}::jsonb) r (menu_name text, aksi text)`)
  await tx.run(sql`UPDATE users SET versi = versi + 1 WHERE user_id = ${user_id}`)
}

/** Replaces the rights that a level starts with. */
export const gantiHakTemplate = async (tx: Tx, level: string, { menu, aksi }: Hak): Promise<void> => {
  await tx.run(sql`DELETE FROM menu_template WHERE level = ${level}`)
  await tx.run(sql`INSERT INTO menu_template (level, menu_name) SELECT ${level}, m FROM unnest(${menu}::text[]) m`)
  await tx.run(sql`
    INSERT INTO template_aksi (level, menu_name, aksi)
    SELECT ${level}, r.menu_name, r.aksi FROM jsonb_to_recordset(${pairsOf(aksi)}::jsonb) r (menu_name text, aksi text)`)
}
