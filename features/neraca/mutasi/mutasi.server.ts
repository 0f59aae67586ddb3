import type { Akun } from '@kencana/ledger'
import { type Feature, isOwner, type ReadContext, route } from '@kencana/server-kit'
import { hakUser } from '../../akses/hak-akses/hak.api.ts'
import { mutasiReports, uangTersembunyi } from './mutasi.contract.ts'
import { mutasi } from './mutasi.query.ts'

/** Money accounts whose lines the asker may not see: what none of his menus leads to. */
const tersembunyi = async ({ db, sesi }: ReadContext): Promise<readonly Akun[]> => {
  if (isOwner(sesi.level)) return []
  const { menu } = await hakUser(db, sesi.user_id)
  return uangTersembunyi(menu)
}

export const mutasiFeature: Feature = {
  routes: [
    route(mutasiReports, async (input, ctx) => mutasi(ctx.db, input, ctx.sesi.kode_toko, await tersembunyi(ctx))),
  ],
}
