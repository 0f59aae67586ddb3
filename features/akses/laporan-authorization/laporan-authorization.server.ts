import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanBeda } from './laporan-authorization.contract.ts'
import { beda } from './laporan-authorization.query.ts'

export const laporanAuthorizationFeature: Feature = { routes: [laporanRoute(laporanBeda, beda)] }
