import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanHutangPiutangLain } from './hutang-piutang-lain.contract.ts'
import { hutangPiutangLain } from './hutang-piutang-lain.query.ts'

export const hutangPiutangLainFeature: Feature = {
  routes: [
    laporanRoute(laporanHutangPiutangLain, hutangPiutangLain, ({ tgl_akhir }, sesi) =>
      tolakKasTerbuka(sesi, tgl_akhir),
    ),
  ],
}
