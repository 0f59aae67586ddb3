import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

export const kondisiPinjamanFeature: Feature = { routes: masterRoutes(kondisiPinjaman, { table: 'kondisi_pinjaman' }) }
