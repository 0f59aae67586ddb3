import { type Feature, isOwner, laporanRoute, Refusal } from '@kencana/server-kit'
import { laporanBeda } from './laporan-authorization.contract.ts'
import { beda } from './laporan-authorization.query.ts'

export const laporanAuthorizationFeature: Feature = {
  routes: [
    laporanRoute(laporanBeda, beda, ({ per }, { level }) => {
      if (per === 'TOKO' && !isOwner(level)) throw new Refusal('denied', 'Semua Toko Hanya Untuk OWN Dan SU')
    }),
  ],
}
