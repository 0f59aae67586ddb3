import { type Feature, route } from '@kencana/server-kit'
import { laporanTimbangBaki } from './laporan-timbang-baki.contract.ts'
import { timbangan } from './laporan-timbang-baki.query.ts'

export const laporanTimbangBakiFeature: Feature = {
  routes: [route(laporanTimbangBaki, (input, { db, sesi }) => timbangan(db, input, sesi.kode_toko))],
}
