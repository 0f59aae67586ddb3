import { type Feature, masterRoutes } from '@kencana/server-kit'
import { labeling } from './labeling.contract.ts'

export const labelingFeature: Feature = { routes: masterRoutes(labeling, { table: 'master_labeling' }) }
