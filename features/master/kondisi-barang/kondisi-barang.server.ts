import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kondisiBarang } from './kondisi-barang.contract.ts'

export const kondisiBarangFeature: Feature = { routes: masterRoutes(kondisiBarang, { table: 'kondisi_barang' }) }
