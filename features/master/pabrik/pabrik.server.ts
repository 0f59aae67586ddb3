import { type Feature, masterRoutes } from '@kencana/server-kit'
import { pabrik } from './pabrik.contract.ts'

export const pabrikFeature: Feature = { routes: masterRoutes(pabrik, { table: 'master_pabrik' }) }
