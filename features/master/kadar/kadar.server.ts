import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kadar } from './kadar.contract.ts'

export const kadarFeature: Feature = { routes: masterRoutes(kadar, { table: 'master_kadar' }) }
