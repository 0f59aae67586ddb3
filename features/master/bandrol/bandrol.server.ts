import { type Feature, masterRoutes } from '@kencana/server-kit'
import { bandrol } from './bandrol.contract.ts'

export const bandrolFeature: Feature = { routes: masterRoutes(bandrol, { table: 'master_bandrol' }) }
