import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanHutangPiutangLain } from './hutang-piutang-lain.contract.ts'
import { hutangPiutangLain } from './hutang-piutang-lain.query.ts'

export const hutangPiutangLainFeature: Feature = { routes: [laporanRoute(laporanHutangPiutangLain, hutangPiutangLain)] }
