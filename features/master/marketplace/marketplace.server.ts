import { type Feature, masterRoutes } from '@kencana/server-kit'
import { marketplace } from './marketplace.contract.ts'

export const marketplaceFeature: Feature = { routes: masterRoutes(marketplace, { table: 'marketplace' }) }
