import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakHasil } from '../laba-rugi/laba-rugi.api.ts'
import { laporanNeracaKeuangan } from './neraca-keuangan.contract.ts'
import { neracaKeuangan } from './neraca-keuangan.query.ts'

export const neracaKeuanganFeature: Feature = {
  routes: [
    laporanRoute(laporanNeracaKeuangan, neracaKeuangan, ({ type_laporan, tanggal }, sesi) =>
      tolakHasil(sesi, type_laporan, tanggal),
    ),
  ],
}
