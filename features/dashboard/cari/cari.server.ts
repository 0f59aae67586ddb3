import { type Feature, isOwner, route } from '@kencana/server-kit'
import { hakUser } from '../../akses/hak-akses/hak.api.ts'
import { cari } from './cari.contract.ts'
import { cariSemua } from './cari.query.ts'

export const cariFeature: Feature = {
  routes: [
    route(cari, async ({ q }, { db, sesi, kodeBarang }) => {
      const menu = isOwner(sesi.level) ? null : new Set((await hakUser(db, sesi.user_id)).menu)
      return cariSemua(db, sesi, { q, kode_barcode: kodeBarang(q) }, (path) => menu?.has(path) ?? true)
    }),
  ],
}
