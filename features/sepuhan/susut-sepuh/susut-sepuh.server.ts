import { type Feature, route } from '@kencana/server-kit'
import { persenParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { laporanSusut } from './susut-sepuh.contract.ts'
import { susut } from './susut-sepuh.query.ts'

export const susutSepuhFeature: Feature = {
  routes: [
    route(laporanSusut, async (input, { db, sesi }) =>
      susut(db, input, sesi.kode_toko, await persenParaSystem(db, sesi.kode_toko, 'toleransi_sepuh')),
    ),
  ],
}
