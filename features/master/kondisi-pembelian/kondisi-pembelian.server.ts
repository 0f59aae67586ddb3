import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

export const kondisiPembelianFeature: Feature = {
  routes: masterRoutes(kondisiPembelian, { table: 'kondisi_pembelian' }),
}
