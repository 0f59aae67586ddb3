/** Which accounts somebody may see behind a total. */
import type { Queryable } from '@kencana/database'
import type { Akun } from '@kencana/ledger'
import { isOwner, type Sesi } from '@kencana/server-kit'
import { hakUser } from '../../akses/hak-akses/hak.api.ts'
import { BUTA, tanpaMenu } from './akun-menu.contract.ts'

/** Accounts whose lines and balances the asker may not see: what none of his menus leads to. */
export const akunTersembunyi = async (
  db: Queryable,
  { user_id, level }: Pick<Sesi, 'user_id' | 'level'>,
): Promise<readonly Akun[]> => {
  if (isOwner(level)) return []
  const { menu } = await hakUser(db, user_id)
  return tanpaMenu(menu)
}

/**
 * The same of days up to `sampai`: below OWN and SU also what cash of the open day follows from, since whoever counts the drawer does
 * not read the books. Source: controls, counting.
 */
export const akunTersembunyiSampai = async (db: Queryable, sesi: Sesi, sampai: string): Promise<readonly Akun[]> => {
  const menu = await akunTersembunyi(db, sesi)
  return isOwner(sesi.level) || sampai < sesi.tgl_system ? menu : [...new Set([...menu, ...BUTA])]
}
