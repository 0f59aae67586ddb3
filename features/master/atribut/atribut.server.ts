import { type Feature, masterRoutes } from '@kencana/server-kit'
import { atribut } from './atribut.contract.ts'

export const atributFeature: Feature = { routes: masterRoutes(atribut, { table: 'master_atribut' }) }
