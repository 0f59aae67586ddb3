import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakHasil } from './laba-rugi.api.ts'
import { laporanLabaRugi } from './laba-rugi.contract.ts'
import { labaRugi } from './laba-rugi.query.ts'

export const labaRugiFeature: Feature = {
  routes: [
    laporanRoute(laporanLabaRugi, labaRugi, ({ type_laporan, tgl_akhir }, sesi) =>
      tolakHasil(sesi, type_laporan, tgl_akhir),
    ),
  ],
}
