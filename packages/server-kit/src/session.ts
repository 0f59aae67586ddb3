/** Who may pass: the session as the database knows it, and the menu right of the endpoint. */
import type { Access, Endpoint } from '@kencana/contract'
import { type Database, type Sql, sql } from '@kencana/database'
import { type Clock, tanggalDi } from './clock.ts'
import { isOwner, type Sesi } from './context.ts'
import { AKSES_DITOLAK, AKSI_DITOLAK, PILIH_PASSWORD, Refusal } from './refusal.ts'
import type { Claims } from './token.ts'

/** The routes whose owners may call, empty where the level or the session alone decides. */
export const menusOf = (access: Access): readonly string[] => (typeof access === 'string' ? [] : access)

/** Every failed authentication; closing words it differently, as the specification does. */
export const invalidToken = (endpoint: Endpoint): Refusal =>
  new Refusal('session', endpoint.path === 'system/close' ? 'Invalid token.' : 'Invalid Token.')

/** What a user holds of an endpoint: one of its menus, and its action in one of them. */
interface Hak {
  lihat: boolean
  boleh: boolean
}

/** The level decides first; then one menu suffices for a read, a write needs its action there too. @throws Refusal 403 */
export const checkAccess = ({ access, effect }: Pick<Endpoint, 'access' | 'effect'>, level: string, hak: Hak): void => {
  if (access === 'session') return
  if (access === 'OWN') {
    if (level !== 'OWN') throw new Refusal('denied', AKSES_DITOLAK)
    return
  }
  if (isOwner(level)) return
  if (access === 'OWN/SU' || !hak.lihat) throw new Refusal('denied', AKSES_DITOLAK)
  if (effect === 'write' && !hak.boleh) throw new Refusal('denied', AKSI_DITOLAK)
}

interface SessionRow extends Hak {
  sesi_sah: boolean
  ganti_password: boolean
  user_name: string
  level: string
  tgl_system: string
  zona_waktu: string
  kode_laci: string
}

/** Whose password somebody else knows does nothing under his name until he has chosen his own. @throws Refusal 403 */
export const checkOwnPassword = ({ firstLogin }: Pick<Endpoint, 'firstLogin'>, gantiDulu: boolean): void => {
  if (gantiDulu && !firstLogin) throw new Refusal('denied', PILIH_PASSWORD)
}

/** The drawer of a user in a shop: the first one where nobody gave him another. */
const laciUser = (user_id: Sql, kode_toko: Sql): Sql => sql`
  coalesce((SELECT p.kode_laci FROM laci_pemegang p WHERE p.kode_toko = ${kode_toko} AND p.user_id = ${user_id}), '-')::text`

/** The session of a row read inside or outside a transaction. */
export const toSesi = (
  claims: Claims,
  row: Omit<SessionRow, 'sesi_sah' | 'ganti_password' | keyof Hak>,
  clock: Clock,
): Sesi => ({
  id: claims.sesi,
  user_id: claims.user_id,
  user_name: row.user_name,
  level: row.level,
  kode_toko: claims.kode_toko,
  tgl_system: row.tgl_system,
  hari_ini: tanggalDi(row.zona_waktu, clock.now()),
  zona_waktu: row.zona_waktu,
  kode_laci: row.kode_laci,
})

/** Reads a session for a reading request and checks its right. @throws Refusal 401 or 403 */
export const readSesi = async (db: Database, clock: Clock, claims: Claims, endpoint: Endpoint): Promise<Sesi> => {
  const row = await db.quick.one<SessionRow>(sql`
    SELECT s.dicabut_pada IS NULL AND u.aktif AND s.dibuat_pada > ${clock.now()}::timestamptz - interval '7 days' AS sesi_sah, u.ganti_password, u.user_name::text, u.level::text, t.tgl_system, t.zona_waktu,
      ${laciUser(sql`s.user_id`, sql`s.kode_toko`)} AS kode_laci,
      EXISTS (SELECT FROM hak_akses h WHERE h.user_id = s.user_id AND h.menu_name = ANY (${menusOf(endpoint.access)}::text[])) AS lihat,
      EXISTS (SELECT FROM hak_aksi h WHERE h.user_id = s.user_id AND h.menu_name = ANY (${menusOf(endpoint.access)}::text[]) AND h.aksi = ${endpoint.aksi}) AS boleh
    FROM sesi s JOIN users u ON u.user_id = s.user_id JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE s.id = ${claims.sesi} AND s.user_id = ${claims.user_id} AND s.kode_toko = ${claims.kode_toko}`)
  if (!row?.sesi_sah) throw invalidToken(endpoint)
  checkOwnPassword(endpoint, row.ganti_password)
  checkAccess(endpoint, row.level, row)
  return toSesi(claims, row, clock)
}
