import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanBahan } from './laporan-bahan-tukang.contract.ts'
import { detailBahan, rekapBahan } from './laporan-bahan-tukang.query.ts'

export const laporanBahanTukangFeature: Feature = {
  routes: [laporanRoute(laporanBahan, { DETAIL: detailBahan, REKAP: rekapBahan })],
}
