import { type Feature, route } from '@kencana/server-kit'
import { mutasiReports } from './mutasi.contract.ts'
import { mutasi } from './mutasi.query.ts'

export const mutasiFeature: Feature = {
  routes: [route(mutasiReports, (input, { db, sesi }) => mutasi(db, input, sesi.kode_toko))],
}
