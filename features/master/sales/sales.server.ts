import { type Feature, masterRoutes } from '@kencana/server-kit'
import { sales } from './sales.contract.ts'

export const salesFeature: Feature = { routes: masterRoutes(sales, { table: 'sales', perToko: true }) }
