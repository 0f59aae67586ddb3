import { type Feature, masterRoutes } from '@kencana/server-kit'
import { parameterJenisGroup } from './parameter-jenis-group.contract.ts'

export const parameterJenisGroupFeature: Feature = {
  routes: masterRoutes(parameterJenisGroup, { table: 'master_jenis_group' }),
}
