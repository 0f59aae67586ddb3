import { type Feature, masterRoutes } from '@kencana/server-kit'
import { parameterPoint } from './parameter-point.contract.ts'

export const parameterPointFeature: Feature = {
  routes: masterRoutes(parameterPoint, {
    table: 'parameter_point',
    refs: { kode_group: { table: 'master_group', label: 'Group' } },
  }),
}
