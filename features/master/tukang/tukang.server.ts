import { type Feature, masterRoutes } from '@kencana/server-kit'
import { tukang } from './tukang.contract.ts'

export const tukangFeature: Feature = { routes: masterRoutes(tukang, { table: 'tukang' }) }
