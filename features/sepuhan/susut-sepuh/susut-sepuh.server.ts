import { type Feature, laporanRoute } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { laporanSusut } from './susut-sepuh.contract.ts'
import { susut } from './susut-sepuh.query.ts'

export const susutSepuhFeature: Feature = {
  routes: [
    laporanRoute(laporanSusut, async (db, input, kode_toko) =>
      susut(db, input, kode_toko, await batasBeda(db, kode_toko, 'SEPUH')),
    ),
  ],
}
